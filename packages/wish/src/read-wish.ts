import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { Gazetteer } from './gazetteer.ts';
import { type Found, withoutRepeats } from './reading.ts';
import { cover, toSheet } from './sheet.ts';
import { readBudget } from './slots/budget.ts';
import { readDates } from './slots/dates.ts';
import { readDays, readHours } from './slots/days.ts';
import { readHabits } from './slots/habits.ts';
import { readInterestWords } from './slots/interest-words.ts';
import { readNationality } from './slots/nationality.ts';
import { readPeople } from './slots/people.ts';
import { readPlaces } from './slots/places.ts';
import { readPreferences } from './slots/preferences.ts';
import { readSeason } from './slots/seasons.ts';
import { listUnread } from './unread.ts';
import { toWishValues, type WishValues } from './wish-values.ts';

export type WishOptions = {
  readonly gazetteer: Gazetteer;
  /** China-local date on which the wish is read. */
  readonly today: string;
  /** Words the catalogue's texts tell spots apart by. */
  readonly vocabulary?: ReadonlySet<string>;
  /** What a sum without a currency is counted in; without it such a sum is reported. */
  readonly currency?: Currency;
};

/** A slot value with the part of the wish it was read from. */
export type QuotedSlot = Found & { readonly text: string };

export type WishReading = {
  /** The slots as typed values. */
  readonly values: WishValues;
  /** Slots with the quoted words, in the order of the wish. */
  readonly slots: readonly QuotedSlot[];
  /** Pieces of the wish that say something no rule understood. */
  readonly unread: readonly string[];
};

const longestWish = 2000;

/** Reads a wish: the same words, catalogue and day always give the same brief. Only the first 2000 signs are read. */
export function readWish(wish: string, options: WishOptions): WishReading {
  const original = wish.normalize('NFC').slice(0, longestWish);
  const { found, sheet } = readSlots(original, options);
  const slots = found
    .filter(({ value }) => value !== '')
    .map((one) => ({ ...one, text: original.slice(one.start, one.end) }));
  return { values: toWishValues(slots), slots, unread: listUnread(sheet, original) };
}

function readSlots(original: string, options: WishOptions): { found: Found[]; sheet: string } {
  const plain = toSheet(original);
  let sheet = plain;
  const all: Found[] = [];
  const read = (found: readonly Found[]): void => {
    all.push(...found);
    sheet = cover(sheet, found);
  };
  read(readBudget(sheet, options.currency));
  read(readNationality(sheet));
  const dated = readDates(sheet, { today: options.today, monthFirst: isMonthFirst(all) });
  read(dated);
  if (dated.length === 0) read(readSeason(sheet, original, options.today));
  read(readHours(sheet));
  const dishes = readPreferences(sheet, plain).filter(
    ({ value }) => value === 'food' || value.endsWith('-food'),
  );
  read(dishes.filter(({ start }) => dishes.some((one) => one.start === start && one.value !== 'food')));
  read(readPlaces(sheet, { original, plain }, options.gazetteer));
  read(readPeople(sheet));
  const places = all.filter(({ slot }) => slot === 'city' || slot === 'area').length;
  read(settleDays(all, readDays(sheet, places > 1)));
  read(readHabits(sheet));
  read(readPreferences(sheet, plain));
  read(readInterestWords(sheet, plain, options.vocabulary ?? new Set()));
  const ordered = all.filter(({ value }) => value !== '').toSorted((a, b) => a.start - b.start);
  return { found: keepOneEach(withoutContradictions(withoutRepeats(ordered))), sheet };
}

/** Americans write the month first. */
function isMonthFirst(found: readonly Found[]): boolean {
  return found.some(({ slot, value }) => slot === 'nat' && value === 'US');
}

/** Days by date win over days by number when they agree within one; otherwise neither is taken. */
function settleDays(all: Found[], days: readonly Found[]): readonly Found[] {
  const dated = all.findIndex(({ slot }) => slot === 'days');
  const counted = days.find(({ slot, value }) => slot === 'days' && value !== '');
  if (dated === -1 || counted === undefined) return days;
  if (Math.abs(Number(all[dated]?.value) - Number(counted.value)) > 1) {
    all.splice(dated, 1);
    return days.map((one) => (one === counted ? { ...one, slot: 'note', value: 'days-disagree' } : one));
  }
  return days.map((one) => (one === counted ? { ...one, value: '' } : one));
}

/** What is wanted in one sentence and unwanted in another is unwanted only when that was said last. */
function withoutContradictions(found: readonly Found[]): Found[] {
  const opposite = (slot: string): string => (slot.startsWith('-') ? slot.slice(1) : `-${slot}`);
  return found.filter(
    (one) =>
      !/^-?(?:city|area|spot)$/.test(one.slot) ||
      !found.some(
        (two) => two.slot === opposite(one.slot) && two.value === one.value && two.start > one.start,
      ),
  );
}

const single: ReadonlySet<string> = new Set([
  'from',
  'days',
  'adults',
  'kids',
  'seniors',
  'pace',
  'in',
  'out',
  'start',
  'end',
  'class',
]);

/** The first counts where only one can. */
function keepOneEach(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ slot }) => {
    if (!single.has(slot)) return true;
    if (seen.has(slot)) return false;
    seen.add(slot);
    return true;
  });
}
