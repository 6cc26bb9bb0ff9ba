import { climbs, listFirstHighDays } from './altitude.ts';
import {
  cityPath,
  type Finding,
  isBusyDay,
  type JudgedDay,
  type JudgedTrip,
  kmBetween,
  kmThrough,
  listMoves,
  shortestKm,
  sleptCities,
  type TripRule,
} from './judged-trip.ts';

function judgeAskedNights({ brief, description, city }: JudgedTrip): Finding[] {
  return brief.cityNights.flatMap(({ cityId, nights }) => {
    const planned = nightsIn(description.stays, cityId);
    return planned === nights
      ? []
      : [
          {
            text: `${city(cityId)?.name ?? cityId}: ${planned} nights, ${nights} were asked for`,
            times: Math.min(2, Math.abs(planned - nights)),
          },
        ];
  });
}

function nightsIn(stays: readonly { cityId: string; nights: number }[], cityId: string): number {
  return stays.reduce((sum, stay) => sum + (stay.cityId === cityId ? stay.nights : 0), 0);
}

function judgeTooManyNights({ brief, description, days, city }: JudgedTrip): Finding[] {
  if (brief.onlyNamedCities) return [];
  const ids = new Set(description.stays.map(({ cityId }) => cityId));
  return [...ids].flatMap((id) => {
    const row = city(id);
    if (!row || brief.cityNights.some(({ cityId }) => cityId === id)) return [];
    const dayTrips = days.filter(
      ({ visits, night }) => night?.place.cityId === id && visits.some(({ spot }) => spot.cityId !== id),
    ).length;
    const extra = nightsIn(description.stays, id) - row.recommendedDays.max - dayTrips;
    return extra > 0
      ? [
          {
            text: `${row.name}: ${extra} nights more than it can fill (${row.recommendedDays.max})`,
            times: Math.min(4, extra),
          },
        ]
      : [];
  });
}

function judgeTooFewNights(trip: JudgedTrip): Finding[] {
  const { brief, days, city } = trip;
  const stays = sleptCities(trip);
  if (stays.length < 2) return [];
  // The trip has few days for all named places, so short stays are the visitor's choice.
  const named = brief.cityIds.reduce(
    (sum, id) => sum + Math.max(1, (city(id)?.recommendedDays.min ?? 1) - 1),
    0,
  );
  const isHurried = named > days.length - 1;
  return stays.flatMap(({ cityId, cityName, nights }) => {
    const row = city(cityId);
    const isAsked = brief.cityNights.some((one) => one.cityId === cityId);
    const isEnd = cityId === brief.entryCityId || cityId === brief.exitCityId;
    if (!row || isAsked || (isHurried && (isEnd || brief.cityIds.includes(cityId)))) return [];
    const all = nightsIn(stays, cityId);
    return all === nights && nights + 1 < row.recommendedDays.min
      ? [{ text: `${cityName}: ${nights} night, needs ${row.recommendedDays.min} days` }]
      : [];
  });
}

function judgeOrder(trip: JudgedTrip): Finding[] {
  const { brief, city } = trip;
  const path = cityPath(trip);
  let from = 0;
  for (const id of brief.cityOrder) {
    const at = path.indexOf(id, from);
    if (at < 0) {
      const names = brief.cityOrder.map((one) => city(one)?.name ?? one);
      return [{ text: `Asked for ${names.join(', ')}; planned ${path.join(', ')}` }];
    }
    from = at;
  }
  return [];
}

function judgeEnds(trip: JudgedTrip): Finding[] {
  const { entryCityId, exitCityId } = trip.brief;
  const path = cityPath(trip);
  const [first, last] = [path[0], path.at(-1)];
  return [
    ...(entryCityId !== undefined && first !== entryCityId
      ? [{ text: `Starts in ${first}, arrival is in ${entryCityId}` }]
      : []),
    ...(exitCityId !== undefined && last !== exitCityId
      ? [{ text: `Ends in ${last}, departure is from ${exitCityId}` }]
      : []),
  ];
}

