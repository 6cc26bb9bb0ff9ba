import { addDays } from '../time/china-time.ts';
import { airlineCodes } from './airlines.data.ts';
import type { MailFacts } from './mail-facts.ts';
import { type End, findAirports, findRoute, type RideRoute, toPlace } from './mail-places.ts';
import { findLabelled, findReference } from './mail-words.ts';
import type { ReadBooking } from './read-booking.ts';

type Numbered = { readonly kind: 'flight' | 'train'; readonly number: string; readonly at: number };

const flightNumber = /(?<![A-Z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{2,4})(?![A-Z0-9:])/g;
const trainNumber = /(?<![A-Z0-9])([GDCZTKSYL]\d{1,4})(?![A-Z0-9:])(次)?/g;
const flightWords = /\bflights?\b|\bairlines?\b|\bairways\b|航班|机票|航空|登机/i;
const trainWords = /12306|\btrains?\b|\brailways?\b|铁路|车次|高铁|动车|火车|列车|次列车/i;

/** Finds the numbers of flights and trains, each once, at the place that is nearest to a time. */
function findNumbers(text: string, { times }: MailFacts): Numbered[] {
  const [isFlightMail, isTrainMail] = [flightWords.test(text), trainWords.test(text)];
  const trains = isTrainMail
    ? [...text.matchAll(trainNumber)].flatMap((match): Numbered[] => {
        const [, number = '', isTrain] = match;
        const before = text.slice(Math.max(0, match.index - 14), match.index);
        const isNamed =
          isTrain !== undefined || /(?:train(?: no\.?| number)?|车次|列车)[ :#]{0,3}$/i.test(before);
        const isSeat = /(?:seat|coach|car|gate|platform|hall|检票口)[ :]{0,2}$/i.test(before);
        return isSeat || (!isNamed && number.length < 3 && isFlightMail)
          ? []
          : [{ kind: 'train', number, at: match.index }];
      })
    : [];
  const hasAirports = /\([A-Z]{3}\)|\b[A-Z]{3} ?(?:-|–|→) ?[A-Z]{3}\b/.test(text);
  const isTrain = (at: number): boolean => trains.some((train) => train.at === at);
  const flights = [...text.matchAll(flightNumber)].flatMap((match): Numbered[] => {
    const [, airline = '', digits = ''] = match;
    const before = text.slice(Math.max(0, match.index - 14), match.index);
    const isNamed = /(?:flight(?: no\.?| number)?|航班号?)[ :#]{0,3}$/i.test(before);
    const isReference = /(?:number|reference|ref|code|id|no\.?|号码?|编号)[ :#]{0,3}$/i.test(before);
    // Without a word about flights, a number of this form needs airports beside it: references look the same.
    const isKnown = airlineCodes.has(airline) && !isReference && (isFlightMail || hasAirports);
    return isTrain(match.index) || !(isNamed || isKnown)
      ? []
      : [{ kind: 'flight', number: airline + digits, at: match.index }];
  });
  return pickNearest([...trains, ...flights], times);
}

function pickNearest(found: readonly Numbered[], times: MailFacts['times']): Numbered[] {
  const best = new Map<string, { readonly one: Numbered; readonly distance: number }>();
  for (const one of found.slice(0, maxNumbers)) {
    const distance = Math.min(...times.slice(0, maxNumbers).map(({ at }) => Math.abs(at - one.at)), Infinity);
    const known = best.get(one.number);
    if (!known || distance < known.distance) best.set(one.number, { one, distance });
  }
  return [...best.values()]
    .map(({ one }) => one)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, maxRides);
}

/** More numbers or times than this are not a confirmation. The limit keeps the comparison of all pairs small. */
const maxNumbers = 200;
const maxRides = 12;

type Placed = { readonly at: number };

/**
 * Assigns the facts of a mail to its flight or train numbers: in order when each number has equally many facts.
 * Otherwise a number gets the facts between it and the next number, or those after the previous number in mails that
 * put the number last.
 */
function divideByNumber<T extends Placed>(
  facts: readonly T[],
  numbers: readonly Numbered[],
  each: number,
): T[][] {
  if (numbers.length === 1) return [[...facts]];
  if (facts.length === numbers.length * each)
    return numbers.map((_, index) => facts.slice(index * each, (index + 1) * each));
  const isBefore = (facts[0]?.at ?? Infinity) < (numbers[0]?.at ?? 0);
  return numbers.map(({ at }, index) => {
    const previous = numbers[index - 1]?.at ?? -1;
    const next = numbers[index + 1]?.at ?? Infinity;
    return facts.filter((fact) =>
      isBefore ? fact.at > previous && fact.at <= at : fact.at >= at && fact.at < next,
    );
  });
}

/** Reads all flights and trains of a mail. */
export function readRides(text: string, facts: MailFacts): ReadBooking[] {
  const numbers = findNumbers(text, facts);
  if (numbers.length === 0) return [];
  const times = divideByNumber(
    facts.times.filter(({ label }) => label !== 'other'),
    numbers,
    2,
  );
  const routes = divideByNumber(listRoutes(facts), numbers, 1);
  const airports = divideByNumber(
    facts.lines.flatMap(({ text: line, at }) => findAirports(line, at)),
    numbers,
    2,
  );
  const seats = divideByNumber(findSeats(text), numbers, 1);
  const reference = findReference(text);
  return numbers.map(({ kind, number, at }, index): ReadBooking => {
    const date = dateOf(facts, numbers, index, times[index]?.[0]?.at ?? at);
    const { start, end } = pickTimes(times[index] ?? []);
    const endDate = date === undefined ? undefined : endDateOf(facts, numbers, index, { date, start, end });
    const [from, to] = endsOf(facts, {
      route: routes[index]?.[0],
      airports: airports[index] ?? [],
      isOnly: numbers.length === 1,
    });
    const note = [...new Set(seats[index]?.map(({ value }) => value))].join(', ').slice(0, 300);
    return {
      kind,
      title: `${kind === 'flight' ? 'Flight' : 'Train'} ${number}`,
      number,
      ...(date !== undefined && { date }),
      ...(start && { startMinute: start.minute }),
      ...(end && { endMinute: end.minute }),
      ...(endDate !== undefined && endDate !== date && { endDate }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(reference !== undefined && { reference }),
      ...(note !== '' && kind === 'train' && { note }),
    };
  });
}

type Times = MailFacts['times'];
type Time = Times[number]['value'];

function pickTimes(times: Times): { start: Time | undefined; end: Time | undefined } {
  const start = times.find(({ label }) => label === 'start') ?? times.find(({ label }) => label === 'none');
  const end =
    times.find(({ label }) => label === 'end') ??
    times.find((time) => time.label === 'none' && time !== start && time.at > (start?.at ?? 0));
  return { start: start?.value, end: end?.value };
}

/** Returns the departure date of a ride: the date beside its number, the date of its heading, or the only date of the mail. */
function dateOf(
  { dates }: MailFacts,
  numbers: readonly Numbered[],
  index: number,
  timeAt: number,
): string | undefined {
  const usable = dates.filter(({ label }) => label !== 'other' && label !== 'end');
  const own = numbers[index]?.at ?? 0;
  const [first] = usable;
  if (!first || numbers.length === 1) return nearestDate(usable, Math.min(own, timeAt));
  if (usable.length === numbers.length) return usable[index]?.value;
  const limit = Math.max(own, timeAt);
  return first.at < (numbers[0]?.at ?? 0)
    ? usable.findLast(({ at }) => at <= limit)?.value
    : (usable.find(({ at }) => at >= own) ?? usable.at(-1))?.value;
}

/** Prefers the date with a label, else the one nearest to the number or its time. */
function nearestDate(dates: MailFacts['dates'], at: number): string | undefined {
  const labelled = dates.find(({ label }) => label === 'start');
  return (labelled ?? dates.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0])?.value;
}

/** Returns the day of arrival: named by itself, by "+1" or "next day", else the day of departure. */
function endDateOf(
  { dates }: MailFacts,
  numbers: readonly Numbered[],
  index: number,
  { date, end }: { date: string; start: Time | undefined; end: Time | undefined },
): string | undefined {
  if (end && end.daysLater > 0) return addDays(date, end.daysLater);
  const named = divideByNumber(
    dates.filter(({ label }) => label === 'end'),
    numbers,
    1,
  )[index];
  return named?.find(({ value }) => value >= date && value <= addDays(date, 2))?.value;
}

function listRoutes({ lines }: MailFacts): RideRoute[] {
  const found = lines.flatMap(({ text, at }) => findRoute(text, at) ?? []);
  // A subject repeats the route of the first segment.
  return found.filter(
    ({ from, to }, index) => index === 0 || from !== found[index - 1]?.from || to !== found[index - 1]?.to,
  );
}

type EndFacts = {
  readonly route: RideRoute | undefined;
  readonly airports: readonly End[];
  readonly isOnly: boolean;
};

function endsOf(
  facts: MailFacts,
  { route, airports, isOnly }: EndFacts,
): [string | undefined, string | undefined] {
  const distinct = [...new Map(airports.map((end) => [end.place.slice(-5), end])).values()];
  if (distinct.length === 2) return [distinct[0]?.place, distinct[1]?.place];
  if (route) return [route.from, route.to];
  if (!isOnly) return [undefined, undefined];
  return [labelledEnd(facts, 'start'), labelledEnd(facts, 'end')];
}

const endLabels = {
  start:
    /^(?:departs? from|departure (?:station|airport)|departing from|departure|departs?|dep\.?|from|出发站|出发机场|出发地|始发站|出发)(?=[ :]|$)/i,
  end: /^(?:arrives? (?:at|in)|arrival (?:station|airport)|arriving (?:at|in)|arrival|arrives?|arr\.?|to|到达站|到达机场|目的地|抵达机场|终到站|到达|抵达)(?=[ :]|$)/i,
};

function labelledEnd(facts: MailFacts, end: 'start' | 'end'): string | undefined {
  const found = findLabelled(facts, endLabels[end], (value) => toPlace(value) !== undefined);
  if (found !== undefined) return toPlace(found);
  // "08:00 Beijing South": the line of the time names the place.
  const { start, end: arrival } = pickLines(facts);
  const line = facts.lines[(end === 'start' ? start : arrival) ?? -1]?.text;
  return line === undefined ? undefined : toPlace(line);
}

function pickLines({ times }: MailFacts): { start: number | undefined; end: number | undefined } {
  const usable = times.filter(({ label }) => label !== 'other');
  const start = usable.find(({ label }) => label === 'start') ?? usable.find(({ label }) => label === 'none');
  const end =
    usable.find(({ label }) => label === 'end') ??
    usable.find((time) => time.label === 'none' && time !== start);
  return { start: start?.line, end: end?.line };
}

const seatPattern =
  /\b(?:coach|car(?:riage)?) ?(?:no\.? ?)?[:#]? ?\d{1,2},? {0,2}(?:seat|berth) ?(?:no\.? ?)?[:#]? ?\d{1,3}[A-F]?\b|\d{1,2}车厢? ?\d{1,3}[A-F]?号?(?:[上中下]铺)?|无座/gi;

function findSeats(text: string): { value: string; at: number }[] {
  return [...text.matchAll(seatPattern)]
    .slice(0, maxNumbers)
    .map((match) => ({ value: match[0], at: match.index }));
}
