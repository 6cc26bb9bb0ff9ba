import type { Expense } from '@yunyou/contract/trip/records.schema';

/**
 * Splits an amount by parts (largest remainder method). The results are whole minor units and add up to the amount. Of equal
 * remainders the earlier one gets the unit.
 */
export function splitAmount(amount: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  // In BigInt, because amount times parts may be too large for an exact number.
  const exact = parts.map((part) => BigInt(amount) * BigInt(part));
  const shares = exact.map((value) => Number(value / BigInt(all)));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % BigInt(all) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * Amount that a traveller paid, their share, and the difference: positive when they get money back, negative when they
 * owe it. In minor units of the costs' currency.
 */
export interface Balance {
  travellerId: string;
  paid: number;
  borne: number;
  balance: number;
}

/** Returns the balance of every traveller of the expenses. The balances add up to zero. */
export function listBalances(expenses: readonly Expense[]): Balance[] {
  const sums = new Map<string, { paid: number; borne: number }>();
  const of = (id: string) => {
    const known = sums.get(id) ?? { paid: 0, borne: 0 };
    sums.set(id, known);
    return known;
  };
  for (const { settledMinor, paidBy, shares } of expenses) {
    of(paidBy).paid += settledMinor;
    const split = splitAmount(
      settledMinor,
      shares.map(({ parts }) => parts),
    );
    for (const [index, { travellerId }] of shares.entries()) of(travellerId).borne += split[index] ?? 0;
  }
  return [...sums].map(([travellerId, { paid, borne }]) => ({
    travellerId,
    paid,
    borne,
    balance: paid - borne,
  }));
}
