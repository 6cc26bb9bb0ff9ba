import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import type { BorderCrossing } from './mainland-stays.ts';

/** Lists notes on the visited areas with a border of their own, with the days this passport may stay there. */
export function listBorderNotes(
  { visits, nationality, cities }: BorderCrossing,
  { borders }: TripRules,
): string[] {
  return borders
    .filter(({ areaId }) => visits.some((visit) => visit.areaId === areaId))
    .map(({ areaId, authority, visaFreeDays }) => {
      const name = cities.find((city) => city.areaId === areaId)?.name ?? areaId;
      const days = nationality === undefined ? undefined : visaFreeDays[nationality];
      const stay =
        days === undefined ? `Ask the ${authority}` : `This passport may stay ${days} days (${authority})`;
      return `${name} has a border of its own: going there leaves the mainland. ${stay}.`;
    });
}

/** Lists notes on the permits of the visited areas, and on their usual closing season. */
export function listPermitNotes({ visits }: BorderCrossing, { permits }: TripRules): string[] {
  return permits.flatMap(({ areaId, leadDays, needsTour, usualClosure, source }) => {
    const own = visits.filter((visit) => visit.areaId === areaId);
    if (own.length === 0) return [];
    const isClosed = usualClosure && own.some((visit) => isInSeason(visit, usualClosure));
    return [
      `${source.title}: needed besides the visa; an agency applies, about ${leadDays} days ahead${needsTour ? ', with guide and transport booked' : ''}.`,
      ...(isClosed ? ['The region is usually closed to foreigners at that time of year.'] : []),
    ];
  });
}

/** Returns true when the visit touches the season, which is given as MM-DD and lies within one year. */
function isInSeason(
  { from, to }: { readonly from: string; readonly to: string },
  season: { readonly from: string; readonly to: string },
): boolean {
  return [from, to]
    .map((date) => date.slice(0, 4))
    .some((year) => from <= `${year}-${season.to}` && to >= `${year}-${season.from}`);
}
