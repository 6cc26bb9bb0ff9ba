import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { toPartialTripBrief } from '../brief/to-partial-brief.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { normaliseWish } from '../normalise-wish.ts';
import { count, hanCount } from '../numbers.ts';
import { readWish } from '../read-wish.ts';
import type { Readings } from './readings.ts';
import { rules } from './rules.ts';
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
  const parts = listClauses(whole).map((clause) => readClause(clause, context));
  const isSplit = parts.length > 0 && parts.every((readings) => readings.length > 0);
  const readings = isSplit ? combine(parts) : readClause(whole, context);
  const change = readWishes(whole, context);
  // "Spend less than 1500 euros" names the amount that "spend less" leaves open.
  const isAboutMoney = readings.every((commands) => commands.every(({ kind }) => moneyKinds.has(kind)));
  if (readings.length > 0 && isAboutMoney && change?.budget)
    return [[{ kind: 'wishes', change: { budget: change.budget } }]];
  if (readings.length > 0) return readings.slice(0, maxReadings);
  return change ? [[{ kind: 'wishes', change }]] : [];
}

/** Returns the clauses of a sentence that its readings leave out: "add the moon" of "remove the museum and add the moon". */
export function listUnreadClauses(sentence: string, context: RefineContext): readonly string[] {
  const whole = sentence.normalize('NFC').slice(0, maxSentenceLength).trim();
  const clauses = listClauses(whole).map((clause) => ({ clause, readings: readClause(clause, context) }));
  const unread = clauses.flatMap(({ clause, readings }) => (readings.length === 0 ? [clause.trim()] : []));
  if (unread.length === 0 || unread.length === clauses.length) return [];
  const read = combine(clauses.flatMap(({ readings }) => (readings.length > 0 ? [readings] : [])));
  // A sentence can mean more as a whole than its clauses do.
  if (JSON.stringify(read) !== JSON.stringify(readRefinement(sentence, context))) return [];
  return unread.filter((clause) => hasContent.test(parseSentence(clause, context).rest));
}

/** More than names and small words. */
const hasContent = /[a-z]{4}|\p{Script=Han}{2}|\p{Script=Hiragana}{2}|\p{Script=Katakana}{2}/u;

const moneyKinds: ReadonlySet<TripCommand['kind']> = new Set(['hotels', 'cost']);

const conjunctions =
  /\s*(?:[,;.!?，；。！？、]+|(?<=\s)(?:and then|and also|and|then|und dann|und|dann|et puis|et|puis|y luego|y|luego|e|also)(?=\s)|然后|并且|而且|それから|そして)\s*/u;

/** Returns the clauses of a sentence that has two to five; others are read as a whole, which bounds the time. */
function listClauses(sentence: string): string[] {
  // A decimal point or a time such as 9.30 does not end a clause.
  const safe = sentence.replaceAll(/(?<=\d)[.,](?=\d)/g, ':');
  const clauses = safe.split(new RegExp(conjunctions, 'iu')).filter((clause) => clause.trim() !== '');
  return clauses.length > 1 && clauses.length <= maxClauses ? clauses : [];
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
    [[]],
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
  'climate',
  'dailyBreaks',
  'isCarefulWithAltitude',
  'isFirstVisit',
  'avoidsLongRides',
  'wantsSummitNight',
  'pace',
  'hotelClass',
  'preferenceTagIds',
  'dislikedKinds',
  'fewerKinds',
  'arrivalMinute',
  'departureMinute',
] as const satisfies readonly (keyof PartialTripBrief)[];

/** Reads the parts that no rule has read as a wish: "we are vegetarian", "only by train", "with my two kids". */
function readWishes(
  sentence: string,
  { gazetteer, outline, today, currency }: RefineContext,
): PartialTripBrief | undefined {
  const { values } = readWish(sentence, { gazetteer, today, ...(currency && { currency }) });
  const { said: read } = toPartialTripBrief(values, { gazetteer, today });
  const said = { ...read, travellers: toTravellers(sentence, values, outline) };
  const change = Object.fromEntries(
    wishFields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])),
  );
  return Object.keys(change).length > 0 ? change : undefined;
}

const countsAdults = new RegExp(
  `(?<![a-z])${count} (?:more )?(?:adults?|people|persons?|travell?ers|of us|friends|erwachsene\\w*|personen|leute|adultes?|personnes?|adultos?|personas?)(?![a-z])|(?<![a-z])(?:alone|solo|by myself|just me|as a couple|allein\\w*|seul\\w*|en couple|sol[oa]|en pareja)(?![a-z])|(?:个|名)?大人|${hanCount} ?(?:个人|人|名)|一人|独自`,
);

/**
 * Changes the travellers of a brief. "My wife is vegetarian" does not change them; "with a baby" adds a child to the
 * adults.
 */
function toTravellers(
  sentence: string,
  { adults, children }: { readonly adults?: number; readonly children?: number },
  { travellers }: TripOutline,
): PartialTripBrief['travellers'] {
  const isCounted = adults !== undefined && countsAdults.test(normaliseWish(sentence));
  if (!isCounted && children === undefined) return undefined;
  const known = travellers ?? { adults: 2, children: 0 };
  return {
    adults: Math.min(12, Math.max(1, isCounted ? adults : known.adults)),
    children: Math.min(8, children ?? known.children),
  };
}
