import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import type { SlotMatch } from '../../slot-match.ts';

/** Words for a way of travelling, in ten languages as `normaliseWish` writes them. */
const modeWords = {
  train: {
    latin:
      '(?:(?:night|overnight|sleeper|high.?speed|fast|bullet|slow|scenic|direct) )?(?:trains?|rail|railway)|(?:nacht|schnell)?zug|bahn|tren|treno|trem|comboio|(?:nacht)?trein',
    zh: '火车|高铁|动车|卧铺|列车',
    ja: '电车|列车|新干线|寝台',
    ko: '기차|열차',
  },
  flight: {
    latin:
      'flights?|fly|flying|plane|air|flug|fliegen|flugzeug|avion|vols?|vuelos?|volar|volo|aereo|aviao|voos?|vliegtuig|vlucht|vliegen',
    zh: '飞机|航班',
    ja: '飞行机',
    ko: '비행기',
  },
} as const;

/** Stands for the name of a city in the patterns. */
const placeCode = 0xe000;
const place = '[\\ue000-\\uf8ff]';
const from = '(?:from|von|ab|de|da|desde|depuis|van|vanuit)';
const to = '(?:to|nach|bis|a|para|ate|hasta|vers|naar|(?:all the way )?to)';
const by = '(?:by|on|via|with|per|mit (?:dem|der)|im|en|in|con (?:el|il)|de|do|com o|met (?:de|het))';

/**
 * Lists the patterns of a way of travelling. Each has the two cities in its groups; with `isReversed` the end comes
 * first.
 */
function listPatterns({ latin, zh, ja, ko }: (typeof modeWords)[keyof typeof modeWords]) {
  const mode = `(?:${latin})`;
  const pattern = (source: string): RegExp => new RegExp(toSimplified(source), 'g');
  return [
    { pattern: pattern(`\\b${mode}(?: ride| journey| trip)? ${from} (${place}) ${to} (${place})`) },
    {
      pattern: pattern(`\\b${mode}(?: ride| journey| trip)? ${to} (${place}) ${from} (${place})`),
      isReversed: true,
    },
    {
      pattern: pattern(
        `(${place})(?: ${to} | ?(?:->|>|-) ?)(${place}) ?\\(?(?:${by} )?(?:the |a |an )?${mode}\\b`,
      ),
    },
    { pattern: pattern(`(${place})(?:坐|乘|搭)(?:${zh})(?:去|到|至|进|回)(${place})`) },
    { pattern: pattern(`(${place})(?:到|去|至|进|回)(${place})(?:坐|乘|搭)?(?:${zh})`) },
    { pattern: pattern(`(?:坐|乘|搭)(?:${zh})从(${place})(?:到|去|至|进|回)(${place})`) },
    { pattern: pattern(`(${place})から(?:(${place})(?:まで)?(?:は|へは)?(?:${ja})|(?:${ja})で(${place}))`) },
    { pattern: pattern(`(${place})에서 ?(${place})(?:까지)?(?:는|은)? ?(?:${ko})`) },
  ];
}

const patterns = Object.entries(modeWords).map(([mode, words]) => ({ mode, list: listPatterns(words) }));

/** Matches a ride that begins where the trip does: "start in Chengdu, train to Lhasa". */
const trainTo = new RegExp(
  toSimplified(
    `\\b(?:${modeWords.train.latin})(?: ride| journey| trip)? ${to} (${place})|(?:坐|乘|搭)(?:${modeWords.train.zh})(?:去|到|至|进)(${place})|(?:${modeWords.train.ja})で(${place})(?:へ|に|まで)|(?:${modeWords.train.ko})(?:로|를 타고) ?(${place})`,
  ),
  'g',
);

/** Matches words that reject a ride: "no flights from Beijing to Lhasa". */
const negated =
  /(?:(?<![a-z])(?:no|not|without|avoid|don't want(?: to (?:take|go by))?|kein(?:en?)?|nicht|pas de|sans|sin|senza|sem|geen|niet) (?:a |the |any |den |die |le |el |il |de )?|[不别](?:想|要)?)$/;

/**
 * Reads the ways of travelling between two cities: "train from Beijing to Lhasa", "Xi'an to Chengdu by train", 坐火车从西宁去拉萨.
 * The value is `from>to=mode`. The words stay readable for other slots, because the cities are also stops.
 */
export function readAskedRides(whole: string, places: readonly SlotMatch[]): SlotMatch[] {
  const cities = places
    .filter(({ slot, value }) => /^(?:city|in|out)$/.test(slot) && value !== '')
    .toSorted((a, b) => a.start - b.start)
    .filter((one, index, all) => index === 0 || one.start >= (all[index - 1]?.end ?? 0));
  if (cities.length < 2) return [];
  const { text, cityOf } = markPlaces(whole, cities);
  const stated = listStatedRides(text, cityOf);
  return stated.length > 0 ? stated : listRidesFromStart(text, cities, cityOf);
}

/** Reads "train to Lhasa" as a ride from the stated start of the trip, where no other city stands between. */
function listRidesFromStart(
  text: string,
  cities: readonly SlotMatch[],
  cityOf: (mark: string) => SlotMatch | undefined,
): SlotMatch[] {
  return findAll(text, trainTo).flatMap((match): SlotMatch[] => {
    const target = match
      .slice(1)
      .filter((one) => one !== undefined)
      .map(cityOf)[0];
    const start = target === undefined ? undefined : cities.findLast(({ end }) => end <= target.start);
    if (target === undefined || start?.slot !== 'in' || start.value === target.value) return [];
    if (negated.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
    return [
      {
        slot: 'ride',
        value: `${start.value}>${target.value}=train`,
        start: start.start,
        end: target.end,
        confidence: 0.8,
      },
    ];
  });
}

function listStatedRides(text: string, cityOf: (mark: string) => SlotMatch | undefined): SlotMatch[] {
  return patterns.flatMap(({ mode, list }) =>
    list.flatMap(({ pattern, isReversed }) =>
      findAll(text, pattern).flatMap((match) => {
        const [first, second] = match
          .slice(1)
          .filter((one) => one !== undefined)
          .map(cityOf);
        if (!first || !second || first.value === second.value) return [];
        if (negated.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
        const [start, end] = isReversed ? [second, first] : [first, second];
        return [
          {
            slot: 'ride' as const,
            value: `${start.value}>${end.value}=${mode}`,
            start: Math.min(first.start, second.start),
            end: Math.max(first.end, second.end),
            confidence: 0.9,
          },
        ];
      }),
    ),
  );
}

/** Returns the wish with one character for each city, and the city of such a character. */
function markPlaces(whole: string, cities: readonly SlotMatch[]) {
  const pieces = cities.map(({ start, end }, index) => {
    const before = whole.slice(index === 0 ? 0 : (cities[index - 1]?.end ?? 0), start);
    return { before, mark: String.fromCharCode(placeCode + index), end };
  });
  const text =
    pieces.map(({ before, mark }) => before + mark).join('') + whole.slice(cities.at(-1)?.end ?? 0);
  return {
    text: text.replaceAll(/ {2,}/g, ' '),
    cityOf: (mark: string) => cities[mark.charCodeAt(0) - placeCode],
  };
}
