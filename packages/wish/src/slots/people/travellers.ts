import { findAll } from '../../find-all.ts';
import { maskSpans } from '../../normalise-wish.ts';
import type { Slot, SlotMatch } from '../../slot-match.ts';
import { travellerRules } from './traveller-rules.ts';
import { namesBothParents, namesOneParent } from './traveller-rules-families.ts';
import { type Count, weAll } from './traveller-words.ts';

/**
 * Reads adults, children, seniors and ages of children. Ages count the children when no number does. "We" with children
 * and without a number of adults are two adults. `nationals`: adults counted by their passports, 0 for none.
 */
export function readTravellers(text: string, nationals = 0): SlotMatch[] {
  let rest = text;
  const spans: { count: Count; start: number; end: number }[] = [];
  for (const [pattern, read] of travellerRules) {
    const own = findAll(rest, pattern).map((match) => ({
      count: withoutSecondParent(read(match), match[0], text),
      start: match.index,
      end: match.index + match[0].length,
    }));
    spans.push(...own);
    rest = maskSpans(rest, own);
  }
  if (spans.length === 0 && nationals === 0) return readLoneTraveller(text);
  countRelativesOnce(text, spans);
  const [start, end] = [Math.min(...spans.map((one) => one.start)), Math.max(...spans.map((one) => one.end))];
  const added = sumTravellers(
    text,
    spans.map((one) => one.count),
  );
  const { kids, seniors, ages } = added;
  const isAlone =
    (added.adults + kids + seniors + nationals === 0 && isLoneAge(text)) ||
    (seniors === 1 && added.adults + kids + nationals === 0 && isLoneSenior(text));
  const adults = isAlone ? 1 : Math.max(added.adults, nationals);
  const first = spans[0] ?? { start, end };
  const toSlotMatch = (slot: Slot, value: number): SlotMatch => ({
    slot,
    value: String(value),
    start: first.start,
    end: first.end,
    confidence: 0.9,
  });
  const toSlotMatches = (slot: Slot, value: number): SlotMatch[] =>
    value > 0 ? [toSlotMatch(slot, value)] : [];
  const masks = spans.map(
    (one): SlotMatch => ({ slot: 'adults', value: '', start: one.start, end: one.end, confidence: 0 }),
  );
  return [
    ...toSlotMatches('adults', adults),
    ...toSlotMatches('kids', kids),
    ...toSlotMatches('seniors', seniors),
    ...ages.map((age) => toSlotMatch('age', age)),
    ...masks,
  ];
}

/** Words for relatives of whom a group has only one. */
const onlyRelative =
  /(?<![a-z])(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|hubby|mann|frau|mutter|vater|femme|mari|mere|pere|mujer|esposa|marido|esposo|madre|padre|moglie|marito|mulher|mae|pai|vrouw|man|moeder|vader)(?![a-z]|[- ]in[- ]law)/;

/** Counts each relative once: in "my husband and I ... my husband loves trains" both mentions are one person. */
function countRelativesOnce(text: string, spans: { count: Count; start: number; end: number }[]): void {
  const known = new Set<string>();
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const { count, start, end } = span;
    const noun = onlyRelative.exec(text.slice(start, end))?.[0];
    if (noun === undefined || count.self !== true || count.adults !== 1) continue;
    if (known.has(noun)) span.count = { ...count, adults: 0 };
    known.add(noun);
  }
}

/** Counts a parent only once: in "both parents, the father 72" the father is one of the parents. */
function withoutSecondParent(count: Count, words: string, text: string): Count {
  if (count.self !== true || count.adults !== 1 || !namesOneParent.test(words)) return count;
  return namesBothParents.test(text) ? { ...count, adults: 0 } : count;
}

const loneTraveller =
  /(?<!\b(?:for|by|of|we|and) )\b(?:backpacker|digital nomad|solo travell?er|rucksackreisende[r]?|rucksacktourist(?:in)?|digitaler? nomad(?:e|in)|routarde?|mochiler[oa]|nomade digitale?|nomada digital|mochileir[oa])\b(?! (?:hostel|style|couple|group|friends))|背包客|バックパッカー|배낭여행객/;

