import type { Area } from '@yunyou/contract/entities/area.schema';
import type { City } from '@yunyou/contract/entities/city.schema';
import type { Route } from '@yunyou/contract/entities/route.schema';
import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { Station } from '@yunyou/contract/entities/station.schema';
import { toSearchKey, toSearchKeys } from '@yunyou/domain/search/search-key';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { hanNicknames } from './nicknames.data.ts';
import { letterSet } from './spelling.ts';

type Names = Readonly<Pick<City, 'name' | 'zhName' | 'pinyin' | 'aliases'>> & { readonly id: string };
export type GazetteerRows = {
  readonly cities: readonly (Names &
    Readonly<Pick<City, 'areaId' | 'airports' | 'popularity'>> & {
      readonly coordinates?: City['coordinates'];
      readonly cityCode?: City['cityCode'];
    })[];
  readonly areas: readonly (Names &
    Readonly<Pick<Area, 'kind'>> & { readonly parentId?: string | undefined })[];
  readonly spots: readonly (Names &
    Readonly<Pick<ScenicSpot, 'cityId' | 'popularity' | 'summary' | 'tagIds'>>)[];
  readonly stations?: readonly (Names & Readonly<Pick<Station, 'kind' | 'code' | 'cityId' | 'popularity'>>)[];
  readonly routes?: readonly (Readonly<Pick<Route, 'title' | 'days' | 'wishPhrases'>> & {
    readonly id: string;
  })[];
};

type PlaceKind = 'city' | 'area' | 'spot' | 'station';
export type Place = {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly name: string;
  readonly popularity: number;
  /** Present for spots and stations only. */
  readonly cityId?: string;
  /** Present for stations only. */
  readonly stationKind?: Station['kind'];
};

export type FuzzyName = { readonly key: string; readonly letters: number; readonly place: Place };
type HanName = { readonly name: string; readonly rank: number; readonly places: readonly Place[] };

/** The names and spellings of all places of the catalogue. */
export type Gazetteer = {
  /** Places by search key, best match first. */
  readonly byKey: ReadonlyMap<string, readonly Place[]>;
  /** Number of characters of the longest key. */
  readonly maxKeyLength: number;
  /** Chinese names by their first two characters. A longer name has a lower rank. */
  readonly hanNames: ReadonlyMap<string, readonly HanName[]>;
  /** Names that misspelt words are compared with, by first letter. */
  readonly fuzzy: ReadonlyMap<string, readonly FuzzyName[]>;
  /** Spots by their name without the city name, and by common words: "city wall". Used only when the wish names the city too. */
  readonly spotsByShortName: ReadonlyMap<string, readonly Place[]>;
  readonly spotNames: ReadonlyMap<string, string>;
  readonly cityBySpot: ReadonlyMap<string, string>;
  readonly stationNames: ReadonlyMap<string, string>;
  /** The places with the name of an airport's city, by airport code. */
  readonly placesByAirport: ReadonlyMap<string, readonly Place[]>;
  readonly cities: GazetteerRows['cities'];
  readonly areas: GazetteerRows['areas'];
  readonly routes: NonNullable<GazetteerRows['routes']>;
};

/** Priority of a place for a name, lowest first: [by its own name, by an alias]. */
const ranks = { city: [0, 3], area: [1, 4], spot: [2, 5], station: [6, 7] } as const satisfies Record<
  PlaceKind,
  readonly [number, number]
>;
const minNameLength = 3;
const allowedShortNames = new Set(['hk']);
/** English words that equal or resemble a place name and are never read as one. */
export const everydayWords: ReadonlySet<string> = new Set([
  'toishan',
  'toisan',
  'hoisan',
  'human',
  'dating',
  'haiku',
  'macaw',
  'can',
  'ten',
  'het',
  'jiu',
  'hu',
  'spring',
  'banyan',
  'dining',
  'central',
  'dongjing',
  'chain',
  'china',
  'tibetan',
  'hunting',
  'sanyo',
  'macro',
  'canyon',
  'quarters',
  'changing',
  'yellow',
  'hanging',
  'silkroad',
  'eye',
  'theeye',
  'themountain',
  'themountains',
  'peak',
  'hotsprings',
  'folkvillage',
  'teapath',
  'teamountain',
  'teamountains',
  'bell',
  'oldtown',
  'ancienttown',
  'citywall',
  'nature',
  'peace',
  'capital',
  'coach',
  'sera',
  'westcoach',
  'eastcoach',
]);

