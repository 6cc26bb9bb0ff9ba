import type { ShapeSpot, TripCity } from '../../trip/catalogue/trip-catalogue.ts';
import { createHubLookup } from '../../trip/shape/travel/travel-costs.ts';
import { isMood } from '../../trip/shape/worth/common-words.ts';
import { textSimilarity } from '../../trip/shape/worth/text-similarity.ts';
import {
  type Finding,
  type JudgedTrip,
  kmBetween,
  kmThrough,
  sleptCities,
  type TripRule,
} from '../judged-trip.ts';
import { themes } from './theme.ts';

/** A town on the way, in the province of one of the ends: at least as far from both ends as this, with a detour of at most this factor. */
const onTheWay = { leastKm: 80, mostKm: 700, detour: 1.12 } as const;
const famousPopularity = 80;

/** Reports a move that passes a town more famous than both of its ends, where the visitor did not name both. */
function judgePassedTowns(trip: JudgedTrip): Finding[] {
  const { brief, guide } = trip;
  const stays = sleptCities(trip);
  const been = new Set([
    ...stays.map(({ cityId }) => cityId),
    ...trip.days.flatMap(({ visits }) => visits.map(({ spot }) => spot.cityId)),
  ]);
  const dislikes = new Set(brief.dislikedKinds ?? []);
  const others = (guide?.cities ?? []).filter(
    ({ id, popularity, tagIds }) =>
      popularity >= famousPopularity &&
      !been.has(id) &&
      !brief.excludedCityIds.includes(id) &&
      !tagIds.some((tag) => dislikes.has(tag)),
  );
  return stays.slice(1).flatMap((to, index) => {
    const [a, b] = [trip.city(stays[index]?.cityId ?? ''), trip.city(to.cityId)];
    if (!a || !b || [a, b].every(({ id }) => brief.cityIds.includes(id))) return [];
    const passed = others.filter((town) => isPassed(town, a, b));
    return passed
      .slice(0, 1)
      .map(({ name }) => ({ text: `From ${a.name} to ${b.name} past ${name}, which is more famous` }));
  });
}

function isPassed(town: TripCity, a: TripCity, b: TripCity): boolean {
  const direct = kmBetween(a.coordinates, b.coordinates);
  const [before, after] = [
    kmBetween(a.coordinates, town.coordinates),
    kmBetween(town.coordinates, b.coordinates),
  ];
  return (
    town.popularity > Math.max(a.popularity, b.popularity) &&
    (town.areaId === a.areaId || town.areaId === b.areaId) &&
    direct <= onTheWay.mostKm &&
    Math.min(before, after) >= onTheWay.leastKm &&
    kmThrough([a.coordinates, town.coordinates, b.coordinates]) <= direct * onTheWay.detour
  );
}

/** A sight of an asked interest is a reason for a trip from this popularity on. */
const reasonPopularity = 30;
/** A word names a sight from this similarity on: its kind or a word in its name. */
const nameSimilarity = 0.8;
/** A sight is in reach of a named city up to this distance. */
const reachKm = 200;
/** A trip of fewer days cannot have something of every interest. */
const leastDays = 3;

type Interest = {
  readonly name: string;
  readonly isWord: boolean;
  readonly isMet: (spot: ShapeSpot) => boolean;
};

/** Lists the interests that only some places meet: rare kinds, and words that name sights. */
function listInterests({ brief }: JudgedTrip): readonly Interest[] {
  const tags = brief.preferenceTagIds.filter((id) => themes.has(id));
  const words = (brief.interestWords ?? []).filter((word) => !isMood(word));
  return [
    ...tags.map((id): Interest => {
      const isMet = ({ tagIds }: ShapeSpot) => tagIds.includes(id);
      return { name: id, isWord: false, isMet };
    }),
    ...words.map((word): Interest => {
      const isMet = (spot: ShapeSpot) => textSimilarity(spot, { interestWords: [word] }) >= nameSimilarity;
      return { name: word, isWord: true, isMet };
    }),
  ];
}

