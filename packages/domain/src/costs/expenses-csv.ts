import type { Money } from '@yunyou/contract/entities/base.schema';
import type { TripCosts } from '@yunyou/contract/trip/records.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import { splitAmount } from './split-cost.ts';

/** Excel reads a file as UTF-8 with this mark only. */
const byteOrderMark = '\uFEFF';

interface CsvWords {
  header: readonly string[];
  category: (category: TripCosts['expenses'][number]['category']) => string;
}

/** Writes expenses as CSV: one row each, and one column per traveller with the part of the cost. */
export function writeExpensesCsv(
  { currency, expenses }: Pick<TripCosts, 'currency' | 'expenses'>,
  travellers: readonly { id: string; name: string }[],
  { header, category }: CsvWords,
): string {
  const nameOf = new Map(travellers.map(({ id, name }) => [id, name]));
  const rows = expenses.map((expense) => {
    const { cost, settledMinor, shares } = expense;
    const split = splitAmount(
      settledMinor,
      shares.map(({ parts }) => parts),
    );
    const partOf = (id: string) => split[shares.findIndex(({ travellerId }) => travellerId === id)] ?? 0;
    return [
      text(expense.date ?? ''),
      text(expense.what),
      text(category(expense.category)),
      decimal(cost),
      cost.currency,
      decimal({ amountMinor: settledMinor, currency }),
      currency,
      text(nameOf.get(expense.paidBy) ?? ''),
      ...travellers.map(({ id }) => decimal({ amountMinor: partOf(id), currency })),
    ];
  });
  const first = [...header, ...travellers.map(({ name }) => name)].map(text);
  return byteOrderMark + [first, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** Writes an amount without separators: 1234.50. */
function decimal({ amountMinor, currency }: Money): string {
  const { minorDigits } = currencies[currency];
  return (amountMinor / 10 ** minorDigits).toFixed(minorDigits);
}

/** Quotes a text. One that a spreadsheet would read as a formula gets an apostrophe. */
function text(value: string): string {
  const safe = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
