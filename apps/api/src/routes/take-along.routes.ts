import { forEachTakeAlongKey, type TakeAlongFormat } from '@yunyou/contract/trip/take-along-formats';
import { ApiError } from '../api-error.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { writeTakeAlong } from '../take-along/take-along.ts';
import { getOpenTrip, type OpenTrip } from '../trips/trip-access.ts';
import { drawTripPicture } from '../trips/trip-cover.ts';
import { watchTrip } from '../trips/trip-events.ts';
import { toTripView } from '../trips/trip-view.ts';

interface TripInput {
  id: string;
  share?: string | undefined;
}

/** Downloads, share picture and event stream of a trip, for its owner and for visitors with the share link. */
export const takeAlongRoutes = handlers({
  'GET /travel/events': async (input, context) => {
    return watchTrip(await getOpenTrip(input, context), context);
  },
  'GET /travel/picture': async (input, context) => {
    const open = await getReadyTrip(input, context);
    const content = await drawTripPicture(await toTripView(open, context), context.pictures);
    return { contentType: 'image/jpeg', content, isPrivate: open.access === 'owner' };
  },
  ...forEachTakeAlongKey(
    (format) => (input: TripInput, context: HandlerContext) => toTakeAlongFile(input, format, context),
  ),
});

async function toTakeAlongFile(input: TripInput, format: TakeAlongFormat, context: HandlerContext) {
  const trip = await toTripView(await getReadyTrip(input, context), context);
  const { now, settings, pictures } = context;
  return writeTakeAlong(trip, format, {
    now: now(),
    origin: settings.PUBLIC_URL ?? 'https://yunyou.invalid',
    pictures,
  });
}

/** Returns a trip with a finished plan. Throws NOT_FOUND without access, TRIP_NOT_READY before the first plan. */
async function getReadyTrip(input: TripInput, context: HandlerContext): Promise<OpenTrip> {
  const open = await getOpenTrip(input, context);
  if (open.row.version === 0) throw new ApiError('TRIP_NOT_READY');
  return open;
}
