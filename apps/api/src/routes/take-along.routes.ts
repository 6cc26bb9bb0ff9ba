import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { Currency } from '@yunyou/contract/entities/base.schema';
import { forEachTakeAlongKey, type TakeAlongFormat } from '@yunyou/contract/trip/take-along-formats';
import { findTripByCalendarKey } from '@yunyou/database/visitors/trip.queries';
import type { TextPreferences } from '@yunyou/domain/money/adapt-text';
import { ratesOf } from '@yunyou/domain/trip/description/describe-trip';
import { ApiError, notFound } from '../api-error.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { listOpenTasks } from '../records/open-tasks.ts';
import { requireIntegration } from '../site-settings.ts';
import { writeTakeAlong } from '../take-along/take-along.ts';
import type { WriterContext } from '../take-along/take-along-writer.ts';
import { getOpenTrip, type OpenTrip } from '../trips/trip-access.ts';
import { drawTripPicture } from '../trips/views/trip-cover.ts';
import { watchTrip } from '../trips/views/trip-events.ts';
import { toTripView } from '../trips/views/trip-view.ts';

interface TripInput {
  id: string;
  share?: string | undefined;
}

interface FileInput extends TripInput {
  clock?: TextPreferences['clock'] | undefined;
  currency?: Currency | undefined;
}

/** Downloads, calendar, share picture and event stream of a trip, for its owner and for holders of a link or key. */
export const takeAlongRoutes = handlers({
  'GET /travel/events': async (input, context) => {
    return watchTrip(await getOpenTrip(input, context), context);
  },
  'GET /travel/picture': async (input, context) => {
    const open = await getReadyTrip(input, context);
    const content = await drawTripPicture(await toTripView(open, context), context.pictures);
    return {
      contentType: 'image/jpeg',
      content,
      isPrivate: open.access === 'owner' || open.member !== undefined,
    };
  },
  'GET /travel/calendar/{file}': ({ file }, context) => toSubscribedCalendar(file, context),
  ...forEachTakeAlongKey(
    (format) => (input: FileInput, context: HandlerContext) => toTakeAlongFile(input, format, context),
  ),
});

/** Returns the trip with this calendar key as its readers see it. A draft of a running planning is left out. */
async function toSubscribedCalendar(file: string, context: HandlerContext): Promise<FileAnswer> {
  await requireIntegration(context.db, 'calendar');
  const row = await findTripByCalendarKey(context.db, file.replace(/\.ics$/, ''));
  if (!row || row.version === 0) throw notFound('calendar');
  const trip = await toTripView({ row: { ...row, draft: null }, access: 'reader' }, context);
  // The own entries of the travellers are private; the calendar key may be in other hands.
  const tasks = await listOpenTasks(trip, { hasOwn: false }, context);
  const { contentType, content } = await writeTakeAlong(trip, 'ics', { ...toWriterContext(context), tasks });
  return { contentType, content, isRevalidated: true };
}

async function toTakeAlongFile(
  { clock = '24', currency = 'CNY', ...input }: FileInput,
  format: TakeAlongFormat,
  context: HandlerContext,
) {
  const open = await getReadyTrip(input, context);
  const trip = await toTripView(open, context);
  const isPerson = open.access === 'owner' || open.member !== undefined;
  const tasks = format === 'ics' && isPerson && (await listOpenTasks(trip, { hasOwn: true }, context));
  const rates = ratesOf(await context.tripCatalogue());
  return writeTakeAlong(trip, format, {
    ...toWriterContext(context, { clock, currency, rates }),
    ...(tasks && { tasks }),
  });
}

const toWriterContext = (
  { now, settings, pictures }: HandlerContext,
  preferences: TextPreferences = { clock: '24', currency: 'CNY' },
): WriterContext => ({
  preferences,
  now: now(),
  origin: settings.PUBLIC_URL ?? 'https://yunyou.invalid',
  pictures,
});

/** Returns a trip with a finished plan. Throws NOT_FOUND without access, TRIP_NOT_READY before the first plan. */
async function getReadyTrip(input: TripInput, context: HandlerContext): Promise<OpenTrip> {
  const open = await getOpenTrip(input, context);
  if (open.row.version === 0) throw new ApiError('TRIP_NOT_READY');
  return open;
}
