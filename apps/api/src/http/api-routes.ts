import {
  type Endpoint,
  envelope,
  type FileAnswer,
  isForStaff,
  isPublicRead,
} from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints, type HandlerInput } from '@yunyou/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { badInput } from '../bad-input.ts';
import type { BoundedQueue } from '../bounded-queue.ts';
import { authoriseCaller, runHandler } from '../dispatcher.ts';
import { CacheableAnswer, type Caller, type HandlerContext, type Services } from '../handler.ts';
import { mayWrite, setWrittenCookie } from '../replicas/written-cookie.ts';
import { deviceDays } from '../staff/known-devices.ts';
import { sendEvents } from './answers/event-stream.ts';
import { sendFile } from './answers/send-file.ts';
import { createSerialiser } from './answers/serialise.ts';
import { sendSerialised } from './answers/serialised-answers.ts';
import { deviceCookieName, findCaller, staffCookieName } from './callers.ts';
import { type CallLimits, findRateLimit } from './limits/call-limits.ts';
import { readUploadForm } from './uploads.ts';

const staffCookieSeconds = 12 * 3600;
/** Staff members send whole articles and lists of rows. */
const staffBodyBytesMax = 4 * 1024 * 1024;
/** Room for the other form fields and the multipart headers of an upload. */
const formOverheadBytes = 65_536;
/** Maximum age of a cached answer that shows counts of likes and favourites. */
const countsMaxAgeMs = 10_000;

/** Registers each endpoint of the contract as a route below the product prefix. */
export function registerApiRoutes(
  app: FastifyInstance,
  services: Services,
  { queueOf }: Pick<CallLimits, 'queueOf'>,
): void {
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('caller');
  app.decorateRequest('quotaLeft');
  // Object.keys returns string[]; these are the keys of the contract.
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { limits }: Endpoint = endpoints[key];
    registerEndpoint(app, services, { key, queue: queueOf(limits) });
  }
}

/** An endpoint and the queue of its flow; absent for an endpoint without limits of its own. */
interface Route {
  key: EndpointKey;
  queue: BoundedQueue | undefined;
}

function registerEndpoint(app: FastifyInstance, services: Services, route: Route): void {
  const { key } = route;
  const definition: Endpoint = endpoints[key];
  const { access, uploadBytesMax, serverCache } = definition;
  const [method = '', path = ''] = key.split(' ');
  const rateLimit = findRateLimit(key, services.settings);
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false, // GET /behaviour/like writes, so HEAD must not run it
    ...(isForStaff(access) && {
      bodyLimit: Math.max(staffBodyBytesMax, (uploadBytesMax ?? 0) + formOverheadBytes),
    }),
    config: { ...(rateLimit && { rateLimit }), isForPartners: isPublicRead(key, definition) },
    schema: toRouteSchema(key),
    // Lists are the answers that are worth it, and they are cached by the server.
    serializerCompiler: createSerialiser({ isCompiled: serverCache !== undefined }),
    // Authenticate before validating, so that errors do not leak schemas.
    preValidation: async (request, reply) => {
      if (request.quotaLeft !== undefined) reply.header('x-quota-remaining', request.quotaLeft);
      const caller = await findCaller(request, definition, services);
      authoriseCaller(definition, caller);
      request.setDecorator('caller', caller);
    },
    handler: (request, reply) => handleCall(route, services, request, reply),
  });
}

