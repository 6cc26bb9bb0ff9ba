/**
 * What a wish can say. A value is short text: an id, a number, a date; `wish-values.ts` gives it its type.
 * A slot that begins with `-` is something to leave out.
 */
export type Slot =
  | 'city'
  | 'area'
  | 'spot'
  | '-city'
  | '-area'
  | '-spot'
  /** City of arrival, city of departure. */
  | 'in'
  | 'out'
  /** First date; or the month, and which part of it. */
  | 'from'
  | 'month'
  | 'part'
  | 'days'
  | 'adults'
  | 'kids'
  | 'age'
  | 'seniors'
  | 'pace'
  | 'tag'
  /** A tag or a spot category the traveller does not care for. */
  | '-kind'
  | 'crowds'
  /** `amount-currency-(group|person)-(trip|day)`. */
  | 'budget'
  /** Price class of hotels and meals, 1 to 4. */
  | 'class'
  | 'nat'
  | '-mode'
  | 'only'
  | 'prefer'
  | 'diet'
  | 'mobility'
  /** Minutes after midnight at which days may begin and must end. */
  | 'start'
  | 'end'
  /** An interest no tag stands for, as the catalogue's texts spell it. */
  | 'word'
  /** Something that contradicts itself or cannot be decided. */
  | 'note';

/** One thing read, and where in the wish it stands. */
export type Found = {
  readonly slot: Slot;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1: 1 was said outright, below 0.7 it is a guess worth showing. */
  readonly confidence: number;
};

type Read = (match: RegExpExecArray) => readonly (readonly [slot: Slot, value: string])[];

/** Every match of a pattern as what it says. */
export function findAll(sheet: string, pattern: RegExp, read: Read, confidence = 1): Found[] {
  return [...sheet.matchAll(pattern)].flatMap((match) =>
    read(match).map(([slot, value]) => ({
      slot,
      value,
      start: match.index,
      end: match.index + match[0].length,
      confidence,
    })),
  );
}

/** Keeps the first of things that say the same. */
export function withoutRepeats(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ slot, value }) => {
    const key = `${slot}:${value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
