import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { tripId } from '@yunyou/contract/trip/trip-brief.schema';
import { toCalendar } from '@yunyou/domain/take-along/calendar';
import { toGeoJson } from '@yunyou/domain/take-along/geojson';
import { toGpx } from '@yunyou/domain/take-along/gpx';
import { toKml } from '@yunyou/domain/take-along/kml';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { badInput } from '../bad-input.ts';
import type { Services } from '../handler.ts';
import { findCaller } from '../http/callers.ts';
import { printInWorker } from '../roadbook/print-room.ts';
import { getOpenTrip } from './trip-access.ts';
import { drawTripPicture, readCover } from './trip-cover.ts';
import { toTripView } from './trip-view.ts';

/** What a trip can be taken along as: the file's type and how it is made. */
const formats: Record<
  string,
  { type: string; make(trip: TripView, services: Services): Promise<Buffer> | string }
> = {
  ics: {
    type: 'text/calendar; charset=utf-8',
    make: (trip, { now, settings }) =>
      toCalendar(trip, { now: now(), origin: settings.PUBLIC_URL ?? 'https://yunyou.invalid' }),
  },
  gpx: { type: 'application/gpx+xml; charset=utf-8', make: toGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', make: toKml },
  geojson: { type: 'application/geo+json; charset=utf-8', make: toGeoJson },
  pdf: {
    type: 'application/pdf',
    make: async (trip, { now }) => printInWorker(trip, { cover: await readCover(trip), printedAt: now() }),
  },
};

const tripQuery = z.strictObject({
  id: tripId,
  share: z
    .string()
    .regex(/^[\w-]{22}$/, 'A share key')
    .optional(),
});

/** Files of a trip, for its owner and for whoever has the link: `/travel/export/pdf?id=…&share=…`. */
export function registerTripFiles(app: FastifyInstance, services: Services): void {
  const limit = { config: { rateLimit: { max: 30, timeWindow: 60_000 } }, schema: { hide: true } };

  app.get<{ Params: { format: string } }>('/travel/export/:format', limit, async (request, reply) => {
    const format = Object.hasOwn(formats, request.params.format) ? formats[request.params.format] : undefined;
    if (!format) throw new ApiError('NOT_FOUND');
    const trip = await readTrip(request, services);
    const body = await format.make(trip, services);
    return sendFile(reply, format.type, `${fileName(trip.title)}.${request.params.format}`).send(body);
  });

  app.get('/travel/picture', limit, async (request, reply) => {
    const trip = await readTrip(request, services);
    const picture = await drawTripPicture(trip);
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=300').send(picture);
  });
}

/** The fields every file takes, and the trip they open. */
export async function getRequestedTrip(request: FastifyRequest, services: Services) {
  const query = tripQuery.safeParse(request.query);
  if (!query.success) throw badInput(query.error.issues);
  const caller = await findCaller(request, 'traveller', services);
  return getOpenTrip(query.data, { db: services.db, caller });
}

async function readTrip(request: FastifyRequest, services: Services): Promise<TripView> {
  const open = await getRequestedTrip(request, services);
  if (open.row.version === 0) throw new ApiError('TRIP_NOT_READY');
  return toTripView(open, services);
}

function sendFile(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`);
}

/** Letters every system takes in a file's name. */
function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .toLowerCase();
  return plain.slice(0, 60) || 'trip';
}
