import type { Money } from '@yunyou/contract/entities/base.schema';
import type { CancellationStep } from '@yunyou/contract/entities/trip-line.schema';
import { percentOf } from '../money/money-amounts.ts';
import { countDays } from '../time/china-time.ts';

/** Returns the highest refund percentage whose notice period is met; 0 when none is. */
export function refundPercentAt(
  steps: readonly CancellationStep[],
  { today, departureDate }: { today: string; departureDate: string },
): number {
  const daysBefore = countDays(today, departureDate);
  return steps
    .filter((step) => daysBefore >= step.daysBefore)
    .reduce((best, step) => Math.max(best, step.refundPercent), 0);
}

type Cancellation =
  | { isAllowed: true; refundPercent: number; refund: Money }
  | { isAllowed: false; reason: 'departed' };

/** Computes the refund for a cancellation on `today`. Rejects it on and after the day of departure. */
export function cancellationAt(
  terms: { steps: readonly CancellationStep[]; departureDate: string; paid: Money },
  today: string,
): Cancellation {
  if (today >= terms.departureDate) return { isAllowed: false, reason: 'departed' };
  const refundPercent = refundPercentAt(terms.steps, { today, departureDate: terms.departureDate });
  return { isAllowed: true, refundPercent, refund: percentOf(terms.paid, refundPercent) };
}
