import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Registry } from 'prom-client';
import { ApiError } from './api-error.ts';
import type { Services } from './handler.ts';
import { registerCompression } from './http/answers/compression.ts';
import { createDirectAnswers } from './http/answers/direct-answers.ts';
import { registerEtags } from './http/answers/etag.ts';
import { registerApiRoutes } from './http/api-routes.ts';
import { handleClientError } from './http/client-error.ts';
import { registerErrorEnvelope, sendError } from './http/error-envelope.ts';
import { registerHealth } from './http/health.ts';
import { type CallLimits, createCallLimits, tooMany } from './http/limits/call-limits.ts';
import { createHeavyWork } from './http/limits/heavy-work.ts';
import { createLoadShedder } from './http/limits/load-shedding.ts';
import { closeSilentConnections } from './http/limits/silent-connections.ts';
import { loggerOptions } from './http/logging.ts';
import { registerMalformedInputCheck } from './http/malformed-input.ts';
import { isApiDocumented, registerOpenApi, registerOpenApiPages } from './http/openapi.ts';
import { createRequestMetrics } from './http/request-metrics.ts';
import { defaultHeaders, registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityText } from './http/security-txt.ts';
import { toFullAddress } from './http/short-addresses.ts';
import { registerMcp } from './mcp/mcp-routes.ts';
import { createPartnerGate } from './partners/partner-gate.ts';
import { registerStripeWebhook } from './payments/stripe-webhook.ts';
import { registerPlanningMetrics } from './planning/planning-metrics.ts';
import { registerReplicaMetrics } from './replicas/replica-metrics.ts';
import { registerReviewPhotos } from './reviews/photo-routes.ts';
import { registerDemoSignIn } from './sign-in/demo/demo.routes.ts';

/** Interval at which Node checks for timed-out requests. Its default of 30 s would be added to REQUEST_TIMEOUT. */
const timeoutCheckMs = 2000;

/** Longer than the usual 60 s of load balancers, so that they never reuse a connection we have just closed. */
const keepAliveMs = 72_000;

/** Creates the HTTP server with the API. `server.ts` adds pages and files. */
export async function createApp(
  services: Services,
  serverOptions: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const { settings } = services;
  const register = new Registry();
  const requests = createRequestMetrics(register);
  const heavyWork = createHeavyWork();
  const loadShedder = createLoadShedder(settings, heavyWork, register);
  const directAnswers = createDirectAnswers({ settings, loadShedder, metrics: requests });
  const app = Fastify({
    logger: loggerOptions(settings),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => toFullAddress(url, settings),
    trustProxy: trustLastHops(settings.TRUST_PROXY),
    bodyLimit: settings.BODY_LIMIT,
    serverFactory: (handler) =>
      createServer(
        {
          // Node ignores requestTimeout when headersTimeout is longer.
          requestTimeout: settings.REQUEST_TIMEOUT,
          headersTimeout: settings.REQUEST_TIMEOUT,
          connectionsCheckingInterval: timeoutCheckMs,
          keepAliveTimeout: keepAliveMs,
        },
        loadShedder.guard(directAnswers.before(handler)),
      ).on('connection', heavyWork.noteConnection),
    clientErrorHandler: handleClientError,
    return503OnClosing: false, // requests on open connections are still answered during shutdown
    forceCloseConnections: 'idle', // finishes requests in progress, closes idle keep-alive connections
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // The types describe a matched route; here the URL could not be parsed, so there is none, and no hook has run.
    frameworkErrors: (_, request, reply) => {
      sendError(
        (reply as unknown as FastifyReply).headers({ ...defaultHeaders, 'x-request-id': request.id }),
        request as unknown as FastifyRequest,
        new ApiError('BAD_REQUEST'),
      );
    },
    ...serverOptions,
  });
  // Hooks of every request take a callback: each promise would cost several microtasks per request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  registerErrorEnvelope(app);
  registerSecurityHeaders(app, settings);
  app.decorate('heavyWork', heavyWork);
  directAnswers.register(app);
  loadShedder.register(app);
  registerEtags(app);
  registerCompression(app);
  await app.register(cookie);
  const hasDocs = isApiDocumented(settings);
  if (hasDocs) await registerOpenApi(app);
  if (services.replicas) registerReplicaMetrics(register, services.replicas);
  const { spans } = services;
  if (spans) {
    const { registerTelemetry } = await import('./telemetry/telemetry.ts');
    registerTelemetry(app, { settings, spans, register });
  }
  registerPlanningMetrics(register, services.waits);
  registerHealth(app, services, { register, requests });
  registerSecurityText(app, services);
  const limits = createCallLimits(services);
  app.addHook('onClose', async () => limits.rateLimits.stop());
  await app.register((api) => registerApi(api, services, limits), {
    prefix: `${settings.API_BASE}/${settings.API_PREFIX}`,
  });
  await app.register((mcp) => registerMcp(mcp, services, limits));
  const { demo } = services.signIn;
  if (demo) await registerDemoSignIn(app, demo, settings);
  if (hasDocs) registerOpenApiPages(app, settings.API_BASE);
  closeSilentConnections(app); // after the other `preClose` hooks: new connections are served while `registerHealth` waits
  app.all(`${settings.API_BASE}/*`, { schema: { hide: true } }, async () => {
    throw new ApiError('NOT_FOUND');
  });
  return app;
}

/** Registers rate limits and all routes below the product prefix. */
async function registerApi(api: FastifyInstance, services: Services, limits: CallLimits): Promise<void> {
  const partners = createPartnerGate(services, limits);
  api.addHook('onClose', () => partners.stop());
  await api.register(rateLimit, {
    max: services.settings.RATE_LIMIT,
    timeWindow: 60_000,
    allowList: (request) => partners.admit(request),
    store: limits.rateLimits.RateLimitStore,
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  await api.register(multipart, { throwFileSizeLimit: true });
  registerMalformedInputCheck(api);
  registerApiRoutes(api, services, limits);
  await registerStripeWebhook(api, services);
  registerReviewPhotos(api, services);
}

/** Trusts the last entries of X-Forwarded-For, which our proxies wrote. Earlier entries come from the client. */
function trustLastHops(proxies: number | false) {
  return proxies === false ? false : (_: string, hop: number) => hop < proxies;
}
