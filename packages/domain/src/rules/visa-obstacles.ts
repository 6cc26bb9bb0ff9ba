import { capitalise } from '@yunyou/contract/capitalise';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { addDays } from '../time/china-time.ts';
import { formatDate } from '../time/date-format.ts';
import { joinNames } from '../trip/description/titles-and-summaries.ts';
import type { BorderCrossing, MainlandStay } from './mainland-stays.ts';

export type Visa = TripRules['visas'][number];

/** Returns the last published day of a rule that ends before the stay. */
export function endedBefore(
  visa: Visa,
  own: { to?: string | null | undefined },
  stay: MainlandStay,
): string | undefined {
  const to = [own.to ?? '', visa.validTo ?? ''].filter((date) => date !== '').toSorted()[0];
  return to !== undefined && stay.from > to ? to : undefined;
}

/** Lists why a rule does not apply on the first day of a stay: it begins later, or ended before. */
export function listTimeObstacles(
  visa: Visa,
  own: { from?: string | null | undefined; to?: string | null | undefined },
  stay: MainlandStay,
): string[] {
  const from = [own.from ?? '', visa.validFrom ?? '']
    .filter((date) => date !== '')
    .toSorted()
    .at(-1);
  const to = endedBefore(visa, own, stay);
  if (from !== undefined && stay.from < from)
    return [`“${visa.source.title}” begins on ${formatDate(from)}.`];
  if (to !== undefined)
    return [
      `“${visa.source.title}” is published until ${formatDate(to)} for this passport; check whether it has been renewed.`,
    ];
  return [];
}

/** Lists the cities, sights and port of entry that a rule for listed areas does not cover. */
export function listAreaObstacles(
  visa: Visa,
  stay: MainlandStay,
  { cities, spotIds }: BorderCrossing,
): string[] {
  if (visa.areaScope !== 'listed') return [];
  const cityOf = (id: string) => cities.find((city) => city.id === id);
  const outside = stay.cityIds.flatMap((id) => {
    const city = cityOf(id);
    const area = visa.areas.find(({ areaId }) => areaId === city?.areaId);
    return area && (area.whole || area.cityIds.includes(id)) ? [] : (city?.name ?? id);
  });
  const spots = visa.outsideSpotIds.filter((id) => spotIds.includes(id));
  const codes = new Set(visa.areas.flatMap(({ ports }) => ports.map(({ code }) => code)));
  const entry = cityOf(stay.cityIds[0] ?? '');
  const isPort = visa.ports !== 'listed' || entry?.airportCodes.some((code) => codes.has(code));
  return [
    ...(outside.length > 0 ? [`“${visa.source.title}” does not cover ${joinNames(outside)}.`] : []),
    ...(spots.length > 0
      ? [`“${visa.source.title}” does not cover every sight of this trip: ${spots.map(nameOfId).join(', ')}.`]
      : []),
    ...(isPort
      ? []
      : [`${entry?.name ?? 'The first city'} is not a port of entry of “${visa.source.title}”.`]),
  ];
}

/** Converts a spot id to a readable name: rules contain ids only. */
function nameOfId(id: string): string {
  return id
    .split('-')
    .map((word) => capitalise(word))
    .join(' ');
}

/** Returns the obstacle of a transit rule whose traveller goes back to the region of departure. */
export function listTransitObstacles(visa: Visa, { before, after }: MainlandStay): string[] {
  if (!visa.thirdCountryRequired || before === undefined || before !== after) return [];
  return [
    `“${visa.source.title}” asks you to go on to a third country or region, not back to where you came from.`,
  ];
}

/** Lists what a traveller in transit must show or tell us. */
export function listTransitNotes(visa: Visa, { before, after }: MainlandStay): string[] {
  if (!visa.thirdCountryRequired) return [];
  const regions = visa.thirdRegions.length > 0 ? ` (${visa.thirdRegions.join(', ')} count as such)` : '';
  const isKnown = before !== undefined && after !== undefined;
  return [
    isKnown
      ? 'Have the confirmed onward ticket at hand on arrival.'
      : `It holds only if you arrive from one country and go on to a third one or a third region${regions}; tell us both to check it.`,
  ];
}

/** Returns the last date of a permitted stay. With `next-day` the day of arrival does not count. */
export function lastDay(
  from: string,
  { amount, unit }: { amount: number; unit: 'day' | 'hour' },
  clockStarts: 'next-day' | 'arrival',
): string {
  const days = unit === 'day' ? amount : Math.floor(amount / 24);
  return addDays(from, clockStarts === 'next-day' ? days : days - (unit === 'day' ? 1 : 0));
}