/** Reports interests of which nothing is visited, although there are sights of them where the trip could go. */
function judgeMissedInterests(trip: JudgedTrip): Finding[] {
  const { brief, days, guide, description } = trip;
  if (!guide || days.length < leastDays) return [];
  const visited = days.flatMap(({ visits }) => visits.map(({ spot }) => spot));
  const known = description.stays
    .flatMap(({ cityId }) => trip.city(cityId)?.knownFor ?? [])
    .join(' ')
    .toLowerCase();
  const ids = new Set([
    ...brief.cityIds,
    ...brief.mustSeeSpotIds.flatMap((id) => trip.spot(id)?.cityId ?? []),
  ]);
  const named = guide.cities.filter(({ id }) => ids.has(id));
  const areaOf = new Map(guide.cities.map(({ id, areaId }) => [id, areaId]));
  const isReached = ({ cityId, coordinates }: ShapeSpot): boolean =>
    named.length > 0
      ? named.some((city) => kmBetween(city.coordinates, coordinates) <= reachKm)
      : brief.areaIds.length === 0 || brief.areaIds.includes(areaOf.get(cityId) ?? '');
  return listInterests(trip)
    .filter(({ name, isWord, isMet }) => !visited.some(isMet) && !(isWord && known.includes(name)))
    .flatMap(({ name, isMet }) => {
      const [best] = guide.spots
        .filter((spot) => spot.popularity >= reasonPopularity && isMet(spot) && isReached(spot))
        .toSorted((a, b) => b.popularity - a.popularity);
      return best ? [{ text: `Asked for ${name}; nothing of it is visited, such as ${best.name}` }] : [];
    });
}

/** Hub values (`createHubLookup`) of cities with many flights, and of those with few. */
const flights = { many: 0.5, few: 0.25 } as const;

/** A start up to this distance from such a city is reached from its airport by train. */
const nearHubKm = 220;

/** Reports a trip with an open start that begins where few planes land, although a city with many flights is on the trip. */
function judgeStart(trip: JudgedTrip): Finding[] {
  const stays = sleptCities(trip);
  const [first] = stays;
  if (!first || !trip.guide || trip.brief.entryCityId !== undefined || trip.brief.cityOrder.length > 1)
    return [];
  const hub = createHubLookup(trip.guide);
  const better = stays.find(
    ({ cityId, coordinates }) =>
      hub(cityId) >= flights.many && kmBetween(first.coordinates, coordinates) > nearHubKm,
  );
  return hub(first.cityId) < flights.few && better
    ? [{ text: `Starts in ${first.cityName}, although ${better.cityName} with its airport is on the trip` }]
    : [];
}

/** Minutes on the road in one day from which sightseeing is mostly driving. */
const longDriveMinutes = 300;

/** Reports days of which most is spent in a car between the hotel and the sights. */
function judgeDrives({ days }: JudgedTrip): Finding[] {
  return days.flatMap(({ transfers, rides, view }) => {
    const minutes = transfers
      .filter(({ mode }) => mode === 'car' || mode === 'taxi' || mode === 'coach')
      .reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
    return minutes > longDriveMinutes && rides.length === 0
      ? [{ text: `${minutes} minutes in a car`, dayIndex: view.dayIndex }]
      : [];
  });
}

export const choiceRules: readonly TripRule[] = [
  {
    id: 'passed-town',
    weight: 3,
    meaning: 'The trip passes no town that is more famous than where it goes',
    judge: judgePassedTowns,
  },
  {
    id: 'interest-missed',
    weight: 2.5,
    meaning: 'Something of every interest is visited where there is any in reach',
    judge: judgeMissedInterests,
  },
  {
    id: 'start-at-airport',
    weight: 1,
    meaning: 'A trip with an open start begins in a city with a large airport',
    judge: judgeStart,
  },
  {
    id: 'long-drives',
    weight: 1,
    meaning: 'No day of sightseeing has more than five hours in a car',
    judge: judgeDrives,
  },
];
