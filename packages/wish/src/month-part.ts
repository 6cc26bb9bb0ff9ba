import { lastDayOfMonth } from '@yunyou/domain/time/china-time';

/** Day of the month on which a trip in a part of a month starts. A short trip at the end of a month starts up to `latestDayOfPart`. */
const firstDayOfPart = { early: 2, mid: 11, late: 20 } as const;
const latestDayOfPart = 25;

/** Returns the first date of a trip in a part of a month. "One week at the end of March" ends with it. */
export function firstDateOfPart(month: string, part: keyof typeof firstDayOfPart, days: number): string {
  const lastStart = Number(lastDayOfMonth(month).slice(-2)) - days + 1;
  const first = firstDayOfPart[part];
  const day = part === 'late' ? Math.min(latestDayOfPart, Math.max(first, lastStart)) : first;
  return `${month}-${String(day).padStart(2, '0')}`;
}
