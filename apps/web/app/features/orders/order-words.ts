import type { OrderEvent } from '@yunyou/contract/order.schema';
import type { OrderState } from '@yunyou/contract/order-states';

export const stateNames: Record<OrderState, string> = {
  'pending-payment': 'To be paid',
  paid: 'Paid',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  expired: 'Expired',
};

const eventNames: Readonly<Record<string, string>> = {
  book: 'Seats booked',
  arrange: 'Paying later agreed',
  pay: 'Payment received',
  confirm: 'Tour confirmed',
  complete: 'Tour completed',
  cancel: 'Order cancelled',
  refund: 'Money given back',
  expire: 'Not paid in time, seats given back',
  'late-payment': 'Payment came too late and was given back',
};

export const eventName = ({ what }: Pick<OrderEvent, 'what'>): string => eventNames[what] ?? what;

/** In the visitor's own time, with its zone said. */
export function formatMoment(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
