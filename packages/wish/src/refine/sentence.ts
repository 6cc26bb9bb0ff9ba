import type { Gazetteer } from '../gazetteer.ts';
import { maskSpans, normaliseWish } from '../normalise-wish.ts';
import type { Polarity } from '../polarity.ts';
import { listStays, type Stay } from '../slots/places/stays.ts';
import { type ClockTime, listClockTimes } from '../slots/time/clock.ts';
import { readPreferences } from '../slots/wishes/preferences.ts';
import type { Span } from '../spans.ts';
import { type DayMention, findDays } from './find-days.ts';
import { findRestaurants, type RestaurantMention } from './find-restaurants.ts';
import { type CityMention, findStops, type SpotMention, type VisitMention } from './find-stops.ts';
import { categoryNouns, verbs } from './refine-phrases.data.ts';
import type { TripOutline } from './trip-outline.ts';

/** A kind of sight that a sentence names. `tags` say it as a like, `kind` as a dislike. */
export type KindMention = Span & { readonly kind: string; readonly tags: readonly string[] };

/** A sentence, or a part of one, with everything it names. Spans are positions in `text`. */
export type Sentence = {
  readonly original: string;
  readonly text: string;
  /** The text with names of days, places and times masked: what it says about them. */
  readonly rest: string;
  readonly outline: TripOutline;
  readonly days: readonly DayMention[];
  readonly visits: readonly VisitMention[];
  /** Spots that the trip does not visit. */
  readonly spots: readonly SpotMention[];
  readonly cities: readonly CityMention[];
  readonly restaurants: readonly RestaurantMention[];
  readonly clocks: readonly ClockTime[];
  /** Parts of the day: "in the evening". */
  readonly parts: readonly ClockTime[];
  readonly stays: readonly Stay[];
  readonly kinds: readonly KindMention[];
  readonly setting: 'indoor' | 'outdoor' | undefined;
  /** China-local date on which the sentence is read. */
  readonly today: string | undefined;
  has(verb: keyof typeof verbs): boolean;
};

/** Finds what a sentence names. Each search sees only text that no earlier one has used. */
export function parseSentence(
  original: string,
  context: { readonly gazetteer: Gazetteer; readonly outline: TripOutline; readonly today?: string },
): Sentence {
  const { outline, today } = context;
  const text = normaliseWish(original);
  const days = findDays(text, outline.dates, today);
  const times = listClockTimes(maskSpans(text, days));
  const clocks = times.filter(({ isRough, start, end }) => !isRough && !isDegree(text, start, end));
  const restaurants = findRestaurants(text, outline.restaurants);
  const named = maskSpans(text, [...days, ...clocks, ...restaurants]);
  const stops = findStops(named, original, context);
  const withoutStops = maskSpans(named, stops);
  const stays = listStays(withoutStops);
  const rest = maskSpans(withoutStops, stays);
  // "One more night" is a length as a whole.
  const aboutLength = new Set<string>(['longer', 'shorter']);
  const setting = verbs.outdoor.test(rest) ? 'outdoor' : verbs.indoor.test(rest) ? 'indoor' : undefined;
  return {
    original,
    text,
    rest,
    outline,
    days,
    clocks,
    parts: times.filter(({ isRough }) => isRough),
    stays,
    setting,
    today,
    restaurants,
    visits: stops.filter((stop) => stop.kind === 'visit'),
    spots: stops.filter((stop) => stop.kind === 'spot'),
    cities: stops.filter((stop) => stop.kind === 'city'),
    kinds: listKinds(
      maskSpans(
        named,
        stops.filter((stop) => stop.kind !== 'visit' || !stop.category),
      ),
    ),
    has: (verb) => verbs[verb].test(aboutLength.has(verb) ? withoutStops : rest),
  };
}

/** Returns whether 一点 means "a bit" and not one o'clock, as after an adjective: 好一点, 轻松一点. */
function isDegree(text: string, start: number, end: number): boolean {
  return (
    text.slice(start, end) === '一点' && /[好慢晚早宜松快多少高低短久省近远]$/.test(text.slice(0, start))
  );
}

const neutral: Polarity = {
  isFew: () => false,
  isUnwanted: () => false,
  isSeen: () => false,
  rejectsList: () => false,
};

function listKinds(text: string): KindMention[] {
  const wanted = readPreferences(text, neutral);
  const unwanted = readPreferences(text, { ...neutral, isUnwanted: () => true });
  const read = unwanted
    .filter(({ value }) => value !== '')
    .map(({ value, start, end }): KindMention => {
      const tags = wanted.filter((one) => one.slot === 'tag' && one.start === start).map((one) => one.value);
      return { kind: value, tags, start, end };
    });
  const nouns = categoryNouns.flatMap(([category, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: words, index }): KindMention => ({
        kind: category,
        tags: [],
        start: index,
        end: index + words.length,
      }),
    ),
  );
  const isNew = ({ start, end }: Span) => !read.some((one) => one.start < end && start < one.end);
  return [...read, ...nouns.filter(isNew)].toSorted((a, b) => a.start - b.start);
}
