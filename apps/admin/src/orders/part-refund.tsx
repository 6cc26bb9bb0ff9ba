import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { MoneyField } from '../engine/form/money-field.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
import { useOrderCall } from './use-order-call.ts';

interface RefundFields {
  amount: Order['paid'];
  note?: string;
}

/** Opens the dialog that refunds a part of the payment; the order and its seats stay. */
export function PartRefund({ order }: { order: Order }) {
  const [id, setId] = useState<string>();
  return (
    <div>
      <Button onClick={() => setId(crypto.randomUUID())}>Refund a part</Button>
      {/* One id per dialog: a repeated request refunds once. */}
      {id && <PartRefundDialog order={order} id={id} onClose={() => setId(undefined)} />}
    </div>
  );
}

function PartRefundDialog({ order, id, onClose }: { order: Order; id: string; onClose(): void }) {
  const { orderNo, refundable } = order;
  const [form] = Form.useForm<RefundFields>();
  const amount = Form.useWatch('amount', form);
  const refund = useOrderCall(
    ({ note = '', ...fields }: RefundFields) =>
      api('POST /admin/order/refundPart', { id, orderNo, note, ...fields }),
    'Refunded.',
  );
  return (
    <Modal
      open
      title={`Refund a part of ${orderNo}`}
      okText={amount?.amountMinor ? `Refund ${formatMoney(amount)}` : 'Refund'}
      okButtonProps={{ danger: true }}
      cancelText="Back"
      confirmLoading={refund.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <ul className={layout['plainList']}>
        <li>The order continues and its seats stay booked.</li>
        {order.payment.provider === 'pay-later' && (
          <li>It was not paid online: send the money to the customer yourself.</li>
        )}
        <li>
          {order.getsMail
            ? `A mail to ${order.contact.name} says so.`
            : 'No mail is sent: there is no address.'}
        </li>
      </ul>
      <Form<RefundFields>
        form={form}
        layout="vertical"
        className={layout['formBelow'] ?? ''}
        onFinish={(fields) => refund.mutate(fields, { onSuccess: onClose })}
      >
        <Form.Item
          label="Amount"
          name="amount"
          extra={`${formatMoney(refundable)} are left of the payment.`}
          rules={[
            {
              validator: (_, sum?: Order['paid']) =>
                sum?.amountMinor && sum.amountMinor <= refundable.amountMinor
                  ? Promise.resolve()
                  : Promise.reject(new Error(`More than nothing, at most ${formatMoney(refundable)}`)),
            },
          ]}
        >
          <MoneyField />
        </Form.Item>
        <Form.Item label="Reason" name="note" extra="The customer sees it in the order's history">
          <Input maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
