import type { PlaceSuggestion } from '@yunyou/contract/trip/trip-brief.schema';
import { toSearchKey } from '@yunyou/domain/search/search-key';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from './find-all.ts';
import type { Gazetteer } from './gazetteer.ts';
import { morePlaces, otherNames } from './more-uncovered-places.data.ts';
import type { Polarity } from './polarity.ts';
import type { Span } from './spans.ts';
import { knownPlaces } from './uncovered-places.data.ts';

type Point = { readonly latitude: number; readonly longitude: number };
/** A place of the wish that the guide does not cover. */
export type UncoveredPlace = Span & Point & { readonly name: string };

const toLatin = (name: string): string => name.toLowerCase().replaceAll("'", '');
const places = [...knownPlaces, ...morePlaces];
const listedPlaces = new Map(
  places.flatMap((place) => [
    [toLatin(place[0]), place],
    [place[1], place],
  ]),
);
const placeByName = new Map([
  ...listedPlaces,
  ...Object.entries(otherNames).flatMap(([other, name]) => {
    const place = listedPlaces.get(toLatin(name));
    return place === undefined ? [] : [[toSimplified(toLatin(other)), place] as const];
  }),
]);
const isLatin = (name: string): boolean => /^[a-z]/.test(name);
const others = Object.keys(otherNames).map(toSimplified);
/** One pattern for all places, so that the text is searched once. Longer names come before their parts. */
const anyPlace = new RegExp(
  `(?<![a-z])(?:${[...others.filter(isLatin), ...places.map(([name]) => name.toLowerCase())]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll("'", "'?"))
    .join('|')})(?![a-z])|${[
    ...places.map(([, zhName]) => zhName),
    ...others.filter((name) => !isLatin(name)),
  ]
    .toSorted((a, b) => b.length - a.length)
    .join('|')}`,
  'g',
);
const maxPlaces = 5;
const kmPerDegree = 111;

/** Finds places that the catalogue does not have. `text` is the masked wish; names that a reader has used are not found. */
export function findUncovered(text: string, { byKey }: Gazetteer, polarity: Polarity): UncoveredPlace[] {
  const found = findAll(text, anyPlace).flatMap(({ index: start, 0: word }): UncoveredPlace[] => {
    const place = placeByName.get(toLatin(word));
    const end = start + word.length;
    if (place === undefined || polarity.isUnwanted(start, end)) return [];
    const [name, zhName, latitude, longitude] = place;
    // A place that is only the name of a station, in the other script, is not covered.
    if (byKey.has(word === zhName ? zhName : toSearchKey(name))) return [];
    return [{ name, latitude, longitude, start, end }];
  });
  return found
    .filter(({ name }, index) => found.findIndex((one) => one.name === name) === index)
    .slice(0, maxPlaces);
}

/** Suggests the nearest city of the catalogue for each place that it does not have. */
export function suggestCities(
  places: readonly UncoveredPlace[],
  { cities }: Pick<Gazetteer, 'cities'>,
): PlaceSuggestion[] {
  return places.flatMap((place): PlaceSuggestion[] => {
    const [nearest] = cities
      .flatMap(({ id, name, coordinates }) =>
        coordinates === undefined ? [] : [{ id, name, km: kilometresBetween(place, coordinates) }],
      )
      .toSorted((a, b) => a.km - b.km);
    if (nearest === undefined) return [];
    return [
      {
        place: place.name,
        text: `We have no guide to ${place.name} yet. The nearest city we cover is ${nearest.name}, about ${roundKilometres(nearest.km)} km away.`,
        cityId: nearest.id,
        cityName: nearest.name,
      },
    ];
  });
}

function kilometresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * kmPerDegree;
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const roundKilometres = (km: number): number => Math.max(10, Math.round(km / 10) * 10);