export function createGazetteer({
  cities,
  areas,
  spots,
  stations = [],
  routes = [],
}: GazetteerRows): Gazetteer {
  const ranked = new Map<string, { place: Place; rank: number }[]>();
  const add = (key: string, place: Place, rank: number): void => {
    const list = ranked.get(key) ?? [];
    if (!list.some((one) => one.place.kind === place.kind && one.place.id === place.id))
      list.push({ place, rank });
    ranked.set(key, list);
  };
  const addAll = (kind: PlaceKind, row: Names, place: Place): void => {
    const [own, other] = ranks[kind];
    for (const key of toSearchKeys([row.name, row.zhName, row.pinyin].flatMap(listVariants)))
      add(key, place, own);
    const names = row.aliases.filter((alias) => !isCommonWord(alias));
    for (const key of toSearchKeys(names.flatMap(listVariants))) add(key, place, other);
  };
  for (const row of cities)
    addAll('city', row, { kind: 'city', id: row.id, name: row.name, popularity: row.popularity });
  for (const row of areas) addAll('area', row, { kind: 'area', id: row.id, name: row.name, popularity: 0 });
  const cityNames = new Map(cities.map(({ id, name }) => [id, name]));
  for (const row of spots)
    addAll('spot', row, {
      kind: 'spot',
      id: row.id,
      name: row.name,
      popularity: row.popularity,
      cityId: row.cityId,
    });
  for (const row of stations) {
    const place = toStationPlace(row);
    for (const key of toSearchKeys(listStationNames(row, cityNames.get(row.cityId) ?? '')))
      add(key, place, ranks.station[0]);
  }
  const byKey = new Map(
    [...ranked]
      .filter(([key]) => isUsable(key))
      .map(([key, list]) => [
        key,
        list
          .toSorted((a, b) => a.rank - b.rank || b.place.popularity - a.place.popularity)
          .map(({ place }) => place),
      ]),
  );
  return {
    byKey,
    maxKeyLength: Math.max(0, ...Array.from(byKey.keys(), (key) => key.length)),
    hanNames: indexHanNames(byKey),
    fuzzy: Map.groupBy(
      [...ranked].flatMap(([key, list]) => {
        const best = list.find(
          ({ rank, place }) => rank <= 2 && (place.kind !== 'spot' || place.popularity >= 78),
        );
        return best !== undefined && /^[a-z]{5,}$/.test(key)
          ? [{ key, letters: letterSet(key), place: best.place }]
          : [];
      }),
      ({ key }) => key.charAt(0),
    ),
    spotsByShortName: indexShortNames(spots, cityNames),
    cityBySpot: new Map(spots.map(({ id, cityId }) => [id, cityId])),
    spotNames: new Map(spots.map(({ id, name }) => [id, name])),
    placesByAirport: indexAirports(cities, stations, byKey),
    stationNames: new Map(stations.map(({ id, name }) => [id, name])),
    cities,
    areas,
    routes,
  };
}

/**
 * Returns whether an alias is a common noun. "Bamboo raft" is an activity that many places offer, so it names a sight
 * only beside its city.
 */
const isCommonWord = (alias: string): boolean => /^[a-z][a-z '-]*$/.test(alias);

/** Indexes spots by their name without the name of their city, and by aliases that are common words. */
function indexShortNames(
  spots: GazetteerRows['spots'],
  cityNames: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Place[]> {
  const named = spots.flatMap((row) => {
    const town = cityNames.get(row.cityId) ?? '';
    const { id, name, popularity, cityId, aliases } = row;
    const short = name.startsWith(`${town} `) ? [name.slice(town.length)] : [];
    const place = { kind: 'spot', id, name, popularity, cityId } as const;
    return toSearchKeys([...short, ...aliases.filter(isCommonWord)])
      .filter((key) => key.length >= 6)
      .map((key) => ({ key, place }));
  });
  const byKey = Map.groupBy(named, ({ key }) => key);
  return new Map([...byKey].map(([key, list]) => [key, list.map(({ place }) => place)]));
}

/** Indexes airports by IATA code: the station where the catalogue has it, otherwise its city. */
function indexAirports(
  cities: GazetteerRows['cities'],
  stations: readonly StationRow[],
  byKey: ReadonlyMap<string, readonly Place[]>,
): ReadonlyMap<string, readonly Place[]> {
  return new Map<string, readonly Place[]>([
    ...cities.flatMap(({ name, airports }) =>
      airports.map(({ code }) => [code, byKey.get(toSearchKey(name)) ?? []] as const),
    ),
    ...stations
      .filter(({ kind }) => kind === 'airport')
      .flatMap((row) => (row.code === undefined ? [] : [[row.code, [toStationPlace(row)]] as const])),
  ]);
}

type StationRow = NonNullable<GazetteerRows['stations']>[number];

const toStationPlace = ({ id, name, popularity, cityId, kind }: StationRow): Place => ({
  kind: 'station',
  id,
  name,
  popularity,
  cityId,
  stationKind: kind,
});

/** Lists the names of a station: "Shanghai Pudong International Airport", "Pudong Airport", "Pudong", "Beijing West Station". */
function listStationNames({ kind, name, zhName, pinyin, aliases }: StationRow, city: string): string[] {
  const full = [name, zhName, pinyin, ...aliases];
  const bare = name.replace(/ (?:International |Railway )?(?:Airport|Station)$/, '');
  const own = bare.startsWith(`${city} `) ? bare.slice(city.length + 1) : bare;
  const words =
    kind === 'airport'
      ? ['Airport', 'International Airport']
      : kind === 'railway'
        ? ['Station', 'Railway Station', 'Train Station']
        : [];
  const isDirection = /^(?:north|south|east|west|international)$/i.test(own);
  return [
    ...full,
    ...words.flatMap((word) => [`${bare} ${word}`, ...(isDirection ? [] : [`${own} ${word}`])]),
    ...(isDirection || own === bare ? [] : [own, bare]),
  ].map(toSimplified);
}

const eastAsian = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

function indexHanNames(byKey: ReadonlyMap<string, readonly Place[]>): ReadonlyMap<string, HanName[]> {
  const names = [...byKey, ...listHanNicknames(byKey)]
    .filter(([key]) => eastAsian.test(key))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, places], rank) => ({ name, rank, places }));
  return Map.groupBy(names, ({ name }) => name.slice(0, 2));
}

