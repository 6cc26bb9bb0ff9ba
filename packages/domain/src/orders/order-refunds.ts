import type { Money } from '@yunyou/contract/entities/base.schema';
import type { OrderState } from '@yunyou/contract/orders/order-states';

export interface PaidOrder {
  state: OrderState;
  currency: Money['currency'];
  paidMinor: number;
  partRefundMinor: number;
}

const statesWithPartRefund: ReadonlySet<OrderState> = new Set(['paid', 'confirmed', 'completed']);

/** Returns what is left of the payment after all refunds in part, in minor units. */
export const refundableMinor = ({
  paidMinor,
  partRefundMinor,
}: Pick<PaidOrder, 'paidMinor' | 'partRefundMinor'>): number => paidMinor - partRefundMinor;

export const mayRefundPart = (order: PaidOrder): boolean =>
  statesWithPartRefund.has(order.state) && refundableMinor(order) > 0;

/** Returns why an amount cannot be refunded. The sum of all refunds never exceeds the payment. */
export function refundProblem(order: Omit<PaidOrder, 'state'>, amount: Money): string | undefined {
  if (amount.currency !== order.currency) return `The order is in ${order.currency}`;
  if (amount.amountMinor < 1) return 'Give back more than nothing';
  if (amount.amountMinor > refundableMinor(order)) return 'Give back at most what is left of the payment';
  return undefined;
}
