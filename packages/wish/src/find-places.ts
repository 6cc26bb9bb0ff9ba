import { findAll } from './find-all.ts';
import { everydayWords, type FuzzyName, type Gazetteer, type Place } from './gazetteer.ts';
import { nicknames } from './nicknames.data.ts';
import { createSpanSet, type Span } from './spans.ts';
import { canBeTypoOf, isTypoOf, letterSet } from './spelling.ts';

export type Mention = Span & { readonly places: readonly Place[]; readonly exact: boolean };

/** A Latin word of the text. `key` is the word without apostrophes. */
type Token = Span & {
  readonly key: string;
  /** Only spaces, hyphens and apostrophes separate it from the token before. */
  readonly isJoined: boolean;
  readonly isGenitive: boolean;
};

const maxNameTokens = 7;
const maxMisspeltTokens = 3;
/** Letters that a misspelt name may have too many. */
const maxTypos = 2;

/**
 * Finds the places that a text names and returns them in text order. Longer names win over shorter ones, exact names over
 * misspelt ones. `original` is the wish before normalisation: airport codes need their capitals.
 */
export function findPlaces(text: string, original: string, gazetteer: Gazetteer): Mention[] {
  const found: Mention[] = [];
  const used = createSpanSet(text.length);
  const add = (places: readonly Place[] | undefined, { start, end }: Span, exact = true): void => {
    if (places === undefined || places.length === 0 || !used.isFree({ start, end })) return;
    used.add({ start, end });
    found.push({ places, start, end, exact });
  };
  const tokens = listTokens(text);
  for (const run of listRuns(tokens, maxNameTokens, gazetteer.maxKeyLength + 1)) {
    const places = findKey(run, gazetteer);
    if (places !== undefined && !isCutName(run, places, tokens, gazetteer)) add(places, run);
  }
  for (const { places, ...span } of listHanNames(text, gazetteer)) add(places, span);
  for (const match of findAll(original, airportCode)) {
    const places = gazetteer.placesByAirport.get(match[0].toUpperCase());
    add(places, { start: match.index, end: match.index + match[0].length });
  }
  for (const { places, ...span } of listShortNames(original, found, gazetteer)) add(places, span);
  const named = new Set(
    found.flatMap(({ places }) => places.slice(0, 1).map(({ id, cityId }) => cityId ?? id)),
  );
  const isNamed = (cityId: string | undefined): boolean => cityId !== undefined && named.has(cityId);
  const misspelt = memoise((key) => findMisspelt(key, gazetteer));
  for (const run of listRuns(splitAtJoiners(tokens), maxMisspeltTokens, gazetteer.maxKeyLength + maxTypos)) {
    if (!used.isFree(run)) continue;
    const spots = gazetteer.spotsByShortName.get(run.key)?.filter(({ cityId }) => isNamed(cityId));
    add(spots, run);
    const place = misspelt(run.key);
    if (place !== undefined) add([place], run, false);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Returns whether the name of a station is only the start of a sight's name: "Hangzhou West" of "Hangzhou West Lake". */
function isCutName(
  run: Run,
  places: readonly Place[],
  tokens: readonly Token[],
  gazetteer: Gazetteer,
): boolean {
  if (places[0]?.kind !== 'station') return false;
  const last = tokens.findIndex(({ end }) => end === run.end);
  const next = joinTokens(tokens, last, 2);
  return next !== undefined && findKey(next, gazetteer)?.[0]?.kind === 'spot';
}

/** Codes of airports in capitals, and those that are no word in small letters: "fly into pvg". */
const airportCode = /\b(?:[A-Z]{3}|pvg|pek|pkx|ctu|tfu|xiy|szx|kmg|ckg|hgh|kwl|nkg|xmn|csx|hrb|urc|lxa)\b/g;

/** Initials of cities as travellers type them in lists: "BJ-XA-SH". Those that several cities share are left out. */
const initials: ReadonlyMap<string, string> = new Map([
  ['BJ', 'beijing'],
  ['SH', 'shanghai'],
  ['XA', 'xian'],
  ['HZ', 'hangzhou'],
  ['GZ', 'guangzhou'],
  ['CD', 'chengdu'],
  ['CQ', 'chongqing'],
  ['KM', 'kunming'],
  ['NJ', 'nanjing'],
  ['GL', 'guilin'],
  ['HK', 'hongkong'],
]);

/** Matches the text between two cities of a list: a sign or a word, and a number of days or nights. */
const betweenCities =
  /^[\s(]*(?:\d{1,2} ?(?:days?|nights?|[dn])?[\s)]*)?(?:[-–—→>,/+&]|to|and|then)[\s>]*(?:\d{1,2} ?(?:days?|nights?|[dn])?\s*)?$/i;

/** Lists initials in capitals that stand next to other initials or to a place of a list. */
function listShortNames(
  original: string,
  found: readonly Span[],
  { byKey }: Gazetteer,
): (Span & { readonly places: readonly Place[] })[] {
  const short = findAll(original, /\b[A-Z]{2}\b/g).flatMap(({ 0: word, index: start }) => {
    const places = byKey.get(initials.get(word) ?? '');
    return places ? [{ start, end: start + word.length, places }] : [];
  });
  const all: readonly Span[] = [...short, ...found].toSorted((a, b) => a.start - b.start);
  const isInList = (a: Span | undefined, b: Span | undefined): boolean =>
    a !== undefined && b !== undefined && betweenCities.test(original.slice(a.end, b.start));
  return short.filter((one) => {
    const at = all.indexOf(one);
    return isInList(all[at - 1], one) || isInList(one, all[at + 1]);
  });
}

/** Calls `find` once per key: a wish may repeat a word. */
function memoise<T>(find: (key: string) => T): (key: string) => T {
  const found = new Map<string, T>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as T; // `undefined` may be a value of T
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

function listTokens(text: string): Token[] {
  let end = 0;
  return findAll(text, /[a-z0-9]+(?:'[a-z]+)*/g).map((match) => {
    const [word] = match;
    const isJoined = /^[\s'-]*$/.test(text.slice(end, match.index));
    end = match.index + word.length;
    return {
      start: match.index,
      end,
      key: word.replaceAll("'", ''),
      isJoined,
      isGenitive: word.endsWith("'s"),
    };
  });
}

/** Words between two names, which are no part of a misspelt one: "Fengdu and Chongqing" is not Fenghuang. */
const joiners: ReadonlySet<string> = new Set(['and', 'or', 'to', 'und', 'et', 'y', 'e', 'en', 'then']);

function splitAtJoiners(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const isAfter = joiners.has(tokens[index - 1]?.key ?? '');
    return joiners.has(token.key) ? [] : [{ ...token, isJoined: token.isJoined && !isAfter }];
  });
}

type Run = Span & { readonly key: string; readonly isGenitive: boolean };

/** Lists the runs of up to `maxTokens` joined tokens whose key has at most `maxLength` characters, longest runs first. */
function* listRuns(tokens: readonly Token[], maxTokens: number, maxLength: number): Generator<Run> {
  for (let size = maxTokens; size >= 1; size -= 1)
    for (let first = 0; first + size <= tokens.length; first += 1) {
      const run = joinTokens(tokens, first, size, maxLength);
      if (run !== undefined) yield run;
    }
}

function joinTokens(
  tokens: readonly Token[],
  first: number,
  size: number,
  maxLength = Number.POSITIVE_INFINITY,
): Run | undefined {
  let key = '';
  let last: Token | undefined;
  for (let index = first; index < first + size; index += 1) {
    last = tokens[index];
    if (last === undefined || (index > first && !last.isJoined)) return undefined;
    key += last.key;
    if (key.length > maxLength) return undefined;
  }
  const start = tokens[first]?.start;
  if (last === undefined || start === undefined) return undefined;
  return { start, end: last.end, key, isGenitive: last.isGenitive };
}

/** Names that are also words, with the places that the text must name beside them. 다리 is Dali, a leg and a bridge. */
const needsCompany: Readonly<Record<string, RegExp>> = {
  다리: /윈난|운남|쿤밍|곤명|리장|여강|샹그릴라/,
  浦东: /机场|(?<![a-z])t[12](?!\d)|转机|中转|落地|降落|起飞|航班|空港|着(?!物)/,
};

/** Lists the Chinese names in a text, longest names first. */
function listHanNames(text: string, { hanNames }: Gazetteer): (Span & { places: readonly Place[] })[] {
  const found: (Span & { rank: number; places: readonly Place[] })[] = [];
  for (let start = 0; start < text.length - 1; start += 1)
    for (const { name, places, rank } of hanNames.get(text.slice(start, start + 2)) ?? [])
      if (text.startsWith(name, start) && (needsCompany[name]?.test(text) ?? true))
        found.push({ start, end: start + name.length, rank, places });
  return found.toSorted((a, b) => a.rank - b.rank || a.start - b.start);
}

function findKey({ key, isGenitive }: Run, { byKey }: Gazetteer): readonly Place[] | undefined {
  return (
    byKey.get((Object.hasOwn(nicknames, key) ? nicknames[key] : undefined) ?? key) ??
    (isGenitive ? byKey.get(key.slice(0, -1)) : undefined)
  );
}

function findMisspelt(key: string, { fuzzy, byKey }: Gazetteer): Place | undefined {
  if (key.length < 5 || everydayWords.has(key) || byKey.has(key)) return undefined;
  const names = fuzzy.get(key.charAt(0)) ?? [];
  const pinyin = toPinyinVowels(key);
  const close = [...listTypos(key, names), ...(pinyin === key ? [] : listTypos(pinyin, names))];
  return close.toSorted((a, b) => b.place.popularity - a.place.popularity)[0]?.place;
}

function listTypos(word: string, names: readonly FuzzyName[]): FuzzyName[] {
  const own = letterSet(word);
  return names.filter(({ key, letters }) => canBeTypoOf(word, own, key, letters) && isTypoOf(word, key));
}

/** Replaces English spellings of pinyin vowels: "Chengdoo", "Beejing". */
function toPinyinVowels(key: string): string {
  return key.replaceAll('oo', 'u').replaceAll('ee', 'ei');
}
