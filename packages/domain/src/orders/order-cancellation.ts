import type { Money } from '@yunyou/contract/entities/base.schema';
import type { CancellationStep } from '@yunyou/contract/entities/trip-line.schema';
import { percentOf } from '../money/money-amounts.ts';
import { countDays } from '../time/china-time.ts';

/** The best percentage whose notice is still kept; too late for every step, nothing comes back. */
export function refundPercentAt(
  steps: readonly CancellationStep[],
  { today, departureDate }: { today: string; departureDate: string },
): number {
  const daysBefore = countDays(today, departureDate);
  return steps
    .filter((step) => daysBefore >= step.daysBefore)
    .reduce((best, step) => Math.max(best, step.refundPercent), 0);
}

export type Cancellation =
  | { isAllowed: true; refundPercent: number; refund: Money }
  | { isAllowed: false; reason: 'departed' };

/** What cancelling today brings back of what was paid. A tour that leaves today or has left is not cancelled any more. */
export function cancellationAt(
  terms: { steps: readonly CancellationStep[]; departureDate: string; paid: Money },
  today: string,
): Cancellation {
  if (today >= terms.departureDate) return { isAllowed: false, reason: 'departed' };
  const refundPercent = refundPercentAt(terms.steps, { today, departureDate: terms.departureDate });
  return { isAllowed: true, refundPercent, refund: percentOf(terms.paid, refundPercent) };
}
