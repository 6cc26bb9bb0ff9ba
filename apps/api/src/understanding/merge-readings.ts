import { mobilityNeed } from '@yunyou/contract/entities/accessibility.schema';
import { diet, paceId } from '@yunyou/contract/trip/trip-brief.schema';
import { findPlaces } from '@yunyou/wish/find-places';
import type { Gazetteer } from '@yunyou/wish/gazetteer';
import { normaliseWish } from '@yunyou/wish/normalise-wish';
import { toNumber } from '@yunyou/wish/numbers';
import type { QuotedSlot, WishReading } from '@yunyou/wish/read-wish';
import type { Slot } from '@yunyou/wish/slot-match';
import { readOnward } from '@yunyou/wish/slots/abroad/onward';
import { readNationality } from '@yunyou/wish/slots/people/nationality';
import { toWishValues } from '@yunyou/wish/wish-values';
import type { ModelAnswer, ModelSlot } from './model-reading.ts';

type Context = { readonly wish: string; readonly gazetteer: Gazetteer; readonly tagIds: ReadonlySet<string> };

/** The model may replace a slot that the rules read with a confidence below this. */
const minRuleConfidence = 0.7;
/** Slots that can have only one value. */
const singleSlots: ReadonlySet<Slot> = new Set<Slot>([
  'in',
  'out',
  'from',
  'month',
  'days',
  'adults',
  'kids',
  'pace',
  'class',
  'visits',
  'comes-from',
  'goes-to',
]);

/**
 * Adds slots of the model's answer to the reading by rules. Accepts a slot only when the wish confirms it: the wish
 * contains the quote, and the quote contains the number or the name of a catalogue place. When both read the same slot,
 * the rules win unless their confidence is below 0.7.
 */
export function mergeReadings(rules: WishReading, answer: ModelAnswer, context: Context): WishReading {
  const wish = context.wish.normalize('NFC');
  const added = answer.slots.flatMap((one): QuotedSlot[] => {
    const start = wish.toLowerCase().indexOf(one.quote.normalize('NFC').toLowerCase());
    if (start < 0 || one.quote.trim() === '') return [];
    const text = wish.slice(start, start + one.quote.length);
    const value = checkValue(one.slot, one.value, text, context);
    return value === undefined
      ? []
      : [{ slot: one.slot, value, start, end: start + text.length, text, confidence: 0.8 }];
  });
  const slots = [...rules.slots];
  for (const one of added) {
    if (slots.some((own) => own.value === one.value && isSameFact(own.slot, one.slot))) continue;
    const rival = slots.findIndex((own) => own.slot === one.slot);
    if (!singleSlots.has(one.slot) || rival === -1) {
      if (!contradicts(slots, one)) slots.push(one);
    } else if ((slots[rival]?.confidence ?? 1) < minRuleConfidence) slots[rival] = one;
  }
  slots.sort((a, b) => a.start - b.start);
  const unread = rules.unread.filter((words) => !added.some(({ text }) => words.includes(text)));
  return { slots, unread, uncovered: rules.uncovered, values: toWishValues(slots) };
}

/**
 * Returns whether two slots state the same fact. The rules decide the role of a place (visit, leave out, arrive,
 * depart); the model does not change it.
 */
const isSameFact = (a: Slot, b: Slot): boolean => a === b || (isPlace(a) && isPlace(b));
const isPlace = (slot: Slot): boolean => /^(?:-?(?:city|area|spot)|in|out)$/.test(slot);

function contradicts(slots: readonly QuotedSlot[], { slot }: QuotedSlot): boolean {
  if (slot === 'month') return slots.some((one) => one.slot === 'from');
  return slot === 'from' && slots.some((one) => one.slot === 'month' && one.confidence >= minRuleConfidence);
}

const placeKinds: Partial<Record<ModelSlot, 'city' | 'area' | 'spot'>> = {
  city: 'city',
  '-city': 'city',
  in: 'city',
  out: 'city',
  area: 'area',
  '-area': 'area',
  spot: 'spot',
  '-spot': 'spot',
};
const allowedValues: Partial<Record<ModelSlot, readonly string[]>> = {
  pace: paceId.options,
  crowds: ['avoid'],
  altitude: ['careful'],
  class: ['1', '2', '3', '4'],
  diet: diet.options,
  mobility: mobilityNeed.options,
  '-mode': ['flight', 'coach', 'sleeper'],
  only: ['train', 'flight'],
};

/** Returns the value as the rules would write it; undefined when the quote does not confirm it. */
function checkValue(slot: ModelSlot, value: string, quote: string, context: Context): string | undefined {
  const kind = placeKinds[slot];
  if (kind !== undefined) return findPlace(kind, quote, context);
  const allowed = allowedValues[slot];
  if (allowed !== undefined) return allowed.includes(value) ? value : undefined;
  switch (slot) {
    case 'tag':
    case '-kind':
      return context.tagIds.has(value) ? value : undefined;
    case 'nat':
      return namesNation(quote, value) ? value : undefined;
    case 'comes-from':
    case 'goes-to':
      return namesForeignPlace(quote, value) ? value : undefined;
    case 'from':
      return /^\d{4}-\d\d-\d\d$/.test(value) && listNumbers(quote).includes(Number(value.slice(8)))
        ? value
        : undefined;
    case 'month':
      return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : undefined;
    case 'days':
    case 'adults':
    case 'visits':
    case 'kids': {
      const number = Number(value);
      const isWritten =
        Number.isInteger(number) && listNumbers(quote).some((one) => one === number || one * 7 === number);
      return isWritten && number > 0 ? String(number) : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns whether a quote names a city or country of the given code: the rules of transit depend on it. */
function namesForeignPlace(quote: string, code: string): boolean {
  const cities = readOnward(`from ${normaliseWish(quote)}`);
  return cities.some(({ value }) => value === code) || namesNation(quote, code);
}

/** Returns whether a quote names the nation: visa rules depend on it. */
function namesNation(quote: string, code: string): boolean {
  const text = normaliseWish(quote);
  return [text, `${text} passport`].some((words) =>
    readNationality(words).some(({ value }) => value === code),
  );
}

function findPlace(
  kind: 'city' | 'area' | 'spot',
  quote: string,
  { gazetteer }: Context,
): string | undefined {
  const mentions = findPlaces(normaliseWish(quote), quote, gazetteer);
  return mentions.flatMap(({ places }) => places).find((place) => place.kind === kind)?.id;
}

function listNumbers(quote: string): number[] {
  return [...normaliseWish(quote).matchAll(/\d+|[a-z]+|[一二两三四五六七八九十百]+/g)]
    .map(([word]) => toNumber(word))
    .filter((one) => one > 0);
}
