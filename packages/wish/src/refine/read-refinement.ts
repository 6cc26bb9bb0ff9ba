import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import type { Gazetteer } from '../gazetteer.ts';
import { readWish } from '../read-wish.ts';
import { toPartialTripBrief } from '../to-partial-brief.ts';
import { type Readings, rules } from './rules.ts';
import { parseSentence } from './sentence.ts';
import type { TripOutline } from './trip-outline.ts';

export type RefineContext = {
  readonly gazetteer: Gazetteer;
  readonly outline: TripOutline;
  /** China-local date on which the sentence is read. */
  readonly today: string;
  /** Currency of an amount without one. */
  readonly currency?: Currency | undefined;
};

const maxSentenceLength = 300;
const maxReadings = 4;
const maxClauses = 5;

/**
 * Reads a sentence about a planned trip into commands. Returns alternative readings, best first, or none when the sentence is
 * not understood. Deterministic. Ignores text after the first 300 characters.
 */
export function readRefinement(sentence: string, context: RefineContext): Readings {
  const whole = sentence.normalize('NFC').slice(0, maxSentenceLength).trim();
  const clauses = splitClauses(whole);
  const parts = clauses.map((clause) => readClause(clause, context));
  const isSplit =
    clauses.length > 1 && clauses.length <= maxClauses && parts.every((readings) => readings.length > 0);
  const readings = isSplit ? combine(parts) : readClause(whole, context);
  if (readings.length > 0) return readings.slice(0, maxReadings);
  const change = readWishes(whole, context);
  return change ? [[{ kind: 'wishes', change }]] : [];
}

const conjunctions =
  /\s*(?:[,;.!?，；。！？、]+|(?<=\s)(?:and then|and also|and|then|und dann|und|dann|et puis|et|puis|y luego|y|luego|e|also)(?=\s)|然后|并且|而且|それから|そして)\s*/u;

function splitClauses(sentence: string): string[] {
  // A decimal point or a time such as 9.30 does not end a clause.
  const safe = sentence.replaceAll(/(?<=\d)[.,](?=\d)/g, ':');
  return safe.split(new RegExp(conjunctions, 'iu')).filter((clause) => clause.trim() !== '');
}

function readClause(clause: string, context: RefineContext): Readings {
  const sentence = parseSentence(clause, context);
  for (const rule of rules) {
    const readings = rule(sentence);
    if (readings !== undefined) return readings;
  }
  return [];
}

/** Joins the readings of clauses: every choice of one with every choice of the others, up to the limit. */
function combine(parts: readonly Readings[]): Readings {
  return parts.reduce<Readings>(
    (joined, readings) =>
      joined.flatMap((before) => readings.map((after) => [...before, ...after])).slice(0, maxReadings),
    [[] as readonly TripCommand[]],
  );
}

/** Fields of a brief that a sentence can set without naming anything of the trip. */
const wishFields = [
  'travellers',
  'childAges',
  'seniors',
  'diet',
  'transport',
  'nightTrains',
  'mobility',
  'nationality',
  'budget',
  'avoidsCrowds',
  'dailyBreaks',
  'isCarefulWithAltitude',
  'pace',
  'hotelClass',
  'preferenceTagIds',
  'dislikedKinds',
  'fewerKinds',
  'arrivalMinute',
  'departureMinute',
] as const satisfies readonly (keyof PartialTripBrief)[];

/** Reads what the rules do not know as a wish: "we are vegetarian", "only by train", "with my two kids". */
function readWishes(
  sentence: string,
  { gazetteer, today, currency }: RefineContext,
): PartialTripBrief | undefined {
  const { values } = readWish(sentence, { gazetteer, today, ...(currency && { currency }) });
  const { said } = toPartialTripBrief(values, { gazetteer, today });
  const change = Object.fromEntries(
    wishFields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])),
  );
  return Object.keys(change).length > 0 ? change : undefined;
}
