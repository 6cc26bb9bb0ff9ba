import { toSearchKey } from '@yunyou/domain/search/search-key';
import { everydayWords, type Gazetteer, type Place } from './gazetteer.ts';
import { nicknames } from './nicknames.data.ts';
import { isOneSlipAway } from './spelling.ts';

export type Mention = {
  readonly places: readonly Place[];
  readonly start: number;
  readonly end: number;
  readonly exact: boolean;
};

/** Places a text names, longest names first, misspelt ones last. `original` is the wish before folding. */
export function findPlaces(sheet: string, original: string, gazetteer: Gazetteer): Mention[] {
  const found: Mention[] = [];
  const isFree = (start: number, end: number): boolean =>
    found.every((one) => end <= one.start || start >= one.end);
  const add = (places: readonly Place[] | undefined, start: number, end: number, exact = true): void => {
    if (places !== undefined && places.length > 0 && isFree(start, end))
      found.push({ places, start, end, exact });
  };
  const tokens = [...sheet.matchAll(/[a-z0-9]+(?:'[a-z]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const near = (from: number, to: number): boolean =>
    /^[\s'-]*$/.test(sheet.slice(from, to).replaceAll(/[a-z0-9]/g, ''));
  for (let size = 7; size >= 1; size -= 1)
    for (const [index, { start }] of tokens.entries()) {
      const end = tokens[index + size - 1]?.end;
      if (end === undefined || !near(start, end)) continue;
      add(findKey(sheet.slice(start, end), gazetteer), start, end);
    }
  for (const [name, places] of gazetteer.hanNames)
    for (let at = sheet.indexOf(name); at >= 0; at = sheet.indexOf(name, at + 1))
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
        gazetteer.inTown.get(keyOf(sheet.slice(start, end)))?.filter(({ cityId }) => isNamed(cityId)),
        start,
        end,
      );
      const place = findMisspelt(keyOf(sheet.slice(start, end)), gazetteer);
      if (place !== undefined) add([place], start, end, false);
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** A sheet is folded but for its signs and spaces. */
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
  const heard = asHeard(key);
  const close = (fuzzy.get(key.charAt(0)) ?? []).filter(
    ([name]) => isOneSlipAway(key, name) || (heard !== key && isOneSlipAway(heard, name)),
  );
  return close.toSorted(([, a], [, b]) => b.popularity - a.popularity)[0]?.[1];
}

/** English vowels for the sounds of pinyin: "Chengdoo", "Beejing". */
function asHeard(key: string): string {
  return key.replaceAll('oo', 'u').replaceAll('ee', 'ei');
}
