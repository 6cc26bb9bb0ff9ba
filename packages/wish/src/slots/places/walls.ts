import type { Mention } from '../../find-places.ts';
import type { Gazetteer, Place } from '../../gazetteer.ts';

const greatWallWords = /wall|mauer|muraille|muralla|muraglia|muralha|muur|长城|장성/;

/** Returns whether a mention is the Great Wall without the name of a stretch. */
export function isAnyGreatWall(text: string, { start, end, places }: Mention, { byKey }: Gazetteer): boolean {
  const [place] = places;
  const words = text.slice(start, end);
  if (place === undefined || place.id !== byKey.get('greatwallofchina')?.[0]?.id) return false;
  const ownWords = place.name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !/^(?:great|wall|the)$/.test(word));
  return greatWallWords.test(words) && !ownWords.some((word) => words.includes(word));
}

/** Returns a stretch of the Great Wall in a city of the wish, where Beijing is not one of them. */
export function findWallNear(
  named: ReadonlySet<string>,
  { cityBySpot, byKey }: Gazetteer,
): Place | undefined {
  if (named.has('beijing')) return undefined;
  const [id, cityId] =
    [...cityBySpot].find(([spot, own]) => spot.includes('great-wall') && named.has(own)) ?? [];
  const popularity = byKey.get('greatwallofchina')?.[0]?.popularity ?? 0;
  return id === undefined || cityId === undefined
    ? undefined
    : { kind: 'spot', id, name: id, popularity, cityId };
}

/** Returns the wall of the city after the words: "auf der Mauer von Xi'an", "la muralla de Xi'an". */
export function findCityWall(
  text: string,
  { end }: Mention,
  next: Mention | undefined,
  { cityBySpot }: Gazetteer,
): Place | undefined {
  const city = next?.places.find(({ kind }) => kind === 'city');
  if (
    !city ||
    !/^ (?:of|around|von|in|um|de|d'|du|di|da|do|a|en|em|van) ?$/.test(text.slice(end, next?.start))
  )
    return undefined;
  const [id] = [...cityBySpot].find(([spot, own]) => own === city.id && spot.endsWith('-city-wall')) ?? [];
  return id === undefined
    ? undefined
    : { kind: 'spot', id, name: id, popularity: city.popularity, cityId: city.id };
}
