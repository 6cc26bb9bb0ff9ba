import type { OrderEvent } from '@yunyou/contract/orders/order.schema';
import { type OrderState, orderEventNames } from '@yunyou/contract/orders/order-states';

export const stateNames: Record<OrderState, string> = {
  'pending-payment': 'Awaiting payment',
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

// Order actions
export const orderCancelled = 'Order cancelled';
export const payAmount = (total: string): string => `Pay ${total}`;
export const holdSeats = 'Hold my seats and pay later';
export const receiptPdf = 'Receipt (PDF)';
export const cancelOrder = 'Cancel order';
export const refundWithShare = (refund: string, refundPercent: number): string =>
  `You will get back ${refund} (${refundPercent}%).`;
export const noRefund = 'No refund.';
export const nothingPaidYet = "You haven't paid yet, so there is nothing to refund.";
export const seatsReleased = 'Your seats will be released.';
export const confirmCancel = 'Yes, cancel the order';
export const keepOrder = 'Keep order';

// Order list
export const notLoaded = 'Something went wrong';
export const ordersNotLoaded = "We couldn't load your orders. Try again.";
export const ordersByState = 'Orders by state';
export const all = 'All';
export const noOrdersYet = 'No orders yet';
export const ordersHint = 'Tours you book appear here.';
export const noneInState = 'No orders with this status';
export const noneInStateHint = 'Choose another status or All.';
export const findATour = 'Find a tour';
export const pagesOfOrders = 'Pages of orders';

// Order page
export const allOrders = 'All orders';
export const travellers = 'Travellers';
export const travellerDetails = 'Traveller details';
export const ifYouCancel = 'If you cancel';
export const writeReview = 'Write a review';
export const history = 'History';
export const passportEndingIn = (ending: string): string => `passport ending in ${ending}`;
export const passportNumberDeleted = 'passport number deleted';
export const paymentPending = 'We are confirming your payment. This takes a moment.';
export const heldUntil = (moment: string): string => `Your seats are held until ${moment}.`;
export const howToPayFollows = "We'll email you how to pay.";
export const statePaid = "Thank you. We're arranging your tickets and guide, and will confirm soon.";
export const stateConfirmed = 'Your guide will contact you the day before.';
export const stateCompleted = 'We hope you enjoyed your tour.';
export const stateCancelled = (refund: string): string => `You will get back ${refund}.`;
export const nothingToRefund = 'No refund is due.';
export const stateRefunded = (refund: string): string => `We have refunded ${refund}.`;
export const stateExpired =
  "The payment didn't arrive in time, so your seats were released. You can book again.";
export const orderNumber = 'Order number';
export const departure = 'Departure';
export const lastDay = 'Last day';
export const price = 'Price';
export const inYourCurrency = 'In your currency';
export const atTheRatesOf = (amount: string, ratesAsOf: string): string =>
  `about ${amount}, at the rates of ${ratesAsOf}`;
export const paid = 'Paid';
export const refunded = 'Refunded';
export const contact = 'Contact';
export const note = 'Note';
