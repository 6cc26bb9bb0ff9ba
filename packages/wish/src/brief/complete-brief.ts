import { type PartialTripBrief, type TripBrief, tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';

export const defaultTravellers = { adults: 2, children: 0 } as const;

const defaultDaysPerCity = 2.5;

/** Returns the length of a trip when the wish does not state it: 2.5 days per city, at least 7 and at most 21. */
export function defaultTripDays(cities: number): number {
  return Math.min(21, Math.max(7, Math.ceil(cities * defaultDaysPerCity)));
}

/** Fills the fields that `said` leaves open with defaults. */
export function completeBrief(said: PartialTripBrief, today: string): TripBrief {
  const when = said.when ?? {
    kind: 'month',
    ...usualMonth(today),
    days: defaultTripDays(said.cityIds?.length ?? 0),
  };
  return tripBrief.parse({ ...said, when });
}
