import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@yunyou/contract/endpoints';
import { ApiFailure } from '@yunyou/contract/http-client';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { priceGroup } from '@yunyou/domain/money/price';
import { countGroup } from '@yunyou/domain/orders/order-travellers';
import { Alert, App, Button, Card, Flex, Form, Input, Radio, Select, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { ContactFields } from './contact-fields.tsx';
import { useOrderWords } from './order-words.ts';
import styles from './orders.module.css';
import { TravellerFields } from './traveller-fields.tsx';

type NewOrder = Omit<CallInput<'POST /admin/order/enter'>, 'orderNo' | 'total'>;

/** Enters an order for a customer who booked by telephone, mail or in person. */
export function NewOrderPage() {
  const all = useOrderWords();
  const words = all.enter;
  const [form] = Form.useForm<NewOrder>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { message } = App.useApp();
  // One number per visit of the page: a repeated request books once.
  const [params] = useSearchParams();
  const [pageId] = useState(() => crypto.randomUUID());
  const number = useQuery({
    queryKey: ['order-number', pageId],
    queryFn: () => api('GET /admin/order/number'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const price = usePrice(form);
  const enter = useMutation({
    mutationFn: async (order: NewOrder) => {
      if (!number.data || !price) throw new Error(words.missing);
      return api('POST /admin/order/enter', { ...toInput(order), ...number.data, total: price.total });
    },
    onSuccess: async ({ orderNo }) => {
      void message.success(words.done);
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
      <PageHead title={all.newOrder}>
        <Link to="/productManage/orderList">
          <Button>{words.backToList}</Button>
        </Link>
      </PageHead>
      <Form<NewOrder>
        form={form}
        layout="vertical"
        initialValues={{
          travellers: [{ kind: 'adult' }],
          isPaid: false,
          lineId: params.get('tour') ?? undefined,
          date: params.get('date') ?? undefined,
        }}
        onFinish={(order) => enter.mutate(order)}
        scrollToFirstError={{ focus: true }}
      >
        <Flex vertical gap="middle">
          <TourCard form={form} />
          <Card size="small" title={all.travellers}>
            <TravellerFields />
          </Card>
          <ContactCard />
          <Card size="small" title={words.payment}>
            <Typography.Paragraph strong>
              {price ? words.total(formatMoney(price.total)) : words.totalLater}
            </Typography.Paragraph>
            <Form.Item label={all.state} name="isPaid">
              <Radio.Group
                options={[
                  { value: false, label: words.later },
                  { value: true, label: words.received },
                ]}
              />
            </Form.Item>
            {enter.isError && (
              <Alert type="error" title={enter.error.message} className={layout['spaced'] ?? ''} />
            )}
            <Button type="primary" htmlType="submit" loading={enter.isPending}>
              {words.submit}
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
  const { enter: words, tour } = useOrderWords();
  const dates = useDates();
  const departures = useDepartures(form);
  return (
    <Card size="small" title={tour}>
      <Form.Item label={tour} name="lineId" rules={[{ required: true, message: words.tourMissing }]}>
        <ReferencePicker entity="trip-line" />
      </Form.Item>
      <Form.Item
        label={words.departure}
        name="date"
        rules={[{ required: true, message: words.departureMissing }]}
      >
        <Select
          showSearch
          loading={departures.isFetching}
          notFoundContent={words.noDepartures}
          options={(departures.data?.list ?? [])
            .filter(({ isClosed }) => !isClosed)
            .map(({ date, seatsLeft, priceAdult, priceChild }) => ({
              value: date,
              label: words.option(
                dates.day(date),
                seatsLeft,
                formatMoney(priceAdult),
                formatMoney(priceChild),
              ),
              disabled: seatsLeft === 0,
            }))}
        />
      </Form.Item>
    </Card>
  );
}

function ContactCard() {
  const { enter: words } = useOrderWords();
  return (
    <Card size="small" title={words.contact}>
      <div className={styles['pair']}>
        <ContactFields path={['contact']} emailHelp={words.emailHelp} />
      </div>
      <Form.Item label={words.wish} name={['contact', 'note']}>
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