async function handleCall(
  { key, queue }: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { input, output, kind, uploadBytesMax }: Endpoint = endpoints[key];
  const isGet = request.method === 'GET';
  const { fields, upload } =
    uploadBytesMax === undefined
      ? {
          fields: { ...toRecord(isGet ? request.query : request.body), ...toRecord(request.params) },
          upload: undefined,
        }
      : await readUpload(request, input, uploadBytesMax);
  const context: HandlerContext = {
    ...services,
    caller: request.getDecorator<Caller>('caller'),
    setStaffCookie: (token) => setStaffCookie(request, reply, token),
    setDeviceCookie: (token) => {
      const path = `${services.settings.API_BASE}/${services.settings.API_PREFIX}/admin`;
      const options = { ...cookieOptions(request), path, maxAge: deviceDays * 86_400 };
      reply.setCookie(deviceCookieName, token, options);
    },
    ...(upload && { upload }),
  };
  const parsed = fields as HandlerInput<typeof key>; // parsed by the route's schemas or by readUpload
  if (kind === 'events') {
    const open = async (signal: AbortSignal) => {
      const events: unknown = await runHandler(key, parsed, { ...context, signal });
      return events as AsyncIterable<unknown>; // the output of every events endpoint
    };
    return sendEvents(request, reply, { output, open });
  }
  const run = async () => runHandler(key, parsed, context);
  const runInFlow = () => (queue ? queue.run(run) : run());
  const definition: Endpoint = endpoints[key];
  reply.header('cache-control', toCacheControl(definition, isGet));
  const { publicAnswers, privateAnswers } = services;
  if (definition.serverCache && publicAnswers.isOn()) {
    const name = `${key} ${JSON.stringify(parsed)}`;
    const compute = async () => toJson(reply, await runInFlow());
    const answer = await publicAnswers.get(name, compute, toDependency(definition.serverCache, fields));
    return sendSerialised(request, reply, answer, { isPublic: true });
  }
  const data = await runInFlow();
  if (mayWrite(key, definition)) await setWrittenCookie(services, request, reply);
  if (data instanceof CacheableAnswer) {
    const { cacheKey, compute } = data;
    if (!privateAnswers.isOn()) return { code: 200, message: 'ok', data: await compute() };
    const answer = await privateAnswers.get(`${key} ${cacheKey}`, async () => toJson(reply, await compute()));
    return sendSerialised(request, reply, answer, { isPublic: false });
  }
  // A staff member who has published a change sees it in the next answer; other processes poll once a second.
  if (isForStaff(definition.access) && !isGet) await services.changes.poll();
  if (kind === 'file') return sendFile(request, reply, data as FileAnswer); // the output of every file endpoint
  return { code: 200, message: 'ok', data };
}

/** Counts are exact in the stored answer, and at most ten seconds old in memory. */
function toDependency(cache: NonNullable<Endpoint['serverCache']>, { id }: Record<string, unknown>) {
  if (cache === 'catalogue') return {};
  return { countsOf: { type: cache.countsOf, id: String(id) }, maxAgeMs: countsMaxAgeMs };
}

function toJson(reply: FastifyReply, data: unknown): string {
  const json = reply.serialize({ code: 200, message: 'ok', data });
  if (typeof json !== 'string') throw new TypeError('The serialiser of a JSON endpoint returns a string');
  return json;
}

/** Returns the OpenAPI description and the schemas by which Fastify validates and serialises a route. */
function toRouteSchema(key: EndpointKey) {
  const {
    access,
    input,
    output,
    summary,
    kind,
    contentTypes = [],
    uploadBytesMax,
  }: Endpoint = endpoints[key];
  const [method = '', path = ''] = key.split(' ');
  const pathFields = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const response = {
    json: () => envelope(output),
    file: () => ({
      content: Object.fromEntries(contentTypes.map((type) => [type, { schema: z.file() }])),
    }),
    events: () => ({ content: { 'text/event-stream': { schema: output } } }),
  };
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(isPublicRead(key, endpoints[key]) && { security: [{}, { partner: [] }] }),
    ...(access === 'visitor' && { security: [{ visitor: [] }] }),
    ...(isForStaff(access) && { security: [{ staff: [] }] }),
    ...(uploadBytesMax === undefined
      ? splitInput(input, pathFields, method === 'GET')
      : { consumes: ['multipart/form-data'] }),
    response: { 200: response[kind ?? 'json']() },
  };
}

function toCacheControl({ access, isPrivate = false, cacheSeconds }: Endpoint, isGet: boolean): string {
  if (cacheSeconds !== undefined) return `public, max-age=${cacheSeconds}`;
  return access === 'anyone' && isGet && !isPrivate ? 'public, max-age=0, must-revalidate' : 'no-store';
}

async function readUpload(request: FastifyRequest, input: z.ZodObject, bytesMax: number) {
  const { fields, upload } = await readUploadForm(request, bytesMax);
  const parsed = input.safeParse(fields);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return { fields: parsed.data, upload };
}

/** Splits the input schema into path parameters and query (GET) or body. */
function splitInput(input: z.ZodObject, pathFields: string[], isGet: boolean) {
  // Zod types the mask by the exact keys of the object, which are not known for any `ZodObject`.
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

const cookieOptions = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  const options = { ...cookieOptions(request), path: '/' };
  if (token) reply.setCookie(staffCookieName, token, { ...options, maxAge: staffCookieSeconds });
  else reply.clearCookie(staffCookieName, options);
}
