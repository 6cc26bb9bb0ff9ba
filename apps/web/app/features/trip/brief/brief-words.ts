import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { monthName } from '@yunyou/domain/time/date-format';
import { countOf } from '../../../plurals.ts';
import { formatDate, formatMoney } from '../../facts/format.ts';
import type { When } from './brief-state.ts';

/** Describes the dates: "10 days in October 2026", "7 days from 3 May 2027". */
export function describeWhen(when: When): string {
  const days = countOf(when.days, 'day');
  return when.kind === 'month'
    ? `${days} in ${monthName(when.month)} ${when.year}`
    : `${days} from ${formatDate(when.firstDate)}`;
}

/** Describes the group: "2 adults, 1 child". */
export function describeTravellers({
  adults,
  children,
}: NonNullable<PartialTripBrief['travellers']>): string {
  const grown = countOf(adults, 'adult');
  return children ? `${grown}, ${countOf(children, 'child', 'children')}` : grown;
}

export function describeBudget(budget: NonNullable<PartialTripBrief['budget']>): string {
  return `${formatMoney(budget)} for everyone`;
}

export const hotelClasses = ['Simple', 'Comfortable', 'Fine', 'Luxury'] as const;

/** Labels of the hours at both ends of a trip. */
export const endHours = { arrival: 'Out of the airport at', departure: 'Back there at' } as const;
