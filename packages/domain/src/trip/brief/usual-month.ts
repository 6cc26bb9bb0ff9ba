/** Months without frost, great heat or heavy rain in most of the country. */
const mildMonths: ReadonlySet<number> = new Set([4, 5, 9, 10, 11]);

/** Returns the default month of a trip without dates: the first mild month at least two months after `today`. */
export function usualMonth(today: string): { readonly year: number; readonly month: number } {
  const ahead = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  ahead.setUTCMonth(ahead.getUTCMonth() + 2);
  while (!mildMonths.has(ahead.getUTCMonth() + 1)) ahead.setUTCMonth(ahead.getUTCMonth() + 1);
  return { year: ahead.getUTCFullYear(), month: ahead.getUTCMonth() + 1 };
}
