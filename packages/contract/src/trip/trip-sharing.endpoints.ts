import { z } from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { currency } from '../entities/base.schema.ts';
import { forEachTakeAlongKey, takeAlongFormats } from './take-along-formats.ts';
import { ownTrip, readableTrip } from './trip-access.schema.ts';

/** Clock and currency of the reader; without them files have times on the 24-hour clock and the currency of the trip. */
const readAsFile = readableTrip.extend({
  clock: z.enum(['24', '12']).optional(),
  currency: currency.optional(),
});
/** Key of a calendar subscription. The prefix ensures a capital and a digit, by which the log recognises secrets. */
const calendarFile = z.string().regex(/^C1[\w-]{22}\.ics$/, 'A calendar key with the extension .ics');

const fileLimits = { flow: 'take-along', perMinute: 30, concurrency: 4, maxWaiting: 16 };
/** Printing takes a second of CPU time. */
const roadbookLimits = { flow: 'roadbook', perMinute: 10, concurrency: 2, maxWaiting: 8 };

/** Calendar services fetch the calendars of many subscribers from few addresses. */
const calendarLimits = { flow: 'calendar', perMinute: 120, concurrency: 2, maxWaiting: 32 };

/** Endpoints that give others a trip: share links, calendar subscriptions, pictures and files. */
export const tripSharingEndpoints = {
  'POST /travel/share': endpoint({
    summary: 'Create the share link of a trip; later calls return the same link',
    access: 'traveller',
    input: ownTrip,
    output: z.object({ shareKey: z.string(), linkUrl: z.string() }),
  }),
  'POST /travel/unshare': endpoint({
    summary: 'Remove the share link of a trip; the same link is never valid again',
    access: 'traveller',
    input: ownTrip,
    output: z.null(),
  }),
  'POST /travel/calendar': endpoint({
    summary: 'Create the calendar key of a trip, for a subscription; later calls return the same key',
    access: 'traveller',
    input: ownTrip,
    output: z.object({ calendarKey: z.string() }),
  }),
  'POST /travel/calendar/revoke': endpoint({
    summary: 'Remove the calendar key of a trip; the same key is never valid again',
    access: 'traveller',
    input: ownTrip,
    output: z.null(),
  }),
  'GET /travel/calendar/{file}': fileEndpoint({
    summary: 'Current plan of a trip as a calendar to subscribe to; the key in the file name gives access',
    access: 'anyone',
    isPrivate: true,
    input: z.strictObject({ file: calendarFile }),
    contentTypes: [takeAlongFormats.ics.contentType],
    limits: calendarLimits,
  }),
  'GET /travel/picture': fileEndpoint({
    summary: 'Share picture of a trip: poster, title, dates and route',
    access: 'traveller',
    input: readableTrip,
    contentTypes: ['image/jpeg'],
    cacheSeconds: 300,
    limits: { flow: 'trip-picture', perMinute: 30, concurrency: 2, maxWaiting: 16 },
  }),
  ...forEachTakeAlongKey((format) =>
    fileEndpoint({
      summary: `A trip as a file: ${takeAlongFormats[format].label}`,
      access: 'traveller',
      input: readAsFile,
      contentTypes: [takeAlongFormats[format].contentType],
      limits: format.endsWith('pdf') ? roadbookLimits : fileLimits,
    }),
  ),
};
