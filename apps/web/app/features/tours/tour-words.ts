import type { CancellationStep, DepartureRule } from '@yunyou/contract/trip-line.schema';
import { formatMonths } from '../facts/format.ts';

const weekdayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/** "Tue, Thu, Sat in Apr–May 2027": when a tour leaves, one sentence a rule. */
export function departureSentence({ weekdays, months, from, to }: DepartureRule): string {
  const days =
    weekdays.length === 7 ? 'Every day' : weekdays.map((weekday) => weekdayNames[weekday]).join(', ');
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return `${days}, ${formatMonths(months)} ${first === last ? first : `${first} to ${last}`}`;
}

/** "7 days or more before: all of it back". Steps from the earliest to the latest. */
export function cancellationSentences(
  steps: readonly CancellationStep[],
): { when: string; refund: string }[] {
  const sorted = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return sorted.map(({ daysBefore, refundPercent }, index) => ({
    when: whenWords(daysBefore, sorted[index - 1]?.daysBefore),
    refund: refundWords(refundPercent),
  }));
}

function whenWords(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) return `${daysBefore} days or more before departure`;
  const last = earlier - 1;
  if (daysBefore === 0) return last === 0 ? 'On the day' : `Less than ${earlier} days before`;
  return daysBefore === last ? `${last} days before` : `${daysBefore} to ${last} days before`;
}

function refundWords(percent: number): string {
  if (percent === 100) return 'all of the price comes back';
  return percent === 0 ? 'nothing comes back' : `${percent} % of the price come back`;
}

/** "2 adults, 1 child". */
export function groupWords({ adults, children }: { adults: number; children: number }): string {
  const parts = [adults === 1 ? '1 adult' : `${adults} adults`];
  if (children) parts.push(children === 1 ? '1 child' : `${children} children`);
  return parts.join(', ');
}
