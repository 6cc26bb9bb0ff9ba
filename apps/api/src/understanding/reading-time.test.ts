import { wishText } from '@yunyou/contract/trip/trip-brief.schema';
import { toUnderstanding } from '@yunyou/wish/brief/to-understanding';
import { findPlaces } from '@yunyou/wish/find-places';
import { normaliseWish } from '@yunyou/wish/normalise-wish';
import { readPolarity } from '@yunyou/wish/polarity';
import { readWish } from '@yunyou/wish/read-wish';
import { listNearestExamples } from '@yunyou/wish/refine/nearest-examples';
import { listUnreadClauses, readRefinement } from '@yunyou/wish/refine/read-refinement';
import { sampleOutline } from '@yunyou/wish/refine/refine-samples';
import { tuned } from '@yunyou/wish/refine/sentences.data';
import { readOnward } from '@yunyou/wish/slots/abroad/onward';
import { readBookings, readHotelNames, readJourneyNumbers } from '@yunyou/wish/slots/money/bookings';
import { readBudget } from '@yunyou/wish/slots/money/budget';
import { readNationality } from '@yunyou/wish/slots/people/nationality';
import { readTravellers } from '@yunyou/wish/slots/people/travellers';
import { readCityNights } from '@yunyou/wish/slots/places/city-nights';
import { readHeights } from '@yunyou/wish/slots/places/heights';
import { readOpenStops } from '@yunyou/wish/slots/places/open-stops';
import { readOnlyCities, readOrder } from '@yunyou/wish/slots/places/order';
import { readPlaces } from '@yunyou/wish/slots/places/places';
import { readStayLimits } from '@yunyou/wish/slots/places/stay-limits';
import { readVisits } from '@yunyou/wish/slots/places/visits';
import { readWideAreas } from '@yunyou/wish/slots/places/wide-areas';
import { readArrival } from '@yunyou/wish/slots/rides/arrival';
import { readLayover } from '@yunyou/wish/slots/rides/layover';
import { readRideLimits } from '@yunyou/wish/slots/rides/ride-limits';
import { readBreaks } from '@yunyou/wish/slots/time/breaks';
import { readDates, readOpenRange } from '@yunyou/wish/slots/time/dates';
import { readDays, readHours } from '@yunyou/wish/slots/time/days';
import { extendByDaysAround } from '@yunyou/wish/slots/time/days-around';
import { readSeason } from '@yunyou/wish/slots/time/seasons';
import { readStartWeekday, readWeekdayRange } from '@yunyou/wish/slots/time/weekdays';
import { readHabits } from '@yunyou/wish/slots/wishes/habits';
import { readInterestWords } from '@yunyou/wish/slots/wishes/interest-words';
import { readPreferences } from '@yunyou/wish/slots/wishes/preferences';
import { findUncovered } from '@yunyou/wish/uncovered-places';
import { listUnread } from '@yunyou/wish/unread';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWith, fillTo, measureMillis, slowUnits } from '../testing/reading-time.ts';
import { readShippedOptions } from './judged/shipped-options.ts';
import { wishes } from './judged/wishes.data.ts';

const options = await readShippedOptions();
const { today, gazetteer, vocabulary = new Set<string>() } = options;
const read = (wish: string) => toUnderstanding({ ...options, reading: readWish(wish, options), by: 'rules' });
/** The contract's own maximum. */
const maxLength = wishText.maxLength ?? 0;
/** Wishes of the corpus one after the other: text as visitors write it, of the maximal length. */
const ordinary = wishes
  .map(([wish]) => wish)
  .join('\n')
  .slice(0, maxLength);
for (let count = 0; count < 30; count += 1) read(ordinary); // compiles the regular expressions

/**
 * Maximum CPU time of any text as a multiple of that of ordinary text. The slowest text found takes about as long as
 * ordinary text.
 */
const maxRatio = 2;
const compareWithOrdinary = compareWith(() => read(ordinary));
const compare = (wish: string) => compareWithOrdinary(() => read(wish), maxRatio);

/** Parts from which the search builds inputs: words of wishes, and the repeated texts. */
const parts = [...new Set([...slowUnits, ...wishes.flatMap(([wish]) => wish.split(/(?<=\s)/))])];

