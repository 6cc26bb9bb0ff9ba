import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Plan } from '@yunyou/planner/plan';
import { readRideKey } from '../problem/rides/rides.ts';

/** A day that begins on board a ride which left on an earlier day. */
export type DayOnBoard = {
  readonly fromCityId: string;
  readonly toCityId: string;
  /** The ride goes on until the next day, so that the day has no time ashore. */
  readonly isWholeDay: boolean;
  /** Description of this day on board. Absent for a night train. */
  readonly program?: { readonly title: string; readonly text: string };
};

/** Returns the train or ship on which a day begins; undefined for a day that begins ashore. */
export function findDayOnBoard(
  { days }: Plan,
  dayIndex: number,
  { links }: Pick<TripCatalogueData, 'links'>,
): DayOnBoard | undefined {
  const from = days.findLastIndex(({ items }, index) => index < dayIndex && items.length > 0);
  const ride = days[from]?.items.at(-1);
  if (ride?.kind !== 'ride' || ride.endMinute <= (dayIndex - from) * 1440) return undefined;
  const { fromCityId, toCityId, linkIds } = readRideKey(ride.serviceId);
  const program = links.find(({ id }) => id === linkIds[0])?.voyage?.days[dayIndex - from - 1];
  const isWholeDay = ride.endMinute >= (dayIndex - from + 1) * 1440;
  return { fromCityId, toCityId, isWholeDay, ...(program && { program }) };
}
