import type { ChecklistEntry, TripDayView, TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';
import { momentAt } from '@yunyou/domain/time/china-time';
import ical, {
  escape,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDateTimeValue,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { capital, legNotes, mealPlace, rainNote, variantNote } from '../item-notes.ts';
import type { WriterContext } from '../take-along-writer.ts';
import { toInstant } from '../trip-points.ts';

const timezone = 'Asia/Shanghai';

/** China has one time zone without daylight saving time. */
const timezoneDefinition = [
  'BEGIN:VTIMEZONE',
  `TZID:${timezone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Writes an RFC 5545 calendar: visits, rides, meals and nights as events in China's time zone. Each dated
 * checklist entry is an event with an alarm one hour before its time, or at 09:00 when the entry has no time.
 */
export function write(
  trip: Pick<TripView, 'id' | 'title' | 'days' | 'checklist'>,
  { now, origin }: Pick<WriterContext, 'now' | 'origin'>,
): string {
  const host = new URL(origin).hostname;
  const calendar = ical({
    name: escape(trip.title, false), // ical-generator writes the name without escaping it
    prodId: { company: 'Yunyou', product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // The zone is set on each event: a calendar-wide zone would also apply to DTSTAMP, which must be UTC.
    timezone: { name: null, generator: () => timezoneDefinition },
    x: [['X-WR-TIMEZONE', timezone]],
  });
  const events = [
    ...trip.days.flatMap((day) => day.items.flatMap((item, index) => toItemEvents(item, day, index))),
    ...trip.days.flatMap(toNoteEvents),
    ...trip.checklist.flatMap(toTaskEvents),
  ];
  for (const { id, ...event } of events)
    calendar.createEvent({ ...event, id: `${trip.id}-${id}@${host}`, stamp: now, timezone });
  return `${calendar.toString()}\r\n`;
}

/** An event whose id is unique within its trip. */
type TripEvent = ICalEventData & { id: string };

function toItemEvents(item: TripItemView, { date, dayIndex }: TripDayView, index: number): TripEvent[] {
  const text = describeItem(item);
  if (!text) return [];
  const { place, summary } = text;
  const description = [text.description, 'note' in item ? item.note : ''];
  const { latitude, longitude } = place.coordinates;
  return [
    {
      id: `${dayIndex}-${index}`,
      start: toWallTime(date, item.startMinute),
      end: toWallTime(date, item.endMinute),
      summary,
      description: description.filter(Boolean).join('\n'),
      location: {
        title: [place.name, place.zhName, place.zhAddress].filter(Boolean).join(', '),
        geo: { lat: latitude, lon: longitude },
      },
    },
  ];
}

/** Returns the note of a day as an all-day event. */
function toNoteEvents({ date, dayIndex, title, note }: TripDayView): TripEvent[] {
  if (note === undefined) return [];
  return [
    {
      id: `${dayIndex}-note`,
      start: toWallTime(date, 0),
      allDay: true,
      summary: `Day ${dayIndex + 1}: ${title}`,
      description: note,
      transparency: ICalEventTransparency.TRANSPARENT,
    },
  ];
}

function describeItem(item: TripItemView) {
  switch (item.kind) {
    case 'visit': {
      const booking = item.booking.required === 'not-needed' ? [] : [`Booking: ${item.booking.required}.`];
      return {
        place: item.place,
        summary: item.place.name,
        description: [variantNote(item), item.reason, ...booking, item.booking.note, rainNote(item)]
          .filter(Boolean)
          .join('\n'),
      };
    }
    case 'ride':
      return {
        place: item.from,
        summary: `${capital(item.mode)}: ${item.from.name} to ${item.to.name}`,
        description: [
          ...legNotes(item),
          `${item.from.zhName} → ${item.to.zhName}`,
          `Be there ${item.boardMinutes} minutes before.`,
          item.reason,
        ].join('\n'),
      };
    case 'meal':
      return {
        place: item.place,
        summary: `${capital(item.meal)}: ${mealPlace(item)}`,
        description: item.dishes.join(', '),
      };
    case 'night':
      return { place: item.place, summary: `Night: ${item.place.name}`, description: item.place.zhName };
    default:
      return undefined;
  }
}

const defaultTime = '09:00';
const taskMinutes = 30;
const secondsBeforeSale = 3600;

function toTaskEvents({ id, title, text, date, time, source }: ChecklistEntry): TripEvent[] {
  if (date === undefined) return [];
  const [hours = 9, minutes = 0] = (time ?? defaultTime).split(':').map(Number);
  const startMinute = hours * 60 + minutes;
  const description = source
    ? `${text}\nSource: ${source.source}, checked ${source.checkedOn}. Check before you go.`
    : text;
  return [
    {
      id,
      start: toWallTime(date, startMinute),
      end: toWallTime(date, startMinute + taskMinutes),
      summary: title,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [
        {
          type: ICalAlarmType.display,
          description: title,
          trigger: time === undefined ? 0 : secondsBeforeSale,
        },
      ],
    },
  ];
}

/**
 * Returns a time in China in the Day.js shape that ical-generator accepts. A `Date` would be written in the time zone of
 * the server. Minutes may run past midnight.
 */
function toWallTime(date: string, minute: number): ICalDateTimeValue {
  const moment = momentAt(date, minute);
  const parts: Record<string, string> = {
    YYYYMMDD: moment.date.replaceAll('-', ''),
    HHmmss: `${moment.time.replace(':', '')}00`,
  };
  const instant = toInstant(date, minute);
  return {
    format: (pattern = '') => parts[pattern] ?? instant,
    isValid: () => true,
    toDate: () => new Date(instant),
    toJSON: () => instant,
  };
}
