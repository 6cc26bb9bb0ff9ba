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
