import { capitalise } from '@yunyou/contract/capitalise';
import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import type { TripDayView, TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';
import { listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import { momentAt } from '@yunyou/domain/time/china-time';
import ical, {
  escape,
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDateTimeValue,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { putPropertiesFirst } from '../calendar-order.ts';
import { emergencyNote, hoursNote, legNotes, mealPlace, rainNote, variantNote } from '../item-notes.ts';
import type { CalendarTask, WriterContext } from '../take-along-writer.ts';
import { toInstant } from '../trip-points.ts';

const timezone = 'Asia/Shanghai';
const minutesPerDay = 1440;

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

/** Interval at which subscribers should fetch the calendar again. */
const refreshSeconds = 3600;

/**
 * Writes an RFC 5545 calendar in China's time zone: each day as a whole-day event, and visits, rides, meals and nights as
 * events. Each dated checklist entry is an event with an alarm one hour before its time. One without a time is a whole-day
 * event with an alarm at 09:00. The file depends only on the trip, so that its ETag changes only with it.
 */
export function write(
  trip: Pick<TripView, 'id' | 'title' | 'days' | 'checklist' | 'version' | 'updatedAt'>,
  { origin, tasks }: Pick<WriterContext, 'origin' | 'tasks'>,
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
    ttl: refreshSeconds,
  });
  const events = [
    ...trip.days.flatMap((day) => [
      toDayEvent(day),
      ...day.items.flatMap((item) => toItemEvents(item, day)),
      ...(day.bookings ?? []).map((booking) => toBookingEvent(booking, day)),
    ]),
    ...(tasks ?? trip.checklist).flatMap(toTaskEvents),
  ];
  const lastModified = new Date(trip.updatedAt);
  const unique = createUniqueNames();
  for (const { id, ...event } of events) {
    const created = calendar.createEvent({
      ...event,
      id: `${trip.id}-${unique(id)}@${host}`,
      sequence: trip.version,
      stamp: lastModified,
      lastModified,
      timezone,
    });
    // ical-generator ignores this field of a new alarm, and an alarm after the start would count from the end.
    for (const alarm of created.alarms()) if (event.allDay) alarm.relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${putPropertiesFirst(calendar.toString().replaceAll(forbidden, ''))}\r\n`;
}

/** Control characters, which RFC 5545 forbids and the title of a trip may contain. */
const forbidden = /(?![\t\r\n])\p{Cc}/gu;

/** An event whose id names what it is about, so that it stays the same when other events are added or removed. */
type TripEvent = ICalEventData & { id: string };

/** Returns a function that appends a number to a name it has seen before. */
function createUniqueNames(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const plain = name.replaceAll(/[^\w-]+/g, '-');
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain}-${count}`;
  };
}

function toDayEvent({ date, dayIndex, title, summary, note }: TripDayView): TripEvent {
  return {
    id: `day-${dayIndex + 1}`,
    start: toWallTime(date, 0),
    end: toWallTime(date, minutesPerDay), // the end of a whole-day event is exclusive
    allDay: true,
    summary: `Day ${dayIndex + 1}: ${title}`,
    description: [summary, note, emergencyNote].filter(Boolean).join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/**
 * Returns the id of an item. A visit or ride keeps its id when it moves to another day; a meal or night belongs to
 * its day.
 */
const itemId = ({ kind, key }: TripItemView, date: string): string =>
  kind === 'visit' || kind === 'ride' ? `${kind}-${key}` : `${kind}-${key}-${date}`;

/** Length of a booking whose end is on another day or not known. */
const bookingMinutes = 15;

function toBookingEvent(booking: DayBooking, { date }: TripDayView): TripEvent {
  const { id, startMinute, endMinute, place, from } = booking;
  const where = place ?? from;
  return {
    id: `booking-${id}`,
    start: toWallTime(date, startMinute),
    end: toWallTime(date, Math.max(endMinute, startMinute + bookingMinutes)),
    summary: `${nameBooking(booking)} (booked)`,
    description: listBookingFacts(booking).join('\n'),
    ...(where !== undefined && { location: { title: where } }),
  };
}

function toItemEvents(item: TripItemView, { date, bookings = [] }: TripDayView): TripEvent[] {
  // A booked ride is one event: that of its booking, which has the reference.
  const isBooked = bookings.some(
    ({ kind, startMinute }) => item.kind === 'ride' && kind === item.mode && startMinute === item.startMinute,
  );
  const text = isBooked ? undefined : describeItem(item);
  if (!text) return [];
  const { place, summary } = text;
  const description = [text.description, 'note' in item ? item.note : ''];
  const { latitude, longitude } = place.coordinates;
  return [
    {
      id: itemId(item, date),
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

function describeItem(item: TripItemView) {
  switch (item.kind) {
    case 'visit': {
      const booking = item.booking.required === 'not-needed' ? [] : [`Booking: ${item.booking.required}.`];
      return {
        place: item.place,
        summary: item.place.name,
        description: [
          variantNote(item),
          hoursNote(item),
          item.reason,
          ...booking,
          item.booking.note,
          rainNote(item),
        ]
          .filter(Boolean)
          .join('\n'),
      };
    }
    case 'ride':
      return {
        place: item.from,
        summary: `${capitalise(item.mode)}: ${item.from.name} to ${item.to.name}`,
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
        summary: `${capitalise(item.meal)}: ${mealPlace(item)}`,
        description: item.dishes.join(', '),
      };
    case 'night':
      return { place: item.place, summary: `Night: ${item.place.name}`, description: item.place.zhName };
    default:
      return undefined;
  }
}

const taskMinutes = 30;
const secondsBeforeSale = 3600;
/** Alarm of a whole-day event, in seconds after its start at midnight. */
const morningSeconds = 9 * 3600;

function toTaskEvents({ id, title, text, date, time, source }: CalendarTask): TripEvent[] {
  if (date === undefined) return [];
  const description = source
    ? `${text}\nSource: ${source.source}, checked ${source.checkedOn}. Check before you go.`
    : text;
  const alarm = { type: ICalAlarmType.display, description: title };
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  const startMinute = hours * 60 + minutes;
  const isTimed = time !== undefined;
  return [
    {
      id,
      start: toWallTime(date, startMinute),
      end: toWallTime(date, isTimed ? startMinute + taskMinutes : minutesPerDay),
      allDay: !isTimed,
      summary: title,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [
        isTimed ? { ...alarm, triggerBefore: secondsBeforeSale } : { ...alarm, triggerAfter: morningSeconds },
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
