import { findTrip } from '@yunyou/database/visitors/trip.queries';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../handler.ts';
import { openTripOf } from './trip-files.ts';
import { toTripState } from './trip-view.ts';

const lookEveryMs = 250;
/** The first day is what everybody waits for. */
const lookForFirstDayEveryMs = 60;
/** Browsers come back by themselves; nobody holds a connection for longer. */
const longestMs = 60_000;

/**
 * `GET /travel/events?id=…`: the state of a trip as server-sent events, whenever it changes, until it is no longer being
 * planned. Looks into the database, so it does not matter which copy of the app plans.
 */
export function registerTripEvents(app: FastifyInstance, services: Services): void {
  app.get('/travel/events', { schema: { hide: true } }, async (request, reply) => {
    const { row } = await openTripOf(request, services);
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
    const until = Date.now() + longestMs;
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
        await pause(current.draft ? lookEveryMs : lookForFirstDayEveryMs, gone.signal);
      }
    } catch (error) {
      request.log.warn({ err: error }, 'a stream of events broke off');
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
