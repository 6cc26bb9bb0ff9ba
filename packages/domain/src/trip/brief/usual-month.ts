/** Months in which most of the country is neither frozen nor in the heat and the rains. */
const mildMonths: ReadonlySet<number> = new Set([4, 5, 9, 10, 11]);

/** When a trip is when nobody said: the first mild month that is at least two months ahead. */
export function usualMonth(today: string): { readonly year: number; readonly month: number } {
  const ahead = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  ahead.setUTCMonth(ahead.getUTCMonth() + 2);
  while (!mildMonths.has(ahead.getUTCMonth() + 1)) ahead.setUTCMonth(ahead.getUTCMonth() + 1);
  return { year: ahead.getUTCFullYear(), month: ahead.getUTCMonth() + 1 };
}
