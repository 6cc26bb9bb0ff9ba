import { type PartialTripBrief, type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';

export const usualTravellers = { adults: 2, children: 0 } as const;

const daysPerCity = 2.5;

/** How long a trip is when nobody said: a week, or longer where more cities are named. */
export function usualDays(cities: number): number {
  return Math.min(21, Math.max(7, Math.ceil(cities * daysPerCity)));
}

/** A whole brief: what was said, and what is usual. */
export function completeBrief(said: PartialTripBrief, today: string): TripBrief {
  const when = said.when ?? {
    kind: 'month',
    ...usualMonth(today),
    days: usualDays(said.cityIds?.length ?? 0),
  };
  return tripBrief.parse({ ...said, when });
}
