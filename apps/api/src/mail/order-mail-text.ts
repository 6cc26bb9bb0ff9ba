import type { OrderAction } from '@yunyou/contract/orders/order-states';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { chinaNow } from '@yunyou/domain/time/china-time';

/** Reasons for a mail besides a state change. */
export type MailReason = 'arrange' | 'part-refund';

type MailOrder = Pick<
  OrderRow,
  | 'orderNo'
  | 'userId'
  | 'tour'
  | 'date'
  | 'adults'
  | 'children'
  | 'currency'
  | 'totalMinor'
  | 'paidMinor'
  | 'refundMinor'
  | 'heldUntil'
>;

/**
 * Returns subject and body of a mail about an order, in plain text without HTML. Contains no text that a visitor typed:
 * otherwise a visitor could send messages to other addresses through our mails.
 */
export function orderMailText(
  order: MailOrder,
  reason: OrderAction | MailReason,
  site: string,
): { subject: string; body: string } {
  const { subject, lines } = reasons[reason](order);
  const body = [
    'Hello,',
    '',
    ...lines,
    '',
    `Order      ${order.orderNo}`,
    `Tour       ${order.tour.name} (${order.tour.zhName})`,
    `Departure  ${order.date}, ${order.tour.startCityName}`,
    `Travellers ${travellers(order)}`,
    `Price      ${amount(order, order.totalMinor)}`,
    '',
    // The page of an order needs its account, which a customer of our staff may not have.
    ...(order.userId === null ? [] : [`See your order: ${site}/user?type=Orders&order=${order.orderNo}`, '']),
    'Yunyou 云游',
  ];
  return { subject: `${subject} (${order.orderNo})`, body: body.join('\n') };
}

const amount = ({ currency }: MailOrder, amountMinor: number) => formatMoney({ amountMinor, currency });

function travellers({ adults, children }: MailOrder): string {
  const parts = [adults === 1 ? '1 adult' : `${adults} adults`];
  if (children) parts.push(children === 1 ? '1 child' : `${children} children`);
  return parts.join(', ');
}

function moment(instant: Date | null): string {
  if (!instant) return '';
  const { date, time } = chinaNow(instant);
  return `${date} ${time} (China time)`;
}

type Words = (order: MailOrder) => { subject: string; lines: string[] };

const reasons: Record<OrderAction | MailReason, Words> = {
  arrange: (order) => ({
    subject: `Your seats are held: ${order.tour.name}`,
    lines: [
      `We hold your seats until ${moment(order.heldUntil)}.`,
      'We will write to you about how to pay. As soon as the payment is noted you hear from us again.',
    ],
  }),
  pay: (order) => ({
    subject: `Payment received: ${order.tour.name}`,
    lines: [
      `Thank you. We have received ${amount(order, order.paidMinor)}.`,
      'We now arrange tickets and guide, and confirm the tour to you. The receipt is on the page of your order.',
    ],
  }),
  confirm: (order) => ({
    subject: `Confirmed: ${order.tour.name}`,
    lines: [
      `Your tour on ${order.date} is confirmed. Your guide writes to you the day before.`,
      'Bring the passports whose numbers you gave us: tickets are sold under them.',
    ],
  }),
  complete: (order) => ({
    subject: `How was it? ${order.tour.name}`,
    lines: [
      'We hope you enjoyed the tour. On the page of your order you can tell other travellers about it.',
    ],
  }),
  cancel: (order) => ({
    subject: `Cancelled: ${order.tour.name}`,
    lines: [
      'Your order is cancelled.',
      order.refundMinor
        ? `By the terms of the tour ${amount(order, order.refundMinor)} go back to you.`
        : 'There is nothing to pay back.',
    ],
  }),
  refund: (order) => ({
    subject: `Refunded: ${order.tour.name}`,
    lines: [
      `${amount(order, order.refundMinor ?? 0)} are on their way back to you. Banks may take some days.`,
    ],
  }),
  'part-refund': (order) => ({
    subject: `Part of your payment is refunded: ${order.tour.name}`,
    lines: [
      `${amount(order, order.refundMinor ?? 0)} are on their way back to you. Banks may take some days.`,
      'Your booking stays as it is.',
    ],
  }),
  expire: (order) => ({
    subject: `Not paid in time: ${order.tour.name}`,
    lines: [
      'The time for paying is over and the seats have been given back. Nothing is charged.',
      'You are welcome to book again.',
    ],
  }),
};
