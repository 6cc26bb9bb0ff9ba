import type { Currency } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';

const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;
/** Matches an amount whose thousands separator is not its decimal separator. */
const grouped = /^(\d{1,3}([,.\s'])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/**
 * Reads a typed amount in minor units: "12.50", "12,5", "1,234.50", "1.234,50". A separator before exactly three digits
 * groups thousands. Returns undefined for anything else, for zero, and for decimals that the currency does not have.
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const { minorDigits } = currencies[currency];
  const typed = text.trim();
  const [, group = '', , part = ''] = grouped.exec(typed) ?? [];
  const [, whole = group, decimals = part] = plain.exec(typed) ?? [];
  if (whole === '' || decimals.length > minorDigits) return undefined;
  const amount = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(minorDigits, '0'));
  return amount > 0 && amount <= 100_000_000_00 ? amount : undefined;
}
