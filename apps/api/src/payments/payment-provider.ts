import type { OrderRow } from '@yunyou/database/orders/order.queries';

interface PaymentAddresses {
  /** The visitor returns to this URL, paid or not. */
  returnUrl: string;
}

/**
 * A started payment. `redirect`: the visitor pays at `redirectUrl` and the provider calls our webhook. `arranged`:
 * staff record the payment when it arrives. The seats are held until `heldUntil`.
 */
export type PaymentBegun =
  | { kind: 'redirect'; redirectUrl: string; reference: string; heldUntil: Date }
  | { kind: 'arranged'; heldUntil: Date };

interface Refund {
  order: OrderRow;
  amountMinor: number;
  /** Idempotency key: repeated calls with one key refund once. */
  key: string;
}

/** Takes payments and refunds them. Methods throw when the payment service does not answer. */
export interface PaymentProvider {
  name: OrderRow['paymentProvider'];
  begin(order: OrderRow, addresses: PaymentAddresses, now: Date): Promise<PaymentBegun>;
  /** Refunds a payment; `manual` when staff have to do it. */
  refund(refund: Refund): Promise<'done' | 'manual'>;
}
