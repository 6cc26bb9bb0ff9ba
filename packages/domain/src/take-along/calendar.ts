import type { ChecklistEntry, TripDayView, TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';
import { momentAt } from '../time/china-time.ts';

/**
 * RFC 5545. Visits, rides, meals in restaurants and nights as events in China's time zone; booking days as events
 * with an alarm an hour before sale opens, or at nine where the hour is not known.
 */
export function toCalendar(
  trip: Pick<TripView, 'id' | 'title' | 'days' | 'checklist'>,
  { now, origin }: { now: Date; origin: string },
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const host = new URL(origin).hostname;
  const events = [
    ...trip.days.flatMap((day) => day.items.flatMap((item, index) => itemEvent(item, day, index))),
    ...trip.checklist.flatMap(taskEvent),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yunyou//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(trip.title)}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap(({ id, body }) => [
      'BEGIN:VEVENT',
      `UID:${trip.id}-${id}@${host}`,
      `DTSTAMP:${stamp}`,
      ...body,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

interface Event {
  id: string;
  body: string[];
}

function itemEvent(item: TripItemView, { date, dayIndex }: TripDayView, index: number): Event[] {
  const words = describe(item);
  if (!words) return [];
  const { place } = words;
  return [
    {
      id: `${dayIndex}-${index}`,
      body: [
        `DTSTART;TZID=Asia/Shanghai:${local(date, item.startMinute)}`,
        `DTEND;TZID=Asia/Shanghai:${local(date, item.endMinute)}`,
        `SUMMARY:${escape(words.summary)}`,
        `DESCRIPTION:${escape(words.text)}`,
        `LOCATION:${escape([place.name, place.zhName, place.zhAddress].filter(Boolean).join(', '))}`,
        `GEO:${place.coordinates.latitude};${place.coordinates.longitude}`,
      ],
    },
  ];
}

function describe(item: TripItemView) {
  switch (item.kind) {
    case 'visit': {
      const booking = item.booking.required === 'not-needed' ? [] : [`Booking: ${item.booking.required}.`];
      return {
        place: item.place,
        summary: item.place.name,
        text: [item.reason, ...booking, item.booking.note].filter(Boolean).join('\n'),
      };
    }
    case 'ride':
      return {
        place: item.from,
        summary: `${capital(item.mode)}: ${item.from.name} to ${item.to.name}`,
        text: `Be there ${item.boardMinutes} minutes before.\n${item.reason}`,
      };
    case 'meal':
      return item.place.kind === 'restaurant'
        ? {
            place: item.place,
            summary: `${capital(item.meal)}: ${item.place.name}`,
            text: item.dishes.join(', '),
          }
        : undefined;
    case 'night':
      return { place: item.place, summary: `Night: ${item.place.name}`, text: item.place.zhName };
    default:
      return undefined;
  }
}

const usualHour = '09:00';

function taskEvent({ id, title, text, date, time, source }: ChecklistEntry): Event[] {
  if (date === undefined) return [];
  const [hours = 9, minutes = 0] = (time ?? usualHour).split(':').map(Number);
  const start = hours * 60 + minutes;
  const note = source
    ? `${text}\nSource: ${source.source}, checked ${source.checkedOn}. Check before you go.`
    : text;
  return [
    {
      id,
      body: [
        `DTSTART;TZID=Asia/Shanghai:${local(date, start)}`,
        `DTEND;TZID=Asia/Shanghai:${local(date, start + 30)}`,
        `SUMMARY:${escape(title)}`,
        `DESCRIPTION:${escape(note)}`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escape(title)}`,
        `TRIGGER:${time === undefined ? 'PT0M' : '-PT1H'}`,
        'END:VALARM',
      ],
    },
  ];
}

function local(date: string, minute: number): string {
  const moment = momentAt(date, minute);
  return `${moment.date.replaceAll('-', '')}T${moment.time.replace(':', '')}00`;
}

function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Lines of at most 75 octets; a character is never cut in two. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