function judgeNamedCities(trip: JudgedTrip): Finding[] {
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

function judgeFillers(trip: JudgedTrip): Finding[] {
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

function judgeBacktracking(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  if (brief.cityOrder.length > 1) return [];
  const stays = sleptCities(trip);
  const points = stays.map(({ coordinates }) => coordinates);
  if (points.length < 3) return [];
  const planned = kmThrough(points);
  const best = shortestKm(points, {
    fixFirst: brief.entryCityId !== undefined,
    fixLast: brief.exitCityId !== undefined,
  });
  if (planned <= best * maxDetourFactor || planned - best <= maxDetourKm || climbs(trip, stays)) return [];
  return [
    {
      text: `${stays.map(({ cityName }) => cityName).join(', ')}: ${Math.round(planned)} km, possible in ${Math.round(best)} km`,
    },
  ];
}

function judgeReturns(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  const stays = listMoves(trip);
  const asked = new Set(brief.cityOrder.filter((id, index) => brief.cityOrder.indexOf(id) !== index));
  return stays.flatMap(({ cityId, cityName }, index) => {
    const isBack = stays.slice(0, index).some((stay) => stay.cityId === cityId);
    const isRound =
      index === stays.length - 1 &&
      cityId === brief.exitCityId &&
      cityId === (brief.entryCityId ?? stays[0]?.cityId);
    return isBack && !isRound && !asked.has(cityId) ? [{ text: `Back to ${cityName} for another stay` }] : [];
  });
}

/** A day with an arrival after this minute or a departure before `earlyDeparture` needs no sight. */
const lateArrival = 900;
const earlyDeparture = 840;
/** Door-to-door minutes of the rides from which a day is for travel. */
const travelDayMinutes = 330;
/** A night ride that arrives after this minute takes the next day as well. */
const lateNightArrival = 780;
const aroundFlight = 240;
const aroundOtherRide = 110;

export function isTravelDay({ rides, rideMinutes, arrivedAt }: JudgedDay): boolean {
  if (arrivedAt >= lateNightArrival) return true;
  const around = rides.some(({ mode }) => mode === 'flight') ? aroundFlight : aroundOtherRide;
  return rides.length > 0 && rideMinutes + around >= travelDayMinutes;
}

function hasReasonToBeEmpty(trip: JudgedTrip, day: JudgedDay): boolean {
  const { brief } = trip;
  const { isFirst, isLast, view } = day;
  if (isTravelDay(day) || isBusyDay(trip, day) || listFirstHighDays(trip).includes(day)) return true;
  if (brief.dayLimits.some(({ dayIndex, maxVisits }) => dayIndex === view.dayIndex && maxVisits === 0))
    return true;
  if (isFirst && (brief.arrivalMinute ?? 0) >= lateArrival) return true;
  return isLast && (brief.departureMinute ?? 1020) <= earlyDeparture;
}

function judgeEmptyDays(trip: JudgedTrip): Finding[] {
  return trip.days
    .filter((day) => day.visits.length === 0 && !hasReasonToBeEmpty(trip, day))
    .map(({ view, isFirst, isLast }) => ({
      text: `Nothing is visited: ${view.title}`,
      dayIndex: view.dayIndex,
      times: isFirst || isLast ? 0.5 : 1,
    }));
}

const thinVisitMinutes = 120;
/** A ride of an earlier day that arrives after this minute leaves only the afternoon. */
const lateLanding = 600;

function judgeThinDays(trip: JudgedTrip): Finding[] {
  if (trip.brief.pace === 'relaxed' || trip.isGentle) return [];
  return trip.days
    .filter((day) => !(day.isFirst || day.isLast || day.visits.length === 0 || day.rides.length > 0))
    .filter((day) => !isBusyDay(trip, day) && day.arrivedAt < lateLanding)
    .filter(({ visits }) => {
      const minutes = visits.reduce((sum, { item }) => sum + item.endMinute - item.startMinute, 0);
      return minutes <= thinVisitMinutes;
    })
    .map(({ view }) => ({ text: `Only ${view.title}`, dayIndex: view.dayIndex }));
}

function judgeUnusedStays(trip: JudgedTrip): Finding[] {
  const { brief, days } = trip;
  return sleptCities(trip).flatMap(({ cityId, cityName, firstDate, nights }, index, stays) => {
    const own = days.filter(
      ({ view, night }) =>
        night?.place.cityId === cityId ||
        (view.date >= firstDate && view.cities.some(({ id }) => id === cityId)),
    );
    const isUsed = own.some(
      ({ visits, wokeAt, night }) =>
        visits.some(({ spot }) => spot.cityId === cityId) ||
        (wokeAt?.cityId === cityId && night?.place.cityId === cityId && visits.length > 0),
    );
    const isNightOnTheWay =
      nights === 1 &&
      ((index === 0 && (brief.arrivalMinute ?? 0) >= lateArrival) ||
        (index === stays.length - 1 && (brief.departureMinute ?? 1440) <= earlyDeparture));
    return isUsed || isNightOnTheWay
      ? []
      : [{ text: `${nights} nights in ${cityName} and nothing visited there` }];
  });
}

function judgeCitySeason(trip: JudgedTrip): Finding[] {
  const { brief, city } = trip;
  return sleptCities(trip).flatMap(({ cityId, cityName, firstDate }) => {
    const row = city(cityId);
    const isNamed =
      brief.cityIds.includes(cityId) || cityId === brief.entryCityId || cityId === brief.exitCityId;
    const isForSight = brief.mustSeeSpotIds.some((id) => trip.spot(id)?.cityId === cityId);
    if (!row || isNamed || isForSight) return [];
    const month = Number(firstDate.slice(5, 7));
    const apart = Math.min(
      ...row.bestMonths.map((best) => Math.min(Math.abs(best - month), 12 - Math.abs(best - month))),
    );
    return apart >= 3
      ? [{ text: `${cityName} chosen for month ${month}, best in ${row.bestMonths.join(', ')}` }]
      : [];
  });
}

function judgeMoves(trip: JudgedTrip): Finding[] {
  const { brief } = trip;
  const stays = listMoves(trip);
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
  const short = stays.filter(
    (stay, index) =>
      stay.nights === 1 &&
      index < stays.length - 1 &&
      !brief.cityIds.includes(stay.cityId) &&
      !brief.cityNights.some(({ cityId }) => cityId === stay.cityId),
  );
  const allowed = Math.max(1, Math.floor(nights / 5));
  return short.length > allowed
    ? [{ text: `${short.length} stays of one night: ${short.map(({ cityName }) => cityName).join(', ')}` }]
    : [];
}

function judgeSameAgain({ plan, secondPlan }: JudgedTrip): Finding[] {
  return secondPlan && JSON.stringify(secondPlan.days) !== JSON.stringify(plan.days)
    ? [{ text: 'A second run of the same wish gave another plan' }]
    : [];
}

export const shapeRules: readonly TripRule[] = [
  {
    id: 'ends-as-asked',
    weight: 4,
    meaning: 'The trip starts and ends where it was asked to',
    judge: judgeEnds,
  },
  {
    id: 'named-cities',
    weight: 4,
    meaning: 'Named cities are in, excluded ones are not',
    judge: judgeNamedCities,
  },
  {
    id: 'nights-as-asked',
    weight: 2,
    meaning: 'Cities have the nights that were asked for',
    judge: judgeAskedNights,
  },
  {
    id: 'order-as-asked',
    weight: 3,
    meaning: 'Cities come in the order that was asked for',
    judge: judgeOrder,
  },
  {
    id: 'too-many-nights',
    weight: 1,
    meaning: 'No city has more nights than it can fill',
    judge: judgeTooManyNights,
  },
  {
    id: 'too-few-nights',
    weight: 1,
    meaning: 'A city has time for what it is known for',
    judge: judgeTooFewNights,
  },
  {
    id: 'far-filler',
    weight: 2,
    meaning: 'Named cities are completed by neighbours or cities on the way',
    judge: judgeFillers,
  },
  {
    id: 'backtracking',
    weight: 1.5,
    meaning: 'The order of cities has no long detour',
    judge: judgeBacktracking,
  },
  {
    id: 'return-to-city',
    weight: 1,
    meaning: 'No city has two stays unless it was asked for',
    judge: judgeReturns,
  },
  {
    id: 'empty-day',
    weight: 2,
    meaning: 'Every day has something to see, unless it is for travel',
    judge: judgeEmptyDays,
  },
  { id: 'thin-day', weight: 0.7, meaning: 'A day has more than one short sight', judge: judgeThinDays },
  {
    id: 'unused-stay',
    weight: 2,
    meaning: 'Something is visited in each city slept in',
    judge: judgeUnusedStays,
  },
  { id: 'city-season', weight: 1, meaning: 'Chosen cities are in season', judge: judgeCitySeason },
  { id: 'one-night-stays', weight: 1, meaning: 'Few changes of hotel', judge: judgeMoves },
  { id: 'same-plan-again', weight: 2, meaning: 'The same wish gives the same plan', judge: judgeSameAgain },
];
