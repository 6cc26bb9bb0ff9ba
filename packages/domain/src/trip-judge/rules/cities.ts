import {
  type Finding,
  type JudgedTrip,
  kmBetween,
  kmThrough,
  listMoves,
  shortestKm,
  sleptCities,
} from '../judged-trip.ts';
import { monthsApart } from '../main-sights.ts';
import { climbs } from './altitude.ts';

export function judgeNamedCities(trip: JudgedTrip): Finding[] {
  const { brief, days, city } = trip;
  const been = new Set([
    ...sleptCities(trip).map(({ cityId }) => cityId),
    ...days.flatMap(({ visits }) => visits.map(({ spot }) => spot.cityId)),
  ]);
  return [
    ...brief.cityIds
      .filter((id) => !been.has(id))
      .map((id) => ({ text: `${city(id)?.name ?? id} was asked for and is left out` })),
    ...brief.excludedCityIds
      .filter((id) => been.has(id))
      .map((id) => ({ text: `${city(id)?.name ?? id} was excluded` })),
  ];
}

/** Largest distance of an added city from a named one. A city farther away must lie on the way between two of them. */
const neighbourKm = 450;
const onTheWayFactor = 1.25;

export function judgeFillers(trip: JudgedTrip): Finding[] {
  const { brief, city } = trip;
  const ends = [brief.entryCityId, brief.exitCityId].flatMap((id) => id ?? []);
  const mustCities = brief.mustSeeSpotIds.flatMap((id) => trip.spot(id)?.cityId ?? []);
  const ports = trip.voyages.flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]);
  const named = new Set([...brief.cityIds, ...ends, ...mustCities, ...ports]);
  // Any city may be added when the wish names only the start of the trip, or asks for a first visit, a province or open
  // stops.
  const isOneWay = brief.entryCityId !== undefined && brief.exitCityId === undefined;
  const isRoundTrip = new Set(ends).size === 1 && brief.isFirstVisit !== true;
  const isFree = brief.cityIds.every((id) => ends.includes(id)) && (isOneWay || !isRoundTrip);
  if (named.size === 0 || isFree || brief.areaIds.length > 0 || brief.openStops !== undefined) return [];
  const points = [...named].flatMap((id) => city(id)?.coordinates ?? []);
  return sleptCities(trip)
    .filter(({ cityId }) => !named.has(cityId) && !meetsWord(trip, cityId, named))
    .filter(({ coordinates }) => {
      const isNear = points.some((point) => kmBetween(point, coordinates) <= neighbourKm);
      const isOnTheWay = points.some((a) =>
        points.some((b) => a !== b && kmThrough([a, coordinates, b]) <= kmBetween(a, b) * onTheWayFactor),
      );
      return !(isNear || isOnTheWay);
    })
    .map(({ cityName, nights }) => ({
      text: `${nights} nights in ${cityName}, far from everything that was named`,
    }));
}

/** Returns whether a city has a visited sight of an asked interest that no named city has: the pandas of Chengdu. */
function meetsWord({ brief, days }: JudgedTrip, cityId: string, named: ReadonlySet<string>): boolean {
  const visited = days.flatMap(({ visits }) => visits.map(({ spot }) => spot));
  return (brief.interestWords ?? []).some((word) => {
    const matches = visited.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(word));
    return matches.some((spot) => spot.cityId === cityId) && !matches.some((spot) => named.has(spot.cityId));
  });
}

const maxDetourFactor = 1.35;
const maxDetourKm = 300;

export function judgeBacktracking(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  if (brief.cityOrder.length > 1) return [];
  const stays = sleptCities(trip);
  const points = stays.map(({ coordinates }) => coordinates);
  if (points.length < 3) return [];
  const planned = kmThrough(points);
  const isRound = stays[0]?.cityId === stays.at(-1)?.cityId;
  const best = shortestKm(points, {
    fixFirst: isRound || brief.entryCityId !== undefined,
    fixLast: isRound || brief.exitCityId !== undefined,
  });
  if (planned <= best * maxDetourFactor || planned - best <= maxDetourKm || climbs(trip, stays)) return [];
  return [
    {
      text: `${stays.map(({ cityName }) => cityName).join(', ')}: ${Math.round(planned)} km, possible in ${Math.round(best)} km`,
    },
  ];
}

export function judgeReturns(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  const stays = listMoves(trip);
  const asked = new Set(brief.cityOrder.filter((id, index) => brief.cityOrder.indexOf(id) !== index));
  return stays.flatMap(({ cityId, cityName }, index) => {
    const isBack = stays.slice(0, index).some((stay) => stay.cityId === cityId);
    const isRound =
      index === stays.length - 1 &&
      (brief.exitCityId === undefined || cityId === brief.exitCityId) &&
      (cityId === (brief.entryCityId ?? stays[0]?.cityId) || cityId === stays[index - 2]?.cityId);
    return isBack && !isRound && !asked.has(cityId) ? [{ text: `Back to ${cityName} for another stay` }] : [];
  });
}

export function judgeCitySeason(trip: JudgedTrip): Finding[] {
  const { brief, city } = trip;
  return sleptCities(trip).flatMap(({ cityId, cityName, firstDate }) => {
    const row = city(cityId);
    const isNamed =
      brief.cityIds.includes(cityId) || cityId === brief.entryCityId || cityId === brief.exitCityId;
    const isForSight = brief.mustSeeSpotIds.some((id) => trip.spot(id)?.cityId === cityId);
    if (!row || isNamed || isForSight) return [];
    const month = Number(firstDate.slice(5, 7));
    const apart = Math.min(...row.bestMonths.map((best) => monthsApart(best, month)));
    return apart >= 3
      ? [{ text: `${cityName} chosen for month ${month}, best in ${row.bestMonths.join(', ')}` }]
      : [];
  });
}
