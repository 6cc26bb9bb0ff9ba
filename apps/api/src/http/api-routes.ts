import { type Endpoint, envelope } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints, type HandlerInput } from '@yunyou/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { runHandler } from '../dispatcher.ts';
import type { Services } from '../handler.ts';
import { findCaller, staffCookieName } from './callers.ts';

const staffCookieSeconds = 12 * 3600;
const planningKeys: ReadonlySet<EndpointKey> = new Set([
  'POST /travel/create',
  'POST /travel/replan',
  'POST /travel/duplicate',
]);
const loginKeys: ReadonlySet<EndpointKey> = new Set(['POST /admin/login', 'POST /oauth/googleLogin']);

/** Binds every endpoint of the contract to HTTP, below the product prefix. */
export function registerApiRoutes(app: FastifyInstance, services: Services): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  for (const key of Object.keys(endpoints) as EndpointKey[]) registerEndpoint(app, services, key); // its own keys
}

function registerEndpoint(app: FastifyInstance, services: Services, key: EndpointKey): void {
  const { access, input, output, summary, isPrivate = false }: Endpoint = endpoints[key];
  const [method = '', path = ''] = key.split(' ');
  const pathFields = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const isGet = method === 'GET';
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false, // a HEAD of /behaviour/like must not like anything
    config: limitOf(key, services),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(access === 'visitor' && { security: [{ visitor: [] }] }),
      ...(access === 'staff' && { security: [{ staff: [] }] }),
      ...splitInput(input, pathFields, isGet),
      response: { 200: envelope(output) },
    },
    handler: async (request, reply) => {
      const caller = await findCaller(request, access, services);
      const fields = { ...toRecord(isGet ? request.query : request.body), ...toRecord(request.params) };
      const data = await runHandler(key, fields as HandlerInput<typeof key>, {
        // parsed by the schemas above
        ...services,
        caller,
        setStaffCookie: (token) => setStaffCookie(request, reply, token),
      });
      reply.header(
        'cache-control',
        access === 'anyone' && isGet && !isPrivate ? 'public, max-age=0, must-revalidate' : 'no-store',
      );
      return { code: 200, message: 'ok', data };
    },
  });
}

/** What costs much to answer has a limit of its own. */
function limitOf(key: EndpointKey, { settings }: Services) {
  if (loginKeys.has(key)) return { rateLimit: { max: settings.SIGN_IN_LIMIT, timeWindow: 60_000 } };
  if (planningKeys.has(key)) return { rateLimit: { max: settings.TRIP_LIMIT, timeWindow: 3_600_000 } };
  return {};
}

/** The endpoint's fields, as the place each travels in. */
function splitInput(input: z.ZodObject, pathFields: string[], isGet: boolean) {
  // The mask's type wants the very keys, which only the contract's types know.
  const mask = Object.fromEntries(pathFields.map((name) => [name, true as const])) as {
    [field: string]: never;
  };
  const rest = pathFields.length ? input.omit(mask) : input;
  return {
    ...(pathFields.length && { params: input.pick(mask) }),
    ...(isGet ? { querystring: rest } : { body: rest }),
  };
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const;
  if (token) reply.setCookie(staffCookieName, token, { ...options, maxAge: staffCookieSeconds });
  else reply.clearCookie(staffCookieName, options);
}
