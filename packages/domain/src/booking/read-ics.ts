import { momentAt, toMinutes } from '../time/china-time.ts';
import { readFacts } from './mail-facts.ts';
import { findReference } from './mail-words.ts';
import type { ReadBooking } from './read-booking.ts';
import { eventKindOf } from './read-events.ts';
import { readRides } from './read-rides.ts';

export const isCalendar = (text: string): boolean => /^BEGIN:(?:VCALENDAR|VEVENT)\s*$/im.test(text);

type Property = { readonly name: string; readonly parameters: string; readonly value: string };
type Moment = { readonly date: string; readonly minute?: number };

/** Reads the events of a calendar file (RFC 5545). Times become China time; times without a zone are China time already. */
export function readCalendar(text: string): ReadBooking[] {
  const bookings: ReadBooking[] = [];
  let event: Property[] | undefined;
  for (const line of unfold(text)) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) event = [];
    else if (/^END:VEVENT\s*$/i.test(line)) {
      const booking = event && toBooking(event);
      if (booking) bookings.push(booking);
      event = undefined;
    } else if (event && event.length < maxProperties) {
      const property = toProperty(line);
      if (property) event.push(property);
    }
    if (bookings.length >= maxEvents) break;
  }
  return bookings;
}

const maxProperties = 60;
const maxEvents = 40;

/** Joins folded lines: a line that starts with a space or tab continues the line before it. */
function unfold(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
}

function toProperty(line: string): Property | undefined {
  const colon = valueStart(line);
  if (colon < 1) return undefined;
  const [name = '', ...parameters] = line.slice(0, colon).split(';');
  return { name: name.toUpperCase(), parameters: parameters.join(';'), value: line.slice(colon + 1).trim() };
}

/** Returns the position of the first colon outside of quotes. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

const unescape = (value: string): string =>
  value.replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function toBooking(properties: readonly Property[]): ReadBooking | undefined {
  const find = (name: string): Property | undefined => properties.find((one) => one.name === name);
  const textOf = (name: string): string => unescape(find(name)?.value ?? '').trim();
  if (textOf('STATUS').toUpperCase() === 'CANCELLED') return undefined;
  const [summary, description, location] = [textOf('SUMMARY'), textOf('DESCRIPTION'), textOf('LOCATION')];
  const [start, end] = [toMoment(find('DTSTART')), toMoment(find('DTEND'))];
  if (!start && summary === '') return undefined;
  const words = `${summary}\n${description}\n${location}`;
  const [ride] = readRides(words, readFacts(words, undefined));
  const reference = findReference(words);
  const kind = ride?.kind ?? (isHotel(words, start) ? 'hotel' : eventKindOf(words));
  const isRide = kind === 'flight' || kind === 'train';
  const title = isRide ? ride?.title : (summary.split('\n')[0] ?? '').trim().slice(0, 120);
  const isLater = end !== undefined && start !== undefined && end.date > start.date;
  const place = location.replaceAll('\n', ', ').slice(0, 160);
  return {
    ...(kind !== undefined && { kind }),
    ...(title && { title }),
    ...(isRide && ride?.number !== undefined && { number: ride.number }),
    ...(start && { date: start.date }),
    ...(kind !== 'hotel' && start?.minute !== undefined && { startMinute: start.minute }),
    ...(isLater && (kind === 'hotel' || end.minute !== undefined) && { endDate: end.date }),
    ...(kind !== 'hotel' && end?.minute !== undefined && { endMinute: end.minute }),
    ...(isRide && ride?.from !== undefined && { from: ride.from }),
    ...(isRide && ride?.to !== undefined && { to: ride.to }),
    ...(!isRide && place !== '' && { place }),
    ...(reference !== undefined && { reference }),
  };
}

function isHotel(words: string, start: Moment | undefined): boolean {
  const isStay =
    /\bhotel\b|\bhostel\b|\bstay at\b|\bcheck-?in\b|\binn\b|\bresort\b|酒店|入住|民宿|客栈/i.test(words);
  return isStay && (start?.minute === undefined || /check-?in|stay|入住/i.test(words));
}

/** Reads 20261116, 20261116T083000, 20261116T003000Z, or the same with TZID. */
function toMoment(property: Property | undefined): Moment | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/.exec(property?.value ?? '');
  if (!property || !match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, isUtc] = match;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date)) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  if (hour === undefined || minute === undefined) return { date };
  const local = Number(hour) * 60 + Number(minute);
  const zone = /(?:^|;)TZID="?([^";]{1,60})"?/i.exec(property.parameters)?.[1];
  const ahead = isUtc ? chinaAhead : zone === undefined ? 0 : chinaAheadOf(zone, date, local);
  const moment = momentAt(date, local + ahead);
  return { date: moment.date, minute: toMinutes(moment.time) };
}

const chinaAhead = 480;

/**
 * Returns the minutes by which China is ahead of a time zone at a local time; 0 for a zone that the runtime does not
 * have.
 */
function chinaAheadOf(zone: string, date: string, minute: number): number {
  if (/china|shanghai|beijing|chongqing|hong.?kong|taipei|singapore|macau/i.test(zone)) return 0;
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    // The first step reads the local time as UTC. The second one corrects the result, because the offset may change in
    // between.
    const asUtc = Date.parse(date) + minute * 60_000;
    const offsetAt = (instant: number): number => localMillis(format, instant) - instant;
    const offset = offsetAt(asUtc - offsetAt(asUtc));
    return chinaAhead - Math.round(offset / 60_000);
  } catch {
    return 0; // Intl throws RangeError for an unknown zone
  }
}

function localMillis(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}
