import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { endpoints } from '@yunyou/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ApiError } from '../api-error.ts';
import type { Settings } from '../settings.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { HeavyWork } from './heavy-work.ts';
import { headersOfEveryAnswer } from './security-headers.ts';

const lookEveryMs = 100;
/** Those who wait for their turn are waited for longer than those whom nobody has looked at. */
const patience = 2;
/** So few at once are never too many, however long they take. */
const alwaysWelcome = 16;
/** They must tell the truth about a busy copy. */
const probes = ['/healthz', '/readyz', '/metrics'];

const sentence = 'Very many people are here at this moment. Please try again shortly.';
const busy = new ApiError('UNAVAILABLE', { message: sentence });
/** For somebody at a browser, which tries again by itself. */
const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>One moment</title><h1>One moment, please</h1><p>${sentence}</p></html>`;

/**
 * Takes no more work than can be answered soon: beyond that, a request is refused at once with 503 and Retry-After
 * instead of making everybody wait. What counts is work, not connections: a slow sender holds no place.
 */
export function createLoadGate(settings: Settings, heavyWork: HeavyWork, register: Registry) {
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
  const exempt = new Set([...probes, ...listEventPaths(settings)]);
  const isExempt = (url = '') => exempt.has(url.split('?', 1)[0] ?? '');
  let working = 0;
  /** Requests there are places for: fewer at once when each keeps the others waiting, more again when none does. */
  let places = settings.IN_FLIGHT_MAX;
  const fewest = Math.min(alwaysWelcome, settings.IN_FLIGHT_MAX);
  const stopWatching = watchLag((timerLagMs) => {
    const lagMs = Math.max(timerLagMs, heavyWork.waitMs() / patience);
    const isLate = lagMs > settings.LAG_MAX_MS;
    const wanted = isLate ? (working * settings.LAG_MAX_MS) / lagMs : places * 1.1 + 1;
    places = Math.min(Math.max(wanted, fewest), settings.IN_FLIGHT_MAX);
  });

  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    refused.inc();
    answerBusy(request, response);
  };

  return {
    /**
     * Stands before the framework: in a crowd most requests are refused, and what a refusal costs is what is left
     * for those that are served.
     */
    guard:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        if (working >= places && !isExempt(request.url)) refuse(request, response);
        else handler(request, response);
      },
    /** Gives a place to each request that has arrived as a whole. */
    register: (app: FastifyInstance): void => {
      app.addHook('onClose', async () => stopWatching());
      app.addHook('preValidation', async (request, reply) => {
        if (isExempt(request.url)) return undefined;
        if (working >= places) {
          reply.hijack();
          refuse(request.raw, reply.raw);
          return reply;
        }
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
    },
  };
}

/** Event streams are idle most of the time and would hold a slot for a minute. */
function listEventPaths({ API_BASE, API_PREFIX }: Settings): string[] {
  return Object.entries(endpoints).flatMap(([key, definition]) =>
    'kind' in definition && definition.kind === 'events'
      ? [`${API_BASE}/${API_PREFIX}${key.replace('GET ', '')}`]
      : [],
  );
}

function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const isForBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
  const requestId = randomUUID();
  const body = isForBrowser ? busyPage : JSON.stringify(errorEnvelope(busy, requestId));
  response
    .writeHead(503, {
      ...headersOfEveryAnswer,
      'x-request-id': requestId,
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': isForBrowser ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
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