/** The age of a traveller without any other word for people: "fit 25 year old", "28M", "45 yo photographer". */
const loneAge =
  /(?<![a-z\d])(?<!\b(?:my|our|his|her|your|their) (?:[a-z]+ )?)(?:(?:1[89]|[2-5]\d)(?:[ -]?(?:years?[ -]old|yrs?[ -]old|y\/?o)(?![a-z])|[mf](?=[ ,.)]|$))|(?<=(?:^|[,.;(] ?))[mf] ?(?:1[89]|[2-5]\d)(?= ?[,.;)]|$))|(?<![a-z])(?:j'ai|tengo|ho|tenho) (?:1[89]|[2-5]\d) (?:ans|anos|anni)(?![a-z])/;

/** "68F, Guilin": one traveller, unless the writer speaks for several. */
const isLoneSenior = (text: string): boolean =>
  /(?<![a-z\d'])(?:[mfwvh] ?[6-9]\d|[6-9]\d[mfwvh])(?![a-z\d'])/.test(text) && !weAll.test(text);

const isLoneAge = (text: string): boolean =>
  loneAge.test(text) && !weAll.test(text) && !/我们|私たち|우리/.test(text);

/** Reads one adult from a type of traveller: "backpacker, hostels only". The words stay for the reader of comfort. */
function readLoneTraveller(text: string): SlotMatch[] {
  const match = loneTraveller.exec(text) ?? loneAge.exec(text);
  if (match === null || /\b(?:we|us|our|wir|nous|nosotros|noi|nos|wij)\b|我们|私たち|우리/.test(text))
    return [];
  return [{ slot: 'adults', value: '1', start: match.index, end: match.index, confidence: 0.6 }];
}

/** "3 kids 12/9/4, ... because of the 4yo": an age that is named again is no further child. */
function withoutRepeated(ages: readonly number[], kids: number): number[] {
  const first = ages.filter((age, index) => ages.indexOf(age) === index);
  return kids > 0 && ages.length > kids && first.length === kids ? first : [...ages];
}

function sumTravellers(
  text: string,
  counts: readonly Count[],
): { adults: number; kids: number; seniors: number; ages: number[] } {
  const add = (key: 'adults' | 'kids' | 'seniors'): number =>
    counts.reduce((all, one) => all + (one[key] ?? 0), 0);
  const ages = withoutRepeated(
    counts.flatMap((one) => one.ages ?? []),
    add('kids'),
  );
  const kids = Math.max(add('kids'), ages.length);
  const total = Math.max(0, ...counts.map((one) => one.total ?? 0));
  const hasSelf = counts.some((one) => one.self === true);
  const joiningAdults = counts
    .filter((one) => one.joins === true)
    .reduce((all, one) => all + (one.adults ?? 0), 0);
  const relatives = counts
    .filter((one) => one.self === true)
    .reduce((all, one) => all + (one.adults ?? 0), 0);
  const stated = counts.filter((one) => one.self !== true);
  const numbered = stated.filter((one) => one.pair !== true);
  // "zu zweit auf Hochzeitsreise": the couple is the number again.
  const outright = numbered.some((one) => (one.adults ?? 0) > 1)
    ? numbered
    : [...numbered, ...stated.filter((one) => one.pair === true).slice(0, 1)];
  const isThreeGenerations =
    kids > 0 &&
    !hasSelf &&
    outright.some((one) => one.withParents === true) &&
    outright.every((one) => one.withParents === true || (one.adults ?? 0) === 0);
  const counted = outright.reduce((all, one) => all + (one.adults ?? 0), 0) + (isThreeGenerations ? 2 : 0);
  const isCoupleOfSeniors =
    /\b(?:in (?:their|our) (?:early |mid[- ]?|late )?(?:6|7|8|9)0'?s|(?:early|mid|late)[- ]?(?:6|7|8)0'?s|both (?:6|7|8)\d)\b/.test(
      text,
    );
  const seniors = Math.max(add('seniors'), isCoupleOfSeniors ? 2 : 0);
  const whole = Math.max(0, ...counts.map((one) => one.whole ?? 0));
  if (whole > 0) return { adults: Math.max(1, whole - kids), kids, seniors, ages };
  if (total > 0) {
    const children = kids > 0 ? kids : Math.max(0, total - 2 - seniors);
    const joining = counts.filter((one) => one.joins === true).length;
    return { adults: Math.max(1, total - children) + joining, kids: children, seniors, ages };
  }
  if (counted > 0)
    return {
      adults:
        hasSelf && areSeniorsOnly(outright)
          ? counted + relatives + 1
          : Math.max(counted + joiningAdults, hasSelf ? relatives + 1 : 0),
      kids,
      seniors,
      ages,
    };
  const isFamily =
    kids > 0 &&
    /\b(?:we|we're|we'd|our|us|family|familie|famille|familia|famiglia|gezin|wir|nous|nosotros|siamo|somos|wij|unsere|nos|nuestros|nostri|nossos|onze)\b|带|我们|家族|가족|우리/.test(
      text,
    );
  // "We come with my parents and our baby": the couple and the parents.
  const isWithParents =
    kids > 0 && relatives === 2 && weAll.test(text) && namesBothParents.test(text) && seniors !== 1;
  if (hasSelf) return { adults: relatives + (isWithParents ? 2 : 1), kids, seniors, ages };
  const isLoneParent = !isFamily && counts.some((one) => one.ownKid === true);
  return { adults: isFamily ? 2 : isLoneParent ? 1 : 0, kids, seniors, ages };
}

/** Returns true when the counted adults are seniors only, who come in addition to the writer; "two adults" includes the writer. */
function areSeniorsOnly(outright: readonly Count[]): boolean {
  return outright.every((one) => (one.adults ?? 0) === (one.seniors ?? 0));
}
