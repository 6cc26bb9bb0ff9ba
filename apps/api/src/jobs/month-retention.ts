const startOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 1));

/** Returns the beginning of the month (UTC) that is `months` after that of `now`; negative for earlier months. */
export const monthsAhead = (now: Date, months: number): Date =>
  startOfMonth(now.getUTCFullYear(), now.getUTCMonth() + months);

/** Returns the first month (UTC) without a row that is older than `days`: a month is dropped as a whole. */
export function firstMonthKept(now: Date, { days }: { days: number }): Date {
  const oldest = new Date(now.getTime() - days * 86_400_000);
  const month = monthsAhead(oldest, 0);
  return month < oldest ? monthsAhead(oldest, 1) : month;
}
