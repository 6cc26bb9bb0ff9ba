import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { endpoints } from '@yunyou/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ApiError } from '../../api-error.ts';
import type { Settings } from '../../settings.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { defaultHeaders } from '../security-headers.ts';
import type { HeavyWork } from './heavy-work.ts';

const sampleEveryMs = 100;
/** Time in the render queue counts half as much as event-loop lag. */
const queueWaitWeight = 0.5;
/** Load shedding never goes below this concurrency. */
const minConcurrency = 16;
/** Concurrency added per sample while the process is not late: 10 %, and at least one. */
const growthFactor = 1.1;
/** Health probes bypass load shedding. */
const probes = ['/healthz', '/readyz', '/metrics'];

const busyMessage = 'Very many people are here at this moment. Please try again shortly.';
const busyError = new ApiError('UNAVAILABLE', { message: busyMessage });
/** Shown in browsers; reloads itself after five seconds. */
const busyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>One moment</title><h1>One moment, please</h1><p>${busyMessage}</p></html>`;

/**
 * Caps the number of requests in progress and rejects the others with 503 and Retry-After. The cap shrinks while event-loop
 * lag or the wait in the render queue exceeds `LAG_MAX_MS`, and grows back to `IN_FLIGHT_MAX` afterwards. A request counts
 * once its body has arrived, so slow senders hold no slot.
 */
export function createLoadShedder(settings: Settings, heavyWork: HeavyWork, register: Registry) {
  const inFlightGauge = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers: [],
    collect() {
      this.set(inFlight);
    },
  });
  register.registerMetric(inFlightGauge);
  const shedCounter = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected because the process was busy',
    registers: [register],
  });
  const exemptPaths = new Set([...probes, ...listEventPaths(settings)]);
  const isExempt = (url = '') => exemptPaths.has(url.split('?', 1)[0] ?? '');
  let inFlight = 0;
  let concurrencyMax = settings.IN_FLIGHT_MAX;
  const floor = Math.min(minConcurrency, settings.IN_FLIGHT_MAX);
  const stopSampling = sampleEventLoopLag((eventLoopLagMs) => {
    const lagMs = Math.max(eventLoopLagMs, heavyWork.waitMs() * queueWaitWeight);
    const isLate = lagMs > settings.LAG_MAX_MS;
    const wanted = isLate ? (inFlight * settings.LAG_MAX_MS) / lagMs : concurrencyMax * growthFactor + 1;
    concurrencyMax = Math.min(Math.max(wanted, floor), settings.IN_FLIGHT_MAX);
  });

  const reject = (request: IncomingMessage, response: ServerResponse): void => {
    shedCounter.inc();
    sendBusy(request, response);
  };

  /** Counts a request in progress until the returned function is called. */
  const hold = (): (() => void) => {
    inFlight += 1;
    let isDone = false;
    return () => {
      if (!isDone) inFlight -= 1;
      isDone = true;
    };
  };

  return {
    hold,
    /** Wraps the HTTP listener. Rejects before Fastify runs, because under overload most requests are rejected. */
    guard:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        if (inFlight >= concurrencyMax && !isExempt(request.url)) reject(request, response);
        else handler(request, response);
      },
    /** Counts each request from the end of its body until the response is sent or the connection closes. */
    register: (app: FastifyInstance): void => {
      app.addHook('onClose', async () => stopSampling());
      app.addHook('preValidation', (request, reply, done) => {
        if (isExempt(request.url)) {
          done();
          return;
        }
        if (inFlight >= concurrencyMax) {
          reply.hijack();
          reject(request.raw, reply.raw);
          return;
        }
        const release = hold();
        reply.raw.once('finish', release);
        reply.raw.once('close', release);
        done();
      });
    },
  };
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/** Lists the event streams: they are idle most of the time and would hold a slot for a minute. */
function listEventPaths({ API_BASE, API_PREFIX }: Settings): string[] {
  return Object.entries(endpoints).flatMap(([key, definition]) =>
    'kind' in definition && definition.kind === 'events'
      ? [`${API_BASE}/${API_PREFIX}${key.replace('GET ', '')}`]
      : [],
  );
}

function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html');
  const requestId = randomUUID();
  const body = isBrowser ? busyPage : JSON.stringify(errorEnvelope(busyError, requestId));
  response
    .writeHead(503, {
      ...defaultHeaders,
      'x-request-id': requestId,
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': isBrowser ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

/** Reports the event-loop lag every 100 ms: how late a timer fires, in milliseconds. Returns a stop function. */
function sampleEventLoopLag(onSample: (lagMs: number) => void): () => void {
  let expected = performance.now() + sampleEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    onSample(now - expected);
    expected = now + sampleEveryMs;
  }, sampleEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
