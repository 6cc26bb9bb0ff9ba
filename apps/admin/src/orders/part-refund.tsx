import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { MoneyField } from '../engine/form/money-field.tsx';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { useOrderCall } from './use-order-call.ts';

interface RefundFields {
  amount: Order['paid'];
  note?: string;
}

/** Opens the dialog that refunds a part of the payment; the order and its seats stay. */
export function PartRefund({ order }: { order: Order }) {
  const words = useOrderWords().part;
  const [id, setId] = useState<string>();
  return (
    <div>
      <Button onClick={() => setId(crypto.randomUUID())}>{words.button}</Button>
      {/* One id per dialog: a repeated request refunds once. */}
      {id && <PartRefundDialog order={order} id={id} onClose={() => setId(undefined)} />}
    </div>
  );
}

function PartRefundDialog({ order, id, onClose }: { order: Order; id: string; onClose(): void }) {
  const { part: words, moves, back } = useOrderWords();
  const { orderNo, refundable } = order;
  const [form] = Form.useForm<RefundFields>();
  const amount = Form.useWatch('amount', form);
  const refund = useOrderCall(
    ({ note = '', ...fields }: RefundFields) =>
      api('POST /admin/order/refundPart', { id, orderNo, note, ...fields }),
    moves.done.refund,
  );
  return (
    <Dialog
      title={words.title(orderNo)}
      okText={amount?.amountMinor ? moves.refundSum(formatMoney(amount)) : moves.actions.refund}
      okButtonProps={{ danger: true }}
      cancelText={back}
      confirmLoading={refund.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <ul className={layout['plainList']}>
        <li>{words.continues}</li>
        {order.payment.provider === 'pay-later' && <li>{moves.sendMoney}</li>}
        <li>{order.getsMail ? moves.mail(order.contact.name) : words.noAddress}</li>
      </ul>
      <Form<RefundFields>
        form={form}
        layout="vertical"
        className={layout['formBelow'] ?? ''}
        onFinish={(fields) => refund.mutate(fields, { onSuccess: onClose })}
      >
        <Form.Item
          label={words.amount}
          name="amount"
          extra={words.left(formatMoney(refundable))}
          rules={[
            {
              validator: (_, sum?: Order['paid']) =>
                sum?.amountMinor && sum.amountMinor <= refundable.amountMinor
                  ? Promise.resolve()
                  : Promise.reject(new Error(words.limits(formatMoney(refundable)))),
            },
          ]}
        >
          <MoneyField />
        </Form.Item>
        <Form.Item label={words.reason} name="note" extra={words.reasonHelp}>
          <Input maxLength={500} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
