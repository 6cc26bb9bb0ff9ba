import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays } from '@yunyou/domain/time/china-time';
import type { WishValues } from '../wish-values.ts';

/** A day with hours like these is a working day: a ride to the next city has to wait until the morning after it. */
const workingDay = { minutes: 240, endMinute: 960 } as const;

/**
 * Lists the nights asked for. Where the trip begins with several working days in a row, such as a conference, the group
 * stays in its first city until the morning after them.
 */
export function listNights(
  { cityNights, preferenceTagIds }: WishValues,
  when: PartialTripBrief['when'],
  fixedTimes: NonNullable<PartialTripBrief['fixedTimes']>,
  cityIds: readonly (string | undefined)[],
): NonNullable<PartialTripBrief['cityNights']> {
  const [firstCityId, ...others] = new Set(cityIds.filter((id) => id !== undefined));
  const asked = cityNights.find(({ cityId }) => cityId === firstCityId)?.nights ?? 0;
  // A single city can be worth the rest of the trip as well, unless the wish limits its nights or has interests for the rest.
  const isOnlyCity = others.length === 0 && asked === 0 && preferenceTagIds.length === 0;
  if (when?.kind !== 'dates' || firstCityId === undefined || isOnlyCity) return [...cityNights];
  const dates = listWorkingDates(fixedTimes);
  const isWorking = (index: number): boolean => dates.has(addDays(when.firstDate, index));
  const from = isWorking(0) ? 0 : 1;
  let nights = from;
  while (isWorking(nights)) nights += 1;
  if (nights - from < 2 || nights >= when.days) return [...cityNights];
  const elsewhere = cityNights.filter(({ cityId }) => cityId !== firstCityId);
  return [{ cityId: firstCityId, nights: Math.max(asked, nights) }, ...elsewhere];
}

function listWorkingDates(fixedTimes: NonNullable<PartialTripBrief['fixedTimes']>): ReadonlySet<string> {
  const working = fixedTimes.filter(
    ({ startMinute, endMinute }) =>
      endMinute - startMinute >= workingDay.minutes && endMinute >= workingDay.endMinute,
  );
  return new Set(working.map(({ date }) => date));
}

/**
 * Returns the stay for working days at the end of a trip: "a conference in Beijing, 5 days elsewhere before it" ends in
 * Beijing, with a night before each of these days. Undefined where the trip has other named cities or no other days.
 */
export function findLastWorkingStay(
  when: PartialTripBrief['when'],
  fixedTimes: NonNullable<PartialTripBrief['fixedTimes']>,
  cityIds: readonly string[],
): { readonly cityId: string; readonly nights: number } | undefined {
  const [cityId, ...others] = cityIds;
  if (when?.kind !== 'dates' || cityId === undefined || others.length > 0) return undefined;
  const dates = listWorkingDates(fixedTimes);
  let nights = 0;
  while (nights < when.days && dates.has(addDays(when.firstDate, when.days - 1 - nights))) nights += 1;
  return nights < 2 || nights >= when.days - 1 ? undefined : { cityId, nights };
}
