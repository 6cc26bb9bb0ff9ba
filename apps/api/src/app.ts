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
import { registerApiRoutes } from './http/api-routes.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { registerCompression } from './http/compression.ts';
import { registerConditionalAnswers } from './http/conditional.ts';
import { registerErrorEnvelope, sendError } from './http/error-envelope.ts';
import { registerHealth } from './http/health.ts';
import { createHeavyWork } from './http/heavy-work.ts';
import { createLimitStore } from './http/limit-store.ts';
import { createLoadGate } from './http/load-shedding.ts';
import { registerOpenApi, registerOpenApiPages } from './http/openapi.ts';
import { registerReadableInput } from './http/readable-input.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStripeWebhook } from './payments/stripe-webhook.ts';
import { registerReviewPhotos } from './reviews/photo-routes.ts';
import { registerDemoSignIn } from './sign-in/demo/demo.routes.ts';

/** Node looks every half minute for requests that take too long; a slow sender would get that on top. */
const lookForSlowMs = 2000;

/** Longer than the minute after which balancers usually let go, so that none uses a connection we just closed. */
const keepAliveMs = 72_000;

/** The server with the API on it; pages and files are mounted by whoever starts it. */
export async function createApp(
  services: Services,
  serverOptions: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const { settings } = services;
  const metrics = new Registry();
  const heavyWork = createHeavyWork();
  const gate = createLoadGate(settings, heavyWork, metrics);
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
      redact: ['req.headers.cookie'],
    },
    genReqId: () => randomUUID(),
    trustProxy: trustFirst(settings.TRUST_PROXY),
    bodyLimit: settings.BODY_LIMIT,
    serverFactory: (handler) =>
      createServer(
        {
          // Node forgets the limit of the whole request where its headers have a longer one.
          requestTimeout: settings.REQUEST_TIMEOUT,
          headersTimeout: settings.REQUEST_TIMEOUT,
          connectionsCheckingInterval: lookForSlowMs,
          keepAliveTimeout: keepAliveMs,
        },
        gate.guard(handler),
      ).on('connection', heavyWork.noteArrival),
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false, // what still comes over an open connection is answered, and the connection closed
    forceCloseConnections: 'idle', // what is in flight is finished, keep-alive connections are not waited for
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Its generics describe a route, and there is none yet: the address itself could not be read.
    frameworkErrors: (_, request, reply) => {
      sendError(
        reply as unknown as FastifyReply,
        request as unknown as FastifyRequest,
        new ApiError('BAD_REQUEST'),
      );
    },
    ...serverOptions,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerErrorEnvelope(app);
  registerSecurityHeaders(app);
  app.decorate('heavyWork', heavyWork);
  gate.register(app);
  registerConditionalAnswers(app);
  registerCompression(app);
  await app.register(cookie);
  await registerOpenApi(app);
  registerHealth(app, services, metrics);
  await app.register(
    async (api) => {
      const limits = createLimitStore(services);
      api.addHook('onClose', async () => limits.stop());
      await api.register(rateLimit, {
        max: settings.RATE_LIMIT,
        timeWindow: 60_000,
        store: limits.LimitStore,
        errorResponseBuilder: (_, { ttl }) =>
          new ApiError('TOO_MANY', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
      });
      await api.register(multipart, { throwFileSizeLimit: true });
      registerReadableInput(api);
      registerApiRoutes(api, services);
      await registerStripeWebhook(api, services);
      registerReviewPhotos(api, services);
    },
    { prefix: `${settings.API_BASE}/${settings.API_PREFIX}` },
  );
  const { demo } = services.signIn;
  if (demo) await registerDemoSignIn(app, demo, settings);
  registerOpenApiPages(app, settings.API_BASE);
  app.all(`${settings.API_BASE}/*`, { schema: { hide: true } }, async () => {
    throw new ApiError('NOT_FOUND');
  });
  return app;
}

/** Addresses are read from the end of the header, where our own proxies write; what stands before was the visitor's. */
function trustFirst(proxies: number | false) {
  return proxies === false ? false : (_: string, hop: number) => hop < proxies;
}