function listHanNicknames(
  byKey: ReadonlyMap<string, readonly Place[]>,
): (readonly [string, readonly Place[]])[] {
  return Object.entries(hanNicknames).flatMap(([nickname, name]) => {
    const places = byKey.get(name);
    return places === undefined ? [] : [[toSimplified(nickname), places] as const];
  });
}

function isUsable(key: string): boolean {
  if (/\p{Script=Han}/u.test(key)) return key.length >= 2;
  return (
    (key.length >= minNameLength || allowedShortNames.has(key)) &&
    !everydayWords.has(key) &&
    !/^\d+$/.test(key.slice(0, -1))
  );
}

/** Lists other common forms of a name: "Tai Mountain" for "Mount Tai", "Terracotta Warriors" for "Terracotta Army". */
function listVariants(name: string): string[] {
  const bare = name.replace(/^the /i, '').replace(/\s*\(.*\)$/, '');
  const swapped = [
    bare.replace(/^Mount (.+)$/, '$1 Mountain'),
    bare.replace(/^Mount (.+)$/, 'Mt $1'),
    ...['Mont', 'Monte', 'Berg'].map((word) => bare.replace(/^Mount (.+)$/, `${word} $1`)),
    ...['Lac', 'Lago', 'Lake'].map((word) => bare.replace(/^(.+) Lake$/, `${word} $1`)),
    ...['See', 'meer'].map((word) => bare.replace(/^(.+) Lake$/, `$1 ${word}`)),
    bare.replace(/^(.+) Mountain$/, 'Mount $1'),
    bare.replace(/\b(?:Old|Ancient) (?:Town|City)$/, 'Old Town'),
    bare.replace(/\b(?:Old|Ancient) (?:Town|City)$/, 'Ancient Town'),
    bare.replace(/ (?:Waterfall|Falls)$/, ' Falls'),
    bare.replace(/ (?:Waterfall|Falls)$/, ' Waterfalls'),
    bare.replace(/ National (?:Forest )?Park$/, ''),
    bare.replace(/ (?:Scenic Area|Ancient Town|Water Town|Museum Park)$/, ''),
    bare.replace(/ Grottoes$/, ' Caves'),
    bare.replace(/ Army$/, ' Warriors'),
    bare.replace(/ of China$/, ''),
    bare.replace(/^(North|South)(east|west) China$/, '$1$2'),
    bare.replace(/^((?:North|South|East|West|Central)\w*) China$/, '$1ern China'),
    bare.replace(/^((?:North|South|East|West)\w*) China$/, '$1 of China'),
    ...listParts(bare),
  ].filter((one) => one.length >= 6 || /\p{Script=Han}/u.test(one));
  return [...new Set([name, bare, ...swapped].map(toSimplified))];
}

/** Splits "Mingsha Dunes and Crescent Lake" into its two places. */
function listParts(name: string): string[] {
  const parts = name.split(/ and (?:the |its )?/);
  return parts.length === 2
    ? parts.filter((part) => /^\D{4,} \D{3,}$/.test(part) && !/^(?:Two|Three|Four|Seven) /.test(part))
    : [];
}