describe('reading a wish of legal length', () => {
  it.each([maxLength, 1999, 1024, 500, 100])(
    `takes at most ${maxRatio} times as long as ordinary text for each repeated text of %i characters`,
    (length) => {
      for (const unit of slowUnits)
        expect(compare(fillTo(length, unit)), JSON.stringify(unit)).toBeLessThanOrEqual(maxRatio);
    },
  );

  it('does not take exponential time for ambiguous phrases', () => {
    for (const wish of [
      `no a, b temples${', a'.repeat(600)} .`,
      `land ${'into'.repeat(450)}x beijing`,
      `landing ${'in to '.repeat(300)}x beijing`,
      `1${',111'.repeat(480)}x`,
      `€1${' each'.repeat(390)}`,
    ])
      expect(compare(wish.slice(0, maxLength)), wish.slice(0, 40)).toBeLessThanOrEqual(maxRatio);
  });

  it('takes no longer for random sequences of known words and signs, repeated or not', () => {
    const part = fc.constantFrom(...parts);
    const unit = fc.array(part, { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
    const sequence = fc.array(part, { minLength: 300, maxLength: 500 }).map((list) => list.join(''));
    const misspelt = fc
      .array(fc.constantFrom(...'aeinghous '.split('')), { minLength: 1500, maxLength })
      .map((letters) => letters.join(''));
    const any = fc.string({ unit: 'binary', maxLength });
    fc.assert(
      fc.property(fc.oneof(unit, sequence, misspelt, any), (text) => {
        const wish = fillTo(maxLength, text || ' ');
        expect(compare(wish), JSON.stringify(text.slice(0, 80))).toBeLessThanOrEqual(maxRatio);
      }),
      { numRuns: 150, seed: 18 },
    );
  });

  it('takes no longer for the slowest wish that a search finds', () => {
    const random = createRandom(18);
    const pick = () => parts[Math.floor(random() * parts.length)] ?? '';
    let [slowest, slowestMillis] = [ordinary.slice(0, 200), 0];
    for (let step = 0; step < 200; step += 1) {
      const at = Math.floor(random() * slowest.length);
      const keep = random() < 0.7;
      const unit = keep
        ? `${slowest.slice(0, at)}${pick()}${slowest.slice(at)}`.slice(-200)
        : pick() + pick();
      // A few tries are enough for the search; the text it finds is measured exactly below.
      const millis = measureMillis(() => read(fillTo(maxLength, unit)), slowestMillis, 3);
      if (millis > slowestMillis) [slowest, slowestMillis] = [unit, millis];
    }
    expect(compare(fillTo(maxLength, slowest)), JSON.stringify(slowest)).toBeLessThanOrEqual(maxRatio);
  });
});

describe('reading a sentence about a trip of legal length', () => {
  const context = { gazetteer, outline: sampleOutline, today };
  const sentenceLength = 300;
  /** Everything that `POST /travel/refine` reads from a sentence. */
  const refine = (sentence: string) => [
    readRefinement(sentence, context),
    listUnreadClauses(sentence, context),
    listNearestExamples(sentence, { ...context, cityName: (id) => id }),
  ];
  for (const [sentence] of tuned.slice(0, 30)) refine(sentence); // compiles the regular expressions

  it('takes less time than a wish of the maximal length, for each repeated text', () => {
    const clauses = tuned.flatMap(([sentence]) => [`${sentence} `, `${sentence}, `]);
    for (const unit of [...slowUnits, ...clauses]) {
      const sentence = fillTo(sentenceLength, unit);
      const ratio = compareWithOrdinary(() => refine(sentence), 1);
      expect(ratio, JSON.stringify(unit)).toBeLessThanOrEqual(1);
    }
  });
});

describe('each reader takes linear time, also beyond the legal length', () => {
  const polarityOf = rememberByText(readPolarity);
  const placesOf = rememberByText((text) =>
    readPlaces(text, { original: text, polarity: polarityOf(text) }, gazetteer),
  );
  const readers: Readonly<Record<string, (text: string) => unknown>> = {
    normaliseWish,
    readPolarity,
    readBudget: (text) => readBudget(text, undefined),
    readNationality,
    readDates: (text) => readDates(text, { today, monthFirst: false }),
    readSeason: (text) => readSeason(text, text, today),
    readHours,
    readArrival,
    readBreaks,
    readLayover: (text) => readLayover(text, { hasArrival: true, hasDates: false }),
    readOrder: (text) => readOrder(text, placesOf(text)),
    readOnlyCities: (text) => readOnlyCities(text, text, placesOf(text)),
    readWideAreas: (text) => readWideAreas(text, readPolarity(text)),
    readCityNights: (text) => readCityNights(text, placesOf(text), () => undefined),
    readDays: (text) => readDays(text, true),
    readHabits,
    readTravellers,
    readPreferences: (text) => readPreferences(text, polarityOf(text)),
    readInterestWords: (text) =>
      readInterestWords(text, { polarity: polarityOf(text), whole: text }, vocabulary),
    findPlaces: (text) => findPlaces(text, text, gazetteer),
    readPlaces: (text) => readPlaces(text, { original: text, polarity: polarityOf(text) }, gazetteer),
    listUnread: (text) => listUnread(text, text),
    readOpenStops: (text) => readOpenStops(text, placesOf(text)),
    readOpenRange: (text) => readOpenRange(text, undefined, today),
    readHeights: (text) => readHeights(text, () => true),
    findUncovered: (text) => findUncovered(text, gazetteer, polarityOf(text)),
    ...{ readVisits, readOnward, readBookings, readHotelNames, readJourneyNumbers },
    ...{ readStartWeekday, readWeekdayRange, readRideLimits, readStayLimits },
    extendByDaysAround: (text) => extendByDaysAround(text, readDates(text, { today, monthFirst: false })),
  };
  const [short, long] = [2000, 8000];
  /** Four times the text takes four times as long; with quadratic time it would take sixteen times as long. */
  const maxGrowth = 9;
  /** Shorter times are too inexact for a ratio. Quadratic time for the long text is far above. */
  const enoughMillis = 12;
  const toInput = rememberByText((unit) => ({
    large: normaliseWish(fillTo(long, unit)),
    small: normaliseWish(fillTo(short, unit)),
  }));

  it.each(Object.keys(readers))('%s', (name) => {
    const reader = readers[name] ?? String;
    for (const unit of slowUnits) {
      const { large, small } = toInput(unit);
      if (measureMillis(() => reader(large), enoughMillis, 1) <= enoughMillis) continue;
      const limit = Math.max(measureMillis(() => reader(small)) * maxGrowth, enoughMillis);
      const longMillis = measureMillis(() => reader(large), limit);
      expect(longMillis, JSON.stringify(unit)).toBeLessThanOrEqual(limit);
    }
  });
});

/** Returns the function with its results stored by text. */
function rememberByText<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const stored = results.get(text) ?? compute(text);
    results.set(text, stored);
    return stored;
  };
}

/** A seeded generator of numbers from 0 to 1 (mulberry32), so that each run searches the same way. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
