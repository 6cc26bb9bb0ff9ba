import type { OrderRow } from '@yunyou/database/orders/order.queries';

export interface PaymentAddresses {
  /** Where the visitor comes back to, paid or not. */
  returnUrl: string;
}

/**
 * How a payment begins: the visitor goes to `redirectUrl` and the provider reports back, or it is `arranged` and
 * staff note it when it comes. Either way the seats are held until `heldUntil`.
 */
export type PaymentBegun =
  | { kind: 'redirect'; redirectUrl: string; reference: string; heldUntil: Date }
  | { kind: 'arranged'; heldUntil: Date };

export interface Refund {
  order: OrderRow;
  amountMinor: number;
  /** The same key gives the money back once, however often it is asked for. */
  key: string;
}

/** What takes money. Throws when the provider does not answer. */
export interface PaymentProvider {
  name: OrderRow['paymentProvider'];
  begin(order: OrderRow, addresses: PaymentAddresses, now: Date): Promise<PaymentBegun>;
  /** Gives money back; `manual` where people have to do it. */
  refund(refund: Refund): Promise<'done' | 'manual'>;
}
