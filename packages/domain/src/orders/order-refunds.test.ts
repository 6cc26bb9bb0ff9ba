import { orderStates } from '@yunyou/contract/orders/order-states';
import { describe, expect, it } from 'vitest';
import { mayRefundPart, refundableMinor, refundProblem } from './order-refunds.ts';

const order = { currency: 'CNY', paidMinor: 10_000, partRefundMinor: 4_000 } as const;
const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' }) as const;

describe('refunds of an order', () => {
  it('never exceed what is left of the payment', () => {
    expect(refundableMinor(order)).toBe(6_000);
    expect(refundProblem(order, cny(6_000))).toBeUndefined();
    expect(refundProblem(order, cny(6_001))).toContain('at most');
    expect(refundProblem(order, cny(0))).toContain('more than nothing');
  });

  it('are in the currency of the order', () => {
    expect(refundProblem(order, { amountMinor: 1, currency: 'EUR' })).toContain('CNY');
  });

  it('in part need an order that continues, and money that is left', () => {
    expect(orderStates.filter((state) => mayRefundPart({ ...order, state }))).toEqual([
      'paid',
      'confirmed',
      'completed',
    ]);
    expect(mayRefundPart({ ...order, partRefundMinor: 10_000, state: 'paid' })).toBe(false);
  });
});
