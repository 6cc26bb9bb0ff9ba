import {
  cityPath,
  type Finding,
  type JudgedTrip,
  listMoves,
  sleptCities,
  type TripRule,
} from '../judged-trip.ts';
import {
  judgeBacktracking,
  judgeCitySeason,
  judgeFillers,
  judgeNamedCities,
  judgeReturns,
} from './cities.ts';
import { judgeEmptyDays, judgeThinDays, judgeUnusedStays } from './empty-days.ts';

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
