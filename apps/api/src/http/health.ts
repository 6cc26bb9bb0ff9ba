import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pingDatabase } from '@yunyou/database/system/system.queries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { ApiError } from '../api-error.ts';
import { findProxySetting } from '../exposure.ts';
import type { Services } from '../handler.ts';
import type { Settings } from '../settings.ts';
import { isLocalRequest } from './local-request.ts';

const pingTimeoutMs = 3000;

/** Registers `/healthz` (the process runs), `/readyz` (it can serve requests) and `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, services: Services, register: Registry): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Keep serving until the load balancer has seen `/readyz` fail.
    if (app.server.listening) await delay(services.settings.SHUTDOWN_DELAY);
  });
  app.get('/healthz', async () => ({ code: 200, message: 'ok', data: null }));
  app.get('/readyz', async () => {
    if (isClosing) throw new ApiError('UNAVAILABLE', { message: 'Shutting down.' });
    try {
      await Promise.race([pingDatabase(services.db), rejectAfter(pingTimeoutMs)]);
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { message: 'The database does not answer.', cause });
    }
    return { code: 200, message: 'ok', data: null };
  });
  registerMetrics(app, services, register);
}

async function rejectAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new Error(`No answer within ${ms} ms`);
}

function registerMetrics(app: FastifyInstance, { settings }: Services, register: Registry): void {
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new ApiError('NOT_FOUND');
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Without a token, only a local request may read them, and none where a proxy may make remote requests look local. */
function mayReadMetrics(request: FastifyRequest, settings: Settings): boolean {
  if (!settings.METRICS_TOKEN) return isLocalRequest(request) && !findProxySetting(settings);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${settings.METRICS_TOKEN}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
