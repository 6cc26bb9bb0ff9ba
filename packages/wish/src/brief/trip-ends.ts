import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isLargeCity } from '@yunyou/domain/trip/shape/worth/large-city';
import type { Gazetteer } from '../gazetteer.ts';
import type { WishValues } from '../wish-values.ts';
import type { Loose } from './loose-fields.ts';

/**
 * Returns the ends of the trip. An order of all named cities gives the ends that the wish does not state; hours between
 * flights start and end in their only city, and so does a trip to one city with an hour of departure.
 */
export function toEnds(wish: WishValues): Pick<Loose<PartialTripBrief>, 'entryCityId' | 'exitCityId'> {
  const { entryCityId, exitCityId, cityOrder, cityIds, layoverHours } = wish;
  const named = new Set([...cityIds, entryCityId, exitCityId].filter((id) => id !== undefined));
  const [only] = named;
  if (layoverHours !== undefined && only !== undefined && named.size === 1)
    return { entryCityId: only, exitCityId: only };
  if (wish.departure !== undefined && entryCityId !== undefined && named.size === 1)
    return { entryCityId, exitCityId: entryCityId };
  const isWhole =
    cityOrder.length > 1 &&
    [...named].every((id) => cityOrder.includes(id) || id === entryCityId || id === exitCityId);
  const isReturn = exitCityId !== undefined && exitCityId === cityIds[0] && entryCityId === undefined;
  return {
    entryCityId: entryCityId ?? (isWhole ? cityOrder[0] : isReturn ? exitCityId : undefined),
    exitCityId: exitCityId ?? (isWhole ? cityOrder.at(-1) : undefined),
  };
}

/** The city that people reach first by land from a neighbouring country. */
const landGateways: Readonly<Record<string, string>> = {
  VN: 'nanning',
  LA: 'xishuangbanna',
  MN: 'hohhot',
  KZ: 'yining',
  KG: 'kashgar',
  NP: 'shigatse',
};

/** Adds where a trip begins that comes from a neighbouring country without flying. */
export function withLandGateway(wish: WishValues, { cities }: Gazetteer): WishValues {
  const { comesFrom = '', avoidedModes, cityIds } = wish;
  const isByLand = avoidedModes.includes('flight') && cityIds.length === 0 && wish.entryCityId === undefined;
  const gateway = isByLand ? cities.find(({ id }) => id === landGateways[comesFrom]) : undefined;
  return gateway ? { ...wish, entryCityId: gateway.id } : wish;
}

/** Trips up to this length from a city come back to it, unless another end is stated. */
const maxDaysOfReturn = 7;

/** Returns which ends are in town: no airport and no hour of a journey is stated. "5 days from Chengdu" also ends there. */
export function toTownEnds(
  wish: WishValues,
  days: number | undefined,
): Pick<Loose<PartialTripBrief>, 'exitCityId' | 'startsInTown' | 'endsInTown'> {
  const { entryCityId, exitCityId } = toEnds(wish);
  const isFromAbroad = wish.comesFrom !== undefined || wish.layoverHours !== undefined;
  const starts =
    !isFromAbroad &&
    (wish.arrival === undefined || wish.arrival.by === 'ship') &&
    entryCityId !== undefined &&
    wish.startsInTown === entryCityId &&
    !isOpenJaw(wish);
  const isImplied = starts && exitCityId === undefined && (days ?? maxDaysOfReturn + 1) <= maxDaysOfReturn;
  const ends =
    !isFromAbroad &&
    (wish.departure === undefined || wish.departure.by === 'ship') &&
    wish.goesOnTo === undefined &&
    (isImplied || (exitCityId !== undefined && wish.endsInTown === exitCityId));
  return {
    exitCityId: exitCityId ?? (isImplied ? entryCityId : undefined),
    startsInTown: starts ? true : undefined,
    endsInTown: ends ? true : undefined,
  };
}

/**
 * Returns whether a trip names nothing to visit but two different ends, and the group does not live in the first one:
 * "starting in Beijing, ending in Hong Kong". It stays in both.
 */
