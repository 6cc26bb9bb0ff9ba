import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripEnds } from '@yunyou/contract/trip/trip-command.schema';

/** Returns dates, cities and hours of arrival and departure of a trip. */
export function endsOf(brief: TripBrief, firstDate: string | undefined): TripEnds {
  const { entryCityId, exitCityId, arrivalMinute, departureMinute } = brief;
  return withoutGaps({ firstDate, entryCityId, exitCityId, arrivalMinute, departureMinute });
}

type Gappy = { [K in keyof TripEnds]?: TripEnds[K] | undefined };

/** Leaves out fields without a value, which the API would reject. */
export function withoutGaps(ends: Gappy): TripEnds {
  return Object.fromEntries(Object.entries(ends).filter(([, value]) => value !== undefined)) as TripEnds; // its own fields
}

const fields = ['firstDate', 'entryCityId', 'exitCityId', 'arrivalMinute', 'departureMinute'] as const;

export function hasSameEnds(a: TripEnds, b: TripEnds): boolean {
  return fields.every((field) => a[field] === b[field]);
}
