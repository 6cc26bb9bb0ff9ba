import { findTrip } from '@yunyou/database/visitors/trip.queries';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../handler.ts';
import { getRequestedTrip } from './trip-files.ts';
import { toTripState } from './trip-view.ts';

const pollMs = 250;
/** Poll interval until the first day exists, which visitors wait for. */
const firstDayPollMs = 60;
/** A connection is closed after this time. Browsers reconnect by themselves. */
const maxConnectionMs = 60_000;

/**
 * Serves `GET /travel/events?id=…`: sends the state of a trip as server-sent events whenever it changes, until planning
 * ends. Polls the database, because another process may be planning the trip.
 */
export function registerTripEvents(app: FastifyInstance, services: Services): void {
  app.get('/travel/events', { schema: { hide: true } }, async (request, reply) => {
    const { row } = await getRequestedTrip(request, services);
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    });
    const gone = new AbortController();
    raw.on('close', () => gone.abort());
    const until = Date.now() + maxConnectionMs;
    let sent = '';
    try {
      while (!gone.signal.aborted && Date.now() < until) {
        const current = await findTrip(services.db, row.id);
        if (!current) break;
        const stamp = `${current.status} ${current.progress} ${current.version}`;
        if (stamp !== sent) {
          sent = stamp;
          const state = await toTripState(current, services, { firstDayOnly: false });
          raw.write(`event: state\ndata: ${JSON.stringify(state)}\n\n`);
        }
        if (current.status !== 'planning') break;
        await pause(current.draft ? pollMs : firstDayPollMs, gone.signal);
      }
    } catch (error) {
      request.log.warn({ err: error }, 'the event stream of a trip failed');
    }
    raw.end();
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
