import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yunyou/contract/endpoints';
import { ApiFailure } from '@yunyou/contract/http-client';
import { internationalPhonePattern } from '@yunyou/contract/orders/order-patterns';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { priceGroup } from '@yunyou/domain/money/price';
import { countGroup } from '@yunyou/domain/orders/order-travellers';
import { Alert, App, Button, Card, Flex, Form, Input, Radio, Select, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import styles from './orders.module.css';
import { TravellerFields } from './traveller-fields.tsx';

type NewOrder = Omit<CallInput<'POST /admin/order/enter'>, 'orderNo' | 'total'>;

/** Enters an order for a customer who booked by telephone, mail or in person. */
export function NewOrderPage() {
  const [form] = Form.useForm<NewOrder>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { message } = App.useApp();
  // One number per visit of the page: a repeated request books once.
  const [pageId] = useState(() => crypto.randomUUID());
  const number = useQuery({
    queryKey: ['order-number', pageId],
    queryFn: () => api('GET /admin/order/number'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const price = usePrice(form);
  const enter = useMutation({
    mutationFn: async (order: NewOrder) => {
      if (!number.data || !price) throw new Error('Choose a tour and a departure first.');
      return api('POST /admin/order/enter', { ...toInput(order), ...number.data, total: price.total });
    },
    onSuccess: async ({ orderNo }) => {
      void message.success('Order entered.');
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await navigate(`/productManage/orderList?${new URLSearchParams({ orderNo })}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure)) return;
      const problems = error.data.fields ?? [];
      form.setFields(
        problems.map(({ field, message: text }) => ({
          name: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) as never, // a path of this form
          errors: [text],
        })),
      );
    },
  });
  return (
    <Flex vertical gap="middle" data-code="orderList" className={layout['readable'] ?? ''}>
      <PageHead title="New order">
        <Link to="/productManage/orderList">
          <Button>Back to the list</Button>
        </Link>
      </PageHead>
      <Form<NewOrder>
        form={form}
        layout="vertical"
        initialValues={{ travellers: [{ kind: 'adult' }], isPaid: false }}
        onFinish={(order) => enter.mutate(order)}
        scrollToFirstError={{ focus: true }}
      >
        <Flex vertical gap="middle">
          <TourCard form={form} />
          <Card size="small" title="Travellers">
            <TravellerFields />
          </Card>
          <ContactCard />
          <Card size="small" title="Payment">
            <Typography.Paragraph strong>
              {price
                ? `Total ${formatMoney(price.total)}`
                : 'The total appears when tour and date are chosen.'}
            </Typography.Paragraph>
            <Form.Item label="State" name="isPaid">
              <Radio.Group
                options={[
                  { value: false, label: 'Paid later: the seats are held' },
                  { value: true, label: 'The payment has been received' },
                ]}
              />
            </Form.Item>
            {enter.isError && (
              <Alert type="error" title={enter.error.message} className={layout['spaced'] ?? ''} />
            )}
            <Button type="primary" htmlType="submit" loading={enter.isPending}>
              Enter order
            </Button>
          </Card>
        </Flex>
      </Form>
    </Flex>
  );
}

type OrderForm = ReturnType<typeof Form.useForm<NewOrder>>[0];

function useDepartures(form: OrderForm) {
  const id = Form.useWatch('lineId', form) as string | undefined; // undefined until a tour is chosen
  return useQuery({
    queryKey: ['departures', id ?? ''],
    queryFn: () => api('GET /admin/departure/list', { id: id ?? '' }),
    enabled: id !== undefined,
  });
}

/** Returns the price of the chosen departure for the entered travellers. */
function usePrice(form: OrderForm) {
  const date = Form.useWatch('date', form) as string | undefined; // undefined until a date is chosen
  const travellers = (Form.useWatch('travellers', form) as NewOrder['travellers'] | undefined) ?? []; // undefined at first
  const departure = useDepartures(form).data?.list.find((one) => one.date === date);
  return departure && travellers.length > 0 ? priceGroup(departure, countGroup(travellers)) : undefined;
}

function TourCard({ form }: { form: OrderForm }) {
  const departures = useDepartures(form);
  return (
    <Card size="small" title="Tour">
      <Form.Item label="Tour" name="lineId" rules={[{ required: true, message: 'Choose a tour' }]}>
        <ReferencePicker entity="trip-line" />
      </Form.Item>
      <Form.Item label="Departure" name="date" rules={[{ required: true, message: 'Choose a departure' }]}>
        <Select
          showSearch
          loading={departures.isFetching}
          notFoundContent="Choose a tour with departures first"
          options={(departures.data?.list ?? [])
            .filter(({ isClosed }) => !isClosed)
            .map(({ date, seatsLeft, priceAdult, priceChild }) => ({
              value: date,
              label: `${date}, ${seatsLeft} left, ${formatMoney(priceAdult)} (child ${formatMoney(priceChild)})`,
              disabled: seatsLeft === 0,
            }))}
        />
      </Form.Item>
    </Card>
  );
}

function ContactCard() {
  return (
    <Card size="small" title="Contact">
      <div className={styles['pair']}>
        <Form.Item
          label="Name"
          name={['contact', 'name']}
          rules={[{ required: true, message: 'Enter the name' }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="E-mail"
          name={['contact', 'email']}
          extra="Mails about the order go here. An account with this address shows the order."
          rules={[{ required: true, type: 'email', message: 'An address such as ada@example.org' }]}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="Phone"
          name={['contact', 'phone']}
          normalize={(value: string) => value.replace(/[\s()-]/g, '')}
          rules={[
            {
              required: true,
              pattern: internationalPhonePattern,
              message: 'With the country code, such as +447400123456',
            },
          ]}
        >
          <Input type="tel" maxLength={20} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item label="Wish of the customer" name={['contact', 'note']}>
        <Input.TextArea autoSize maxLength={500} />
      </Form.Item>
    </Card>
  );
}

/** Removes empty optional fields. */
function toInput({ travellers, contact: { note, ...contact }, ...order }: NewOrder): NewOrder {
  return {
    ...order,
    contact: { ...contact, ...(note?.trim() && { note }) },
    travellers: travellers.map(({ birthDate, ...traveller }) => ({
      ...traveller,
      ...(traveller.kind === 'child' && birthDate && { birthDate }),
    })),
  };
}
