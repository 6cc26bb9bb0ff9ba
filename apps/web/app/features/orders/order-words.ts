import type { OrderEvent } from '@yunyou/contract/orders/order.schema';
import { type OrderState, orderEventNames } from '@yunyou/contract/orders/order-states';

export const stateNames: Record<OrderState, string> = {
  'pending-payment': 'To be paid',
  paid: 'Paid',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  expired: 'Expired',
};

export const eventName = ({ what }: Pick<OrderEvent, 'what'>): string => orderEventNames[what] ?? what;

/** Formats a time in the time zone of the visitor, with the zone name. */
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
