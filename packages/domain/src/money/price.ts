import type { Money } from '@yunyou/contract/entities/base.schema';
import { addMoney, multiplyMoney } from './money-amounts.ts';

export interface Group {
  adults: number;
  children: number;
}

interface PriceLine {
  kind: 'adult' | 'child';
  count: number;
  each: Money;
  sum: Money;
}

export interface GroupPrice {
  lines: PriceLine[];
  total: Money;
}

/** Computes the price of one departure for a group. Browser, server and receipt all use this function. */
export function priceGroup(
  { priceAdult, priceChild }: { priceAdult: Money; priceChild: Money },
  { adults, children }: Group,
): GroupPrice {
  const line = (kind: PriceLine['kind'], count: number, each: Money): PriceLine[] =>
    count > 0 ? [{ kind, count, each, sum: multiplyMoney(each, count) }] : [];
  const lines = [...line('adult', adults, priceAdult), ...line('child', children, priceChild)];
  return {
    lines,
    total: addMoney({ amountMinor: 0, currency: priceAdult.currency }, ...lines.map(({ sum }) => sum)),
  };
}
