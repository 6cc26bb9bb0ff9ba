/**
 * The life of an order. `pending-payment` holds seats for a limited time; `paid` waits for staff, `confirmed` for the
 * day itself; `completed` is the past. `cancelled`, `refunded` and `expired` hold no seats.
 */
export const orderStates = [
  'pending-payment',
  'paid',
  'confirmed',
  'completed',
  'cancelled',
  'refunded',
  'expired',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActions = ['pay', 'confirm', 'complete', 'cancel', 'refund', 'expire'] as const;
export type OrderAction = (typeof orderActions)[number];

/** Who acts: the visitor whose order it is, staff, the payment provider, or the clock. */
export const orderActors = ['visitor', 'staff', 'provider', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What the timeline of an order tells, in words for both houses. */
export const orderEventNames: Readonly<Record<string, string>> = {
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
