import { findAll } from './find-all.ts';
/**
 * The kinds of facts read from a wish. A value is a short string (an id, a number, a date); `wish-values.ts` converts it to a typed value.
 * A slot that starts with `-` names something to leave out of the trip.
 */
export type Slot =
  | 'city'
  | 'area'
  | 'spot'
  | '-city'
  | '-area'
  | '-spot'
  /** City of arrival in China and city of departure from China. */
  | 'in'
  | 'out'
  /** City where the group is already on the first morning, and where it stays on the last evening. */
  | 'in-town'
  | 'out-town'
  /** City in which the group lives. */
  | 'home-town'
  /** How many stops the wish leaves open: "somewhere with mountains". */
  | 'open-stops'
  /** Most cities with a night: "not more than 4 hotels". */
  | 'max-stays'
  /** Airport, railway station or port of arrival and of departure. */
  | 'in-station'
  | 'out-station'
  /** `(flight|train)-minute`: clock time at which the group lands or its train arrives, and at which it leaves. */
  | 'arrive'
  | 'depart'
  /** Cities in the order of the trip, joined by `>`. */
  | 'order'
  /** The trip has no other cities than the named ones. */
  | 'only-cities'
  /** `cityId=nights`. */
  | 'nights'
  /** Hours between two flights. */
  | 'hours'
  /** First date (YYYY-MM-DD); or the month (YYYY-MM) and its part (early, mid, late). */
  | 'from'
  /** Weekday of the first day, where no date is stated: `fri`. */
  | 'from-weekday'
  /** Last date (YYYY-MM-DD). */
  | 'until'
  | 'month'
  | 'part'
  | 'days'
  | 'adults'
  | 'kids'
  | 'age'
  | 'seniors'
  | 'pace'
  | 'tag'
  /** A tag id or spot category that the traveller dislikes. */
  | '-kind'
  /** A tag id or spot category of which the traveller wants few. */
  | 'few'
  | 'crowds'
  /** `cool` or `warm`: the weather that the traveller wants to be in. */
  | 'climate'
  /** `amount-currency-(group|person)-(trip|day)`. */
  | 'budget'
  /** Price class of hotels and meals, 1 to 4. */
  | 'class'
  | 'nat'
  | '-mode'
  | 'only'
  | 'prefer'
  /** `from>to=mode`: the way of travelling between two cities. */
  | 'ride'
  | 'diet'
  | 'mobility'
  /** Earliest start and latest end of each day, in minutes after midnight. */
  | 'start'
  | 'end'
  /** `start-end`: hours of every day that stay free, in minutes after midnight. */
  | 'break'
  /** `days@start-end@label`: hours of single days that stay free. Days are dates or weekdays, joined by commas. */
  | 'fixed'
  /** `flight LH720` or `train G87`. */
  | 'journey'
  /** Country before China and country after it. */
  | 'comes-from'
  | 'goes-to'
  /** Always `careful`: the traveller worries about altitude. */
  | 'altitude'
  /** Always `yes`: the first visit to China. */
  | 'first-visit'
  /** Always `avoid`: no long rides in trains and buses. */
  | 'long-rides'
  /** A night on top of a mountain. */
  | 'summit-night'
  /** The tag of the last stop: "a beach at the end". */
  | 'last-tag'
  /** Most visits on a day. */
  | 'visits'
  /** An interest without a tag: a word stem that occurs in the texts of spots. */
  | 'word'
  /** A classic route that the wish describes. */
  | 'route'
  /** A contradiction in the wish; see `WishProblem`. */
  | 'note';

/** A slot value and its position in the wish. An empty value marks text as read without a value. */
export type SlotMatch = {
  readonly slot: Slot;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1. 1: stated literally. Below 0.7: a guess, which a language model may replace. */
  readonly confidence: number;
};

type ToSlots = (match: RegExpExecArray) => readonly (readonly [slot: Slot, value: string])[];

/** Converts every match of `pattern` to slots. `pattern` needs the `g` flag. */
export function matchSlots(text: string, pattern: RegExp, toSlots: ToSlots, confidence = 1): SlotMatch[] {
  return findAll(text, pattern).flatMap((match) =>
    toSlots(match).map(([slot, value]) => ({
      slot,
      value,
      start: match.index,
      end: match.index + match[0].length,
      confidence,
    })),
  );
}

/** Keeps the first of matches with equal slot and value. Children may have the same age. */
export function withoutDuplicates(found: readonly SlotMatch[]): SlotMatch[] {
  const seen = new Set<string>();
  return found.filter(({ slot, value }) => {
    const key = `${slot}:${value}`;
    if (slot === 'age') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
