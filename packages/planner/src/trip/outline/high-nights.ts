import type { City } from '../../problem.ts';
import type { OutlineStay } from './outline-parts.ts';

/** Nights at great height before each day, and those of the whole time there. Both 0 on days of a low stay. */
export type HighNights = { readonly before: number; readonly inAll: number };

/** Counts the nights at great height before each day of an outline. The count starts again after a night below. */
export function countHighNights(
  { stays }: { readonly stays: readonly Pick<OutlineStay, 'cityId' | 'fromDayIndex' | 'nights'>[] },
  cities: readonly Pick<City, 'id' | 'isHigh'>[],
  dayCount: number,
): readonly HighNights[] {
  const high = new Set(cities.flatMap(({ id, isHigh }) => (isHigh ? [id] : [])));
  const isHighNight = Array.from({ length: dayCount }, (_, day) =>
    stays.some(
      ({ cityId, fromDayIndex, nights }) =>
        high.has(cityId) && day >= fromDayIndex && day < fromDayIndex + nights,
    ),
  );
  let before = 0;
  return isHighNight.map((isHigh, day) => {
    const nights = before;
    const next = isHighNight.indexOf(false, day);
    before = isHigh ? before + 1 : 0;
    return { before: nights, inAll: nights + (next < 0 ? dayCount : next) - day };
  });
}

/** Returns whether a place that needs nights at great height can be visited; a short time there has it on its last days. */
export function isUsedToHeight({ before, inAll }: HighNights, nightsHigh: number): boolean {
  return before >= Math.min(nightsHigh, inAll - 1);
}
