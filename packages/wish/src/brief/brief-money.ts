import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import type { WishBudget } from '../wish-values.ts';
import { defaultTravellers } from './complete-brief.ts';

export function countTravellers(travellers: PartialTripBrief['travellers'] = defaultTravellers): number {
  return travellers.adults + (travellers.children ?? 0);
}

/** Returns the budget of the whole group and trip. */
export function toMoney(
  budget: WishBudget | undefined,
  { travellerCount, days }: { travellerCount: number; days: number },
): Money | undefined {
  if (budget === undefined) return undefined;
  const { amount, currency, per, span } = budget;
  const whole = amount * (per === 'person' ? travellerCount : 1) * (span === 'day' ? days : 1);
  const amountMinor = Math.round(whole * 10 ** currencies[currency satisfies Currency].minorDigits);
  return { amountMinor: Math.min(amountMinor, 100_000_000_00), currency };
}
