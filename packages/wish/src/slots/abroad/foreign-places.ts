import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import { createSpanSet, type Span } from '../../spans.ts';
import { ambiguousCities } from './ambiguous-cities.data.ts';
import { foreignCities } from './foreign-cities.data.ts';
import type { ForeignCities } from './foreign-cities.ts';
import { foreignCountries, notCountries } from './foreign-countries.data.ts';

/** A city or country outside China in a text. `code`: of its country. */
type PlaceAbroad = Span & { readonly code: string };

/** Words of the longest name: "saint denis de la reunion". */
const maxWords = 5;

const listNames = (rows: readonly ForeignCities[]): (readonly [name: string, code: string])[] =>
  rows.flatMap(([code, names]) =>
    toSimplified(names)
      .split('|')
      .map((name) => [name, code] as const),
  );
const isLatin = (name: string): boolean => /^[a-z]/.test(name);
const all = [...listNames(foreignCountries), ...listNames(foreignCities)];
const byWords: ReadonlyMap<string, string> = new Map([
  ...all.filter(([name]) => isLatin(name)),
  ...notCountries.map((name) => [name, ''] as const),
]);
const byAmbiguousWords: ReadonlyMap<string, string> = new Map(listNames(ambiguousCities));
const byCharacters: ReadonlyMap<string, string> = new Map(all.filter(([name]) => !isLatin(name)));
/** Names in other scripts by their first two characters, longest first. */
const byStart = Map.groupBy(
  [...byCharacters.keys()].toSorted((a, b) => b.length - a.length),
  (name) => name.slice(0, 2),
);
/** Characters after a country that make it an adjective: 日本語, 法国菜, 일본어. */
const isAdjective = /^(?:[语人菜式风系酒餐茶食]|料理|[어인식](?![가-힣]))/;

/** Words for a journey before a city whose name is also a word: "from Nice", "Abflug Essen". */
const journeyBefore =
  /(?<![a-z])(?:(?:fly(?:ing)?|flights?|depart(?:ing|ure)?|leav(?:e|ing)|out of|live in|based in|home (?:is|in)|from|ex|aus|ab|abflug|hinflug|flug (?:von|aus)|wohne[n]? in|leben? in|depuis|au depart de|depart de|vol (?:de|depuis)|habit(?:e|ons) a|desde|saliendo de|salimos de|salida de|vuelo de|viv(?:o|imos) en|da|partendo da|partenza da|volo da|viviamo a|abitiamo a|saindo de|partindo de|voo de|mor(?:o|amos) em|vanuit|uit|vertrek vanuit|wonen in)(?: in| of| from)?) $/;
const maxJourneyWords = 24;
/** Sights that start with the name of a city: "Victoria Peak", "Stanley Market". */
const isSight = /^ (?:peak|harbou?r|street|road|market|park|bay|beach)(?![a-z])/;

/** Lists the cities and countries abroad of a normalised text, in text order. */
export function listPlacesAbroad(text: string): PlaceAbroad[] {
  const found: PlaceAbroad[] = [];
  const used = createSpanSet(text.length);
  const add = (place: PlaceAbroad): void => {
    if (!used.isFree(place)) return;
    used.add(place);
    found.push(place);
  };
  for (const place of listLatin(text)) add(place);
  for (const place of listOthers(text)) add(place);
  return found.filter(({ code }) => code !== '').toSorted((a, b) => a.start - b.start);
}

/** Longest name of a place abroad with the words beside it. */
const maxLeg = 48;
const fromAbroad =
  /(?:から|出?[发発](?:で|,)?|에서 ?| ?출발(?:해서|,)? ?| ?-?> ?|飞(?:到|往|抵)?| ?- ?| (?:to|into|nach|vers|a|pour|para|hasta|per|naar|op) )$/;
const toAbroad =
  /^(?:から|에서 ?| ?-?> ?|飞(?:到|往|抵|回)?|回到?| ?- ?| (?:(?:back )?to|(?:zuruck )?nach|vers|a|para|per|(?:terug )?naar) )/;

/** Returns whether a journey from a place abroad leads to the place at `start`: "Geneva - Chengdu", "da Torino a Pechino". */
export function isReachedFromAbroad(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - maxLeg), start);
  const way = fromAbroad.exec(before);
  return way !== null && listPlacesAbroad(before).some(({ end }) => end === way.index);
}

/** Returns whether a journey to a place abroad starts at the place that ends at `end`: "Kunming - Geneva". */
export function leadsAbroad(text: string, end: number): boolean {
  const after = text.slice(end, end + maxLeg);
  const way = toAbroad.exec(after)?.[0].length;
  return way !== undefined && listPlacesAbroad(after).some(({ start }) => start === way);
}

const joinWords = (words: readonly RegExpExecArray[]): string => words.map(([word]) => word).join(' ');

/** Lists cities with Latin names, longest names first. Spaces, hyphens, apostrophes and periods may separate the words of a name. */
function* listLatin(text: string): Generator<PlaceAbroad> {
  const words = findAll(text, /[a-z]+/g);
  const gaps = words.map(({ index, 0: word }, at) => {
    const next = words[at + 1]?.index;
    return next !== undefined && /^(?:[ '-]|\. ?)$/.test(text.slice(index + word.length, next));
  });
  for (let size = maxWords; size >= 1; size -= 1)
    for (let first = 0; first + size <= words.length; first += 1) {
      const run = words.slice(first, first + size);
      const [start, last] = [run[0], run.at(-1)];
      if (start === undefined || last === undefined) continue;
      if (!gaps.slice(first, first + size - 1).every((isJoined) => isJoined)) continue;
      const span = { start: start.index, end: last.index + last[0].length };
      const name = joinWords(run);
      const code = byWords.get(name) ?? findAmbiguous(name, text, span);
      if (code !== undefined) yield { code, ...span };
    }
}

function findAmbiguous(name: string, text: string, { start, end }: Span): string | undefined {
  const code = byAmbiguousWords.get(name);
  if (code === undefined || isSight.test(text.slice(end, end + 12))) return undefined;
  return journeyBefore.test(text.slice(Math.max(0, start - maxJourneyWords), start)) ? code : undefined;
}

/** Lists cities with names in Chinese, Japanese and Korean. */
function* listOthers(text: string): Generator<PlaceAbroad> {
  for (let start = 0; start < text.length - 1; start += 1)
    for (const name of byStart.get(text.slice(start, start + 2)) ?? [])
      if (
        text.startsWith(name, start) &&
        !isAdjective.test(text.slice(start + name.length, start + name.length + 2))
      )
        yield {
          code: byCharacters.get(name) ?? '',
          start,
          end: start + name.length,
        };
}
