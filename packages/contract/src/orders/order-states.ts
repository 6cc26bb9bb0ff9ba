/**
 * States of an order. `pending-payment` holds seats for a limited time, `paid` awaits confirmation by staff,
 * `confirmed` awaits the departure, `completed` has been travelled. `cancelled`, `refunded` and `expired` hold no seats.
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

/** The actor of a change: the visitor, a staff member, the payment provider, or a scheduled job (`system`). */
export const orderActors = ['visitor', 'staff', 'provider', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** Texts of the events in an order's timeline, shown on the site and in the back office. */
export const orderEventNames: Readonly<Record<string, string>> = {
  book: 'Booked',
  arrange: 'Seats held, to be paid later',
  pay: 'Payment received',
  confirm: 'Tour confirmed',
  complete: 'Tour completed',
  cancel: 'Order cancelled',
  refund: 'Refunded',
  'part-refund': 'Partly refunded',
  travellers: 'Traveller details corrected',
  contact: 'Contact details corrected',
  note: 'Note',
  resend: 'Email sent again',
  expire: 'Not paid in time, seats released',
  'late-payment': 'Late payment refunded',
};

/** Events that only staff see. */
export const staffOnlyEvents: ReadonlySet<string> = new Set(['note', 'resend']);
