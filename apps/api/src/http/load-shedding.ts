import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ApiError } from '../api-error.ts';
import type { Settings } from '../settings.ts';
import { sendError } from './error-envelope.ts';

const lookEveryMs = 100;
/** So few at once are never too many, however long they take. */
const alwaysWelcome = 16;
/** Probes must tell the truth about a busy copy; a stream of events waits and costs nothing meanwhile. */
const exempt = /^\/(healthz|readyz|metrics)$|\/travel\/events$/;

const sentence = 'Very many people are here at this moment. Please try again shortly.';
/** For somebody at a browser, which tries again by itself; costs nothing to make. */
const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>One moment</title><h1>One moment, please</h1><p>${sentence}</p></html>`;

/**
 * Takes no more work than can be answered soon: beyond that, a request is refused at once with 503 and Retry-After
 * instead of making everybody wait. What counts is work, not connections: a slow sender holds no place.
 */
export function registerLoadShedding(app: FastifyInstance, settings: Settings, register: Registry): void {
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being worked on',
    registers: [register],
  });
  const refused = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because the process was busy',
    registers: [register],
  });
  let working = 0;
  /** Requests there are places for: fewer at once when each keeps the others waiting, more again when none does. */
  let places = settings.IN_FLIGHT_MAX;
  const fewest = Math.min(alwaysWelcome, settings.IN_FLIGHT_MAX);
  const stopWatching = watchLag((lagMs) => {
    const isLate = lagMs > settings.LAG_MAX_MS;
    const wanted = isLate ? (working * settings.LAG_MAX_MS) / lagMs : places * 1.1 + 1;
    places = Math.min(Math.max(wanted, fewest), settings.IN_FLIGHT_MAX);
  });
  app.addHook('onClose', async () => stopWatching());

  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (exempt.test(request.routeOptions.url ?? '')) return undefined;
    if (working < places) return undefined;
    refused.inc();
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return reply
        .code(503)
        .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(busyPage);
    }
    return sendError(reply, request, new ApiError('UNAVAILABLE', { message: sentence }));
  };

  app.addHook('onRequest', async (request, reply) => refuse(request, reply));
  // By now the whole request has arrived.
  app.addHook('preValidation', async (request, reply) => {
    const refusal = refuse(request, reply);
    if (refusal || exempt.test(request.routeOptions.url ?? '')) return refusal;
    working += 1;
    inFlight.set(working);
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      working -= 1;
      inFlight.set(working);
    };
    reply.raw.once('finish', done);
    reply.raw.once('close', done);
    return undefined;
  });
}

/** Tells again and again how late a timer was: what a request waits before anybody looks at it. */
function watchLag(onLag: (lagMs: number) => void): () => void {
  let expected = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    onLag(now - expected);
    expected = now + lookEveryMs;
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
