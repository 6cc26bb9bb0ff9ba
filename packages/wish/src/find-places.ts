import { toSearchKey } from '@yunyou/domain/search/search-key';
import { everydayWords, type Gazetteer, type Place } from './gazetteer.ts';
import { nicknames } from './nicknames.data.ts';
import { isTypoOf } from './spelling.ts';

export type Mention = {
  readonly places: readonly Place[];
  readonly start: number;
  readonly end: number;
  readonly exact: boolean;
};

/**
 * Finds the places that a text names and returns them in text order. Longer names win over shorter ones, exact names over
 * misspelt ones. `original` is the wish before normalisation: airport codes need their capitals.
 */
export function findPlaces(text: string, original: string, gazetteer: Gazetteer): Mention[] {
  const found: Mention[] = [];
  const isFree = (start: number, end: number): boolean =>
    found.every((one) => end <= one.start || start >= one.end);
  const add = (places: readonly Place[] | undefined, start: number, end: number, exact = true): void => {
    if (places !== undefined && places.length > 0 && isFree(start, end))
      found.push({ places, start, end, exact });
  };
  const tokens = [...text.matchAll(/[a-z0-9]+(?:'[a-z]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const near = (from: number, to: number): boolean =>
    /^[\s'-]*$/.test(text.slice(from, to).replaceAll(/[a-z0-9]/g, ''));
  for (let size = 7; size >= 1; size -= 1)
    for (const [index, { start }] of tokens.entries()) {
      const end = tokens[index + size - 1]?.end;
      if (end === undefined || !near(start, end)) continue;
      add(findKey(text.slice(start, end), gazetteer), start, end);
    }
  for (const [name, places] of gazetteer.hanNames)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      add(places, at, at + name.length);
  for (const match of original.matchAll(/\b[A-Z]{3}\b/g)) {
    const city = gazetteer.byKey.get(toSearchKey(cityName(match[0], gazetteer)));
    add(city, match.index, match.index + 3);
  }
  const named = new Set(
    found.flatMap(({ places }) => places.slice(0, 1).map(({ id, cityId }) => cityId ?? id)),
  );
  const isNamed = (cityId: string | undefined): boolean => cityId !== undefined && named.has(cityId);
  for (let size = 3; size >= 1; size -= 1)
    for (const [index, { start }] of tokens.entries()) {
      const end = tokens[index + size - 1]?.end;
      if (end === undefined || !near(start, end) || !isFree(start, end)) continue;
      add(
        gazetteer.spotsByShortName
          .get(keyOf(text.slice(start, end)))
          ?.filter(({ cityId }) => isNamed(cityId)),
        start,
        end,
      );
      const place = findMisspelt(keyOf(text.slice(start, end)), gazetteer);
      if (place !== undefined) add([place], start, end, false);
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Converts a part of the normalised wish to a search key by removing spaces and punctuation. */
const keyOf = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '');

function cityName(code: string, { cityByAirport, cities }: Gazetteer): string {
  const id = cityByAirport.get(code);
  return cities.find((city) => city.id === id)?.name ?? '';
}

function findKey(text: string, { byKey }: Gazetteer): readonly Place[] | undefined {
  const key = keyOf(text);
  return (
    byKey.get((Object.hasOwn(nicknames, key) ? nicknames[key] : undefined) ?? key) ??
    (text.endsWith("'s") ? byKey.get(keyOf(text.slice(0, -2))) : undefined)
  );
}

function findMisspelt(key: string, { fuzzy, byKey }: Gazetteer): Place | undefined {
  if (key.length < 5 || everydayWords.has(key) || byKey.has(key)) return undefined;
  const pinyin = toPinyinVowels(key);
  const close = (fuzzy.get(key.charAt(0)) ?? []).filter(
    ([name]) => isTypoOf(key, name) || (pinyin !== key && isTypoOf(pinyin, name)),
  );
  return close.toSorted(([, a], [, b]) => b.popularity - a.popularity)[0]?.[1];
}

/** Replaces English spellings of pinyin vowels: "Chengdoo", "Beejing". */
function toPinyinVowels(key: string): string {
  return key.replaceAll('oo', 'u').replaceAll('ee', 'ei');
}
