import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pingDatabase } from '@yunyou/database/system/system.queries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { ApiError } from '../api-error.ts';
import { findProxySetting } from '../exposure.ts';
import type { Services } from '../handler.ts';
import type { Settings } from '../settings.ts';
import { isLocalRequest } from './local-request.ts';
import type { RequestMetrics } from './request-metrics.ts';

const pingTimeoutMs = 3000;

interface Metrics {
  register: Registry;
  requests: RequestMetrics;
}

/** Registers `/healthz` (the process runs), `/readyz` (it can serve requests) and `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, services: Services, metrics: Metrics): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Keep serving until the load balancer has seen `/readyz` fail.
    if (app.server.listening) await delay(services.settings.SHUTDOWN_DELAY);
  });
  const ready = { code: 200, message: 'ok', data: null };
  app.get('/healthz', async () => ready);
  app.get('/readyz', async () => {
    if (isClosing) throw new ApiError('UNAVAILABLE', { message: 'Shutting down.' });
    try {
      await Promise.race([pingDatabase(services.db), rejectAfter(pingTimeoutMs)]);
    } catch (cause) {
      // A failover takes the primary from all processes at the same time; they still serve reads.
      if (services.replicas?.states().some(({ isUsed }) => isUsed)) return ready;
      throw new ApiError('UNAVAILABLE', { message: 'The database does not answer.', cause });
    }
    return ready;
  });
  registerMetrics(app, services, metrics);
}

async function rejectAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new Error(`No answer within ${ms} ms`);
}

function registerMetrics(
  app: FastifyInstance,
  { settings }: Services,
  { register, requests }: Metrics,
): void {
  collectDefaultMetrics({ register });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new ApiError('NOT_FOUND');
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/**
 * Returns whether a request may read the metrics. Without a token, only a local request may, and none where a proxy
 * may make remote requests look local.
 */
function mayReadMetrics(request: FastifyRequest, settings: Settings): boolean {
  if (!settings.METRICS_TOKEN) return isLocalRequest(request) && !findProxySetting(settings);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${settings.METRICS_TOKEN}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
