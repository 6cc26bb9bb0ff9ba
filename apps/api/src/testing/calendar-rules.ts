import { type Component, isRealTime, listUnknownProperties, parseCalendar } from './calendar-grammar.ts';

const lineBytesMax = 75;
/** Google Calendar rejects larger files. */
const fileBytesMax = 1_000_000;

/**
 * Lists where a subscribed calendar breaks RFC 5545, RFC 7986 or what Apple Calendar, Google Calendar and Outlook need on
 * top of them. An empty list means that all three accept it.
 */
export function listCalendarFaults(file: string): string[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const parsed = parseCalendar(lines.slice(0, -1));
  if (typeof parsed === 'string') return [...listLineFaults(file), parsed];
  return [
    ...listLineFaults(file),
    ...listUnknownProperties(parsed),
    ...listCalendarPropertyFaults(parsed),
    ...parsed.children.filter(({ name }) => name === 'VTIMEZONE').flatMap(listZoneFaults),
    ...parsed.children
      .filter(({ name }) => name === 'VEVENT')
      .flatMap((event) => listEventFaults(event, parsed)),
    ...listRepeated(parsed),
  ];
}

function listLineFaults(file: string): string[] {
  const lines = file.split('\r\n');
  return [
    ...(file.startsWith('BEGIN:VCALENDAR\r\n') ? [] : ['The file starts with something else']), // or with a byte order mark
    ...(Buffer.byteLength(file) > fileBytesMax ? [`Larger than ${fileBytesMax} octets`] : []),
    ...(file.endsWith('\r\n') ? [] : ['The file does not end with CRLF']),
    ...(/[^\r]\n|\r[^\n]/.test(file) ? ['A line does not end with CRLF'] : []),
    ...(/(?![\t\r\n])\p{Cc}/u.test(file) ? ['A control character'] : []), // which RFC 5545 forbids
    ...(file.includes('\uFFFD') ? ['A split character'] : []),
    ...lines
      .filter((line) => Buffer.byteLength(line) > lineBytesMax)
      .map((line) => `Longer than ${lineBytesMax} octets: ${line}`),
    ...lines.slice(0, -1).flatMap((line) => (line === '' ? ['An empty line'] : [])),
  ];
}

const valuesOf = ({ properties }: Component, name: string) =>
  properties.filter((property) => property.name === name);

/** Checks one property: it occurs once, or at most once if it is optional, and its value has the right form. */
function check(component: Component, name: string, form: RegExp, isOptional = false): string[] {
  const found = valuesOf(component, name);
  if (found.length > 1) return [`${component.name} has ${name} ${found.length} times`];
  const [property] = found;
  if (!property) return isOptional ? [] : [`${component.name} has no ${name}`];
  const written = `${property.parameters}:${property.value}`;
  return form.test(written) ? [] : [`${component.name} has a wrong ${name}${written}`];
}

/** TEXT: commas, semicolons and backslashes are escaped, and no other escapes occur. */
const text = /^:(?:[^\\,;]|\\[\\,;nN])+$/;
const optionalText = /^:(?:[^\\,;]|\\[\\,;nN])*$/;
const duration = /^;VALUE=DURATION:PT\d+[HMS]$/;
const utc = /^:\d{8}T\d{6}Z$/;

function listCalendarPropertyFaults(calendar: Component): string[] {
  return [
    ...check(calendar, 'VERSION', /^:2\.0$/),
    ...check(calendar, 'PRODID', /^:.+$/),
    ...check(calendar, 'METHOD', /^:PUBLISH$/, true),
    ...check(calendar, 'CALSCALE', /^:GREGORIAN$/, true),
    ...check(calendar, 'NAME', text), // RFC 7986
    ...check(calendar, 'X-WR-CALNAME', text), // the title in Apple Calendar and Google Calendar
    ...check(calendar, 'X-WR-TIMEZONE', /^:[A-Za-z]+\/[A-Za-z_]+$/), // Google Calendar
    ...check(calendar, 'REFRESH-INTERVAL', duration), // RFC 7986, Apple Calendar
    ...check(calendar, 'X-PUBLISHED-TTL', /^:PT\d+[HMS]$/), // Outlook
    ...(calendar.children.some(({ name }) => name === 'VEVENT') ? [] : ['There is no event']),
  ];
}

function listZoneFaults(zone: Component): string[] {
  return [
    ...check(zone, 'TZID', /^:.+$/),
    ...(zone.children.length > 0 ? [] : ['VTIMEZONE has no rule']),
    ...zone.children.flatMap((rule) => [
      ...check(rule, 'DTSTART', /^:\d{8}T\d{6}$/),
      ...check(rule, 'TZOFFSETFROM', /^:[+-]\d{4}$/),
      ...check(rule, 'TZOFFSETTO', /^:[+-]\d{4}$/),
    ]),
  ];
}

function listEventFaults(event: Component, calendar: Component): string[] {
  const zones = calendar.children
    .filter(({ name }) => name === 'VTIMEZONE')
    .flatMap((zone) => valuesOf(zone, 'TZID').map(({ value }) => value));
  return [
    ...check(event, 'UID', /^:[\w.-]{1,200}@[a-z0-9.-]{1,54}$/),
    ...check(event, 'DTSTAMP', utc),
    ...check(event, 'LAST-MODIFIED', utc),
    ...check(event, 'SEQUENCE', /^:\d{1,9}$/),
    ...check(event, 'SUMMARY', text),
    ...check(event, 'DESCRIPTION', optionalText, true),
    ...check(event, 'LOCATION', text, true),
    ...check(event, 'GEO', /^:-?\d+(\.\d+)?;-?\d+(\.\d+)?$/, true),
    ...check(event, 'TRANSP', /^:(OPAQUE|TRANSPARENT)$/, true),
    ...listTimeFaults(event, zones),
    ...event.children.flatMap(listAlarmFaults),
  ];
}

function listTimeFaults(event: Component, zones: readonly string[]): string[] {
  const [start] = valuesOf(event, 'DTSTART');
  const [end] = valuesOf(event, 'DTEND');
  if (!start || !end) return ['An event has no DTSTART or no DTEND'];
  const zone = /^;TZID=(.+)$/.exec(start.parameters)?.[1];
  const form = start.parameters === ';VALUE=DATE' ? /^\d{8}$/ : /^\d{8}T\d{6}$/;
  return [
    ...(start.parameters === end.parameters ? [] : ['DTSTART and DTEND have different kinds of values']),
    ...[start.value, end.value]
      .filter((value) => !form.test(value) || !isRealTime(value))
      .map((value) => `Wrong time ${value}`),
    ...(end.value > start.value ? [] : [`An event ends at ${end.value}, before or when it starts`]),
    ...(start.parameters === ';VALUE=DATE' || (zone && zones.includes(zone)) ? [] : ['An unknown time zone']),
  ];
}

function listAlarmFaults(alarm: Component): string[] {
  return [
    ...check(alarm, 'ACTION', /^:DISPLAY$/),
    ...check(alarm, 'TRIGGER', /^(;RELATED=START)?:-?P(\d+[DW]|T\d+[HMS])$/),
    ...check(alarm, 'DESCRIPTION', text),
  ];
}

function listRepeated({ children }: Component): string[] {
  const uids = children.flatMap((child) => valuesOf(child, 'UID').map(({ value }) => value));
  return uids.filter((uid, index) => uids.indexOf(uid) !== index).map((uid) => `Two events have ${uid}`);
}
