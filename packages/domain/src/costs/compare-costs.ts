import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { Expense } from '@yunyou/contract/trip/records.schema';
import { type ExpenseCategory, expenseCategories } from '@yunyou/contract/trip/records-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { convertParts, type ExchangeRates } from '../money/money.ts';

export interface CostRow<Key> {
  key: Key;
  plannedMinor: number;
  spentMinor: number;
}

/** Planned and spent amounts of all travellers, in minor units of one currency. */
export interface CostComparison {
  plannedMinor: number;
  spentMinor: number;
  byCategory: CostRow<ExpenseCategory>[];
  /** By date. The last row, without a date, has the expenses before, after and outside the days of the trip. */
  byDay: CostRow<string | undefined>[];
}

/** Compares the typical prices of a plan with the expenses. Money that one traveller gives to another is no expense. */
export function compareCosts(
  { days, totals }: Pick<TripView, 'days' | 'totals'>,
  expenses: readonly Expense[],
  { currency, rates }: { currency: Currency; rates: ExchangeRates },
): CostComparison {
  const spent = expenses.filter(({ category }) => category !== 'transfer');
  const sum = (list: readonly Expense[]) => list.reduce((total, { settledMinor }) => total + settledMinor, 0);
  const none = { hotels: 0, intercity: 0, sights: 0, meals: 0, local: 0 };
  const planned = convertParts(totals?.byKind ?? none, currency, rates);
  const parts: Partial<Record<ExpenseCategory, number>> = planned.parts;
  const dates = new Set(days.map(({ date }) => date));
  const daily = convertParts(
    Object.fromEntries(days.map(({ date, costFen }) => [date, costFen])),
    currency,
    rates,
  );
  const elsewhere = sum(spent.filter(({ date }) => date === undefined || !dates.has(date)));
  return {
    plannedMinor: planned.total,
    spentMinor: sum(spent),
    byCategory: expenseCategories.flatMap((key) => {
      const row = {
        key,
        plannedMinor: parts[key] ?? 0,
        spentMinor: sum(spent.filter(({ category }) => category === key)),
      };
      return key === 'transfer' || row.plannedMinor + row.spentMinor === 0 ? [] : [row];
    }),
    byDay: [
      ...days.map(({ date }) => ({
        key: date,
        plannedMinor: daily.parts[date] ?? 0,
        spentMinor: sum(spent.filter((expense) => expense.date === date)),
      })),
      ...(elsewhere > 0 ? [{ key: undefined, plannedMinor: 0, spentMinor: elsewhere }] : []),
    ],
  };
}
