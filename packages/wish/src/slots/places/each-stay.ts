import type { Pair, Place } from './place-stay.ts';
import type { Stay } from './stays.ts';

/** "3 nights each in Beijing and Xi'an", "je 3 Nächte Peking und Xi'an", 北京西安各3晚. */
const eachBefore =
  /(?<![a-z])(?:each|je|jeweils|elk|telkens|ieder|chaque|chacune?|cada(?: un[oa])?|ciascun[oa]|ognun[oa]|cadaun[oa])(?: [a-z]{1,9})? ?:? ?$|(?:各(?:住|玩|待|停留)?|각각?|それぞれ|每个?城市|每地) ?$/;
const eachAfter =
  /^ ?(?:each|apiece|jeweils|elk|ieder|chacune?|cada un[oa]|ciascun[oa]|ognun[oa]|a testa|씩|ずつ)(?![a-z])|^ (?:in |en |a |em )?(?:each|every|jeder|jede|chaque|cada|ogni|elke)(?! (?:day|tag|jour|dia|giorno|dag))(?![a-z])/;
const inList =
  /^ ?(?:,|\/|&|\+|-|>|and|und|et|y|e|en|plus|和|与|、|と|와|과|,? ?(?:and|und|et|y|e|en)) ?$|^ ?$/;

/** Matches the text between a list of cities and a length of each: "Beijing and Xi'an, 3 nights each". */
const besideList =
  /^[,:、 (]{0,3}(?:に|에)?(?:(?:都)?各(?:住|玩|待|停留)?|각각? ?|それぞれ|je |jeweils |each |elk |chacune? |cada una? |ciascuna )?[,: ]{0,2}$/;

/**
 * Gives each city of a list the length that a word such as "each" gives all of them. `pairs`: the cities beside which a length
 * stands.
 */
export function shareWithList(
  text: string,
  places: readonly Place[],
  stays: readonly Stay[],
  pairs: readonly Pair[],
): Pair[] {
  const isJoined = (a: Place | undefined, b: Place | undefined): boolean =>
    a !== undefined && b !== undefined && inList.test(text.slice(a.end, b.start));
  const isEach = ({ start, end }: Stay, listEnd: number): boolean =>
    eachBefore.test(text.slice(Math.max(0, start - 18), start)) ||
    eachAfter.test(text.slice(end, end + 12)) ||
    eachAfter.test(text.slice(listEnd, listEnd + 12));
  const alone = stays.flatMap((stay): Pair[] => {
    if (stay.unit === 'hours' || pairs.some((pair) => pair.stay === stay)) return [];
    const place =
      places.findLast(({ end }) => end <= stay.start && besideList.test(text.slice(end, stay.start))) ??
      places.find(
        ({ start }) =>
          start >= stay.end &&
          start - stay.end <= 24 &&
          /^[^.;!?]{0,16}: ?$/.test(text.slice(stay.end, start)),
      );
    return place !== undefined && isEach(stay, stay.end) ? [{ place, stay }] : [];
  });
  const found = [...pairs, ...alone];
  return found
    .flatMap((pair) => {
      const { place, stay } = pair;
      const at = places.indexOf(place);
      let [first, last] = [at, at];
      while (isJoined(places[last], places[last + 1])) last += 1;
      while (isJoined(places[first - 1], places[first])) first -= 1;
      if (last === first || !isEach(stay, Math.max(stay.end, places[last]?.end ?? 0))) return [pair];
      return places
        .slice(first, last + 1)
        .filter((one) => one === place || !found.some((other) => other.place === one))
        .map((one) => ({ place: one, stay: one === place ? stay : { ...stay } }));
    })
    .toSorted((a, b) => a.place.start - b.place.start);
}