function isOpenJaw(wish: WishValues): boolean {
  const { entryCityId, exitCityId } = toEnds(wish);
  const isOther = (id: string): boolean => id !== entryCityId && id !== exitCityId;
  return (
    exitCityId !== undefined &&
    exitCityId !== entryCityId &&
    wish.livesIn === undefined &&
    wish.areaIds.length === 0 &&
    !wish.cityIds.some(isOther)
  );
}

/**
 * Returns the cities to visit. "4 days from Yinchuan" without another place means the city and what is around it; with a
 * stated way of travelling the trip goes elsewhere, and so it does from a large city for travellers who want none.
 */
export function listCities(wish: WishValues, gazetteer: Gazetteer): readonly string[] {
  const { cityIds, startsInTown, exitCityId, livesIn, openStops } = wish;
  const [named, ...others] = cityIds;
  if (named !== undefined && named === startsInTown && others.length === 0)
    return isDislikedCity(named, wish, gazetteer) ? [] : cityIds;
  if (cityIds.length > 0 || startsInTown === undefined || (wish.days ?? Infinity) > maxDaysOfReturn)
    return cityIds;
  const isElsewhere =
    startsInTown === livesIn ||
    isDislikedCity(startsInTown, wish, gazetteer) ||
    [...wish.onlyModes, ...wish.preferredModes].includes('train') ||
    openStops !== undefined ||
    listOpenProvinces(wish, gazetteer).length > 0 ||
    (exitCityId !== undefined && exitCityId !== startsInTown) ||
    wish.spotIds.some((id) => gazetteer.cityBySpot.get(id) !== startsInTown);
  return isElsewhere ? cityIds : [startsInTown];
}

function isDislikedCity(
  id: string,
  { dislikedKinds, avoidsCrowds }: WishValues,
  { cities }: Gazetteer,
): boolean {
  const isLarge = isLargeCity(cities.find((city) => city.id === id)?.cityCode);
  return isLarge && (avoidsCrowds || dislikedKinds.includes('modern-cities'));
}

/** Returns the order of cities without the ends where they contradict it. */
export function listOrder({ cityOrder, entryCityId, exitCityId }: WishValues): string[] {
  const [first, last] = [cityOrder[0], cityOrder.at(-1)];
  const isContrary =
    (entryCityId !== undefined && cityOrder.includes(entryCityId) && entryCityId !== first) ||
    (exitCityId !== undefined &&
      exitCityId !== entryCityId &&
      cityOrder.includes(exitCityId) &&
      exitCityId !== last &&
      exitCityId !== first);
  return isContrary ? [] : [...cityOrder];
}

/** Lists the provinces of the areas that the wish names without one of their cities. A city where it only starts or ends does not count. */
export function listOpenProvinces({ areaIds, cityIds }: WishValues, gazetteer: Gazetteer): string[] {
  const named = new Set(cityIds);
  return areaIds
    .filter((id) => !listCitiesOfAreas([id], gazetteer).some((cityId) => named.has(cityId)))
    .flatMap((id) =>
      gazetteer.areas.filter((area) => area.id === id || (area.parentId === id && !ownEntry.has(area.id))),
    )
    .map(({ id }) => id);
}

/** Provinces with a permit or a border of their own, which the name of their region does not include. */
const ownEntry: ReadonlySet<string> = new Set(['tibet', 'hong-kong', 'macau', 'taiwan']);

/** Lists the cities of provinces, and of all provinces of regions, most popular first. */
export function listCitiesOfAreas(areaIds: readonly string[], { cities, areas }: Gazetteer): string[] {
  const inside = new Set(
    areas
      .filter(({ id, parentId }) => areaIds.includes(id) || areaIds.includes(parentId ?? ''))
      .map(({ id }) => id),
  );
  return cities
    .filter(({ areaId }) => inside.has(areaId))
    .toSorted((a, b) => b.popularity - a.popularity)
    .map(({ id }) => id);
}
