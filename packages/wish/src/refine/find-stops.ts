import { toSearchKey } from '@yunyou/domain/search/search-key';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { findPlaces } from '../find-places.ts';
import type { Gazetteer, Place } from '../gazetteer.ts';
import { createSpanSet, type Span } from '../spans.ts';
import { categoryNouns } from './refine-phrases.data.ts';
import type { OutlineVisit, TripOutline } from './trip-outline.ts';

/** Words that name visits of the trip: by name, by a part of it, or by their kind ("the museum"). */
export type VisitMention = Span & {
  readonly kind: 'visit';
  readonly spotIds: readonly string[];
  /** The category, where the sentence names no more than it. */
  readonly category?: string;
};
/** Words that name a spot that the trip does not visit. */
export type SpotMention = Span & { readonly kind: 'spot'; readonly spotId: string; readonly cityId: string };
export type CityMention = Span & {
  readonly kind: 'city';
  readonly cityId: string;
  readonly isOnTrip: boolean;
};
export type StopMention = VisitMention | SpotMention | CityMention;

/** Words of names that many sights share, so that they name none of them. */
const sharedWords = new Set(
  'great the of and at in on to city old new town ancient park garden gardens temple museum national history mountain lake river street tower square scenic area site village palace hall north south east west grand big small'.split(
    ' ',
  ),
);
const minPartLength = 4;

/** Finds the stops and cities that a sentence names, in text order. `text` is the normalised sentence. */
export function findStops(
  text: string,
  original: string,
  { gazetteer, outline }: { readonly gazetteer: Gazetteer; readonly outline: TripOutline },
): StopMention[] {
  const found: StopMention[] = [];
  const used = createSpanSet(text.length);
  const add = (mention: StopMention | undefined): void => {
    if (mention === undefined || !used.isFree(mention)) return;
    used.add(mention);
    found.push(mention);
  };
  for (const { places, start, end } of findPlaces(text, original, gazetteer))
    add(toMention(places, { start, end }, outline, text));
  for (const mention of listNameParts(text, outline.visits)) add(mention);
  for (const mention of listCategories(text, outline.visits)) add(mention);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Chooses the place that a name means: one of the trip before any other. */
function toMention(
  places: readonly Place[],
  { start, end }: Span,
  outline: TripOutline,
  text: string,
): StopMention | undefined {
  const visited = new Set(outline.visits.map(({ spotId }) => spotId));
  const cities = new Set(outline.stays.map(({ cityId }) => cityId));
  const span = { start, end };
  const visits = places.filter(({ kind, id }) => kind === 'spot' && visited.has(id));
  if (visits.length > 0) return { kind: 'visit', spotIds: visits.slice(0, 1).map(({ id }) => id), ...span };
  const words = text.slice(start, end);
  const sameKind = categoryNouns.find(([, pattern]) => matchesWhole(words, pattern));
  if (sameKind) {
    const spotIds = listSpotIds(outline.visits, ({ category }) => category === sameKind[0]);
    if (spotIds.length > 0) return { kind: 'visit', spotIds, category: sameKind[0], ...span };
  }
  const city = places.find(({ kind, id }) => kind === 'city' && cities.has(id)) ?? places[0];
  if (city?.kind === 'city') return { kind: 'city', cityId: city.id, isOnTrip: cities.has(city.id), ...span };
  const spots = places.filter(({ kind }) => kind === 'spot');
  const spot = spots.find(({ cityId }) => cityId !== undefined && cities.has(cityId)) ?? spots[0];
  // "The Drum Tower" of a trip to Beijing is not the one of another city, nor another one by its short name.
  const isElsewhere = spot?.cityId !== undefined && !cities.has(spot.cityId);
  const isShort = spot !== undefined && toSearchKey(spot.name) !== toSearchKey(words);
  const near = isElsewhere || isShort ? listNamedLike(words, outline) : [];
  if (near.length > 0) return { kind: 'visit', spotIds: near, ...span };
  return spot?.cityId === undefined
    ? undefined
    : { kind: 'spot', spotId: spot.id, cityId: spot.cityId, ...span };
}

/** Lists the visits whose names have every word of another name, in the singular or plural. */
function listNamedLike(words: string, { visits }: TripOutline): string[] {
  const singular = (word: string): string => toSearchKey(word).replace(/s$/, '');
  const keys = words.split(/[\s-]+/).flatMap((word) => (/^(?:the|of|and)$/.test(word) ? [] : singular(word)));
  if (keys.length === 0 || !keys.some((key) => key.length >= minPartLength && !sharedWords.has(key)))
    return [];
  return listSpotIds(visits, ({ name }) => {
    const own = new Set(name.split(/[\s-]+/).map(singular));
    return keys.every((key) => own.has(key));
  });
}

function matchesWhole(words: string, pattern: RegExp): boolean {
  return [...words.matchAll(pattern)].some((match) => match[0].length === words.length);
}

/** Lists parts of names that only some visits have: "Mutianyu", "the Drum Tower" by "drum", 慕田峪. Longest first. */
function listNameParts(text: string, visits: readonly OutlineVisit[]): VisitMention[] {
  const found = [...text.matchAll(/[a-z][a-z'-]+/g)].flatMap(({ 0: word, index }): VisitMention[] => {
    const key = toSearchKey(word);
    if (key.length < minPartLength || sharedWords.has(key)) return [];
    const spotIds = listSpotIds(visits, ({ name }) => listWords(name).includes(key));
    return spotIds.length === 0 ? [] : [{ kind: 'visit', spotIds, start: index, end: index + word.length }];
  });
  return [...found, ...listHanParts(text, visits)].toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

const listWords = (name: string): string[] =>
  name
    .split(/[\s-]+/)
    .map(toSearchKey)
    .filter((word) => word.length >= minPartLength && !sharedWords.has(word));

/** Lists runs of at least two Chinese characters that a visit's name starts with. */
function listHanParts(text: string, visits: readonly OutlineVisit[]): VisitMention[] {
  return visits.flatMap(({ spotId, zhName }): VisitMention[] => {
    const name = toSimplified(zhName);
    for (let length = name.length; length >= 2; length -= 1) {
      const part = name.slice(0, length);
      const start = text.indexOf(part);
      if (start >= 0 && /\p{Script=Han}/u.test(part))
        return [{ kind: 'visit', spotIds: [spotId], start, end: start + length }];
    }
    return [];
  });
}

function listCategories(text: string, visits: readonly OutlineVisit[]): VisitMention[] {
  return categoryNouns.flatMap(([wanted, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): VisitMention[] => {
      const spotIds = listSpotIds(visits, ({ category }) => category === wanted);
      return spotIds.length === 0
        ? []
        : [{ kind: 'visit', spotIds, category: wanted, start: index, end: index + words.length }];
    }),
  );
}

function listSpotIds(visits: readonly OutlineVisit[], isWanted: (visit: OutlineVisit) => boolean): string[] {
  return [...new Set(visits.filter(isWanted).map(({ spotId }) => spotId))];
}
