import { type Endpoint, envelope, type FileAnswer, fileAnswer, isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints, type HandlerInput } from '@yunyou/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { badInput } from '../bad-input.ts';
import { authoriseCaller, runHandler } from '../dispatcher.ts';
import type { Caller, Services } from '../handler.ts';
import { findCaller, staffCookieName } from './callers.ts';
import { readUploadForm } from './uploads.ts';

const staffCookieSeconds = 12 * 3600;
/** Staff send whole articles and lists of rows. */
const staffBodyBytes = 4 * 1024 * 1024;
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
  app.decorateRequest('caller');
  for (const key of Object.keys(endpoints) as EndpointKey[]) registerEndpoint(app, services, key); // its own keys
}

function registerEndpoint(app: FastifyInstance, services: Services, key: EndpointKey): void {
  const { access, input, output, summary, isPrivate = false, uploadBytesMax }: Endpoint = endpoints[key];
  const [method = '', path = ''] = key.split(' ');
  const pathFields = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const isGet = method === 'GET';
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false, // a HEAD of /behaviour/like must not like anything
    ...(isForStaff(access) && { bodyLimit: Math.max(staffBodyBytes, (uploadBytesMax ?? 0) + 65_536) }),
    config: limitOf(key, services),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(access === 'visitor' && { security: [{ visitor: [] }] }),
      ...(isForStaff(access) && { security: [{ staff: [] }] }),
      ...(uploadBytesMax === undefined
        ? splitInput(input, pathFields, isGet)
        : { consumes: ['multipart/form-data'] }),
      ...(output !== fileAnswer && { response: { 200: envelope(output) } }),
    },
    // Who calls is asked before what was sent is judged: what a call expects is nobody else's business.
    preValidation: async (request) => {
      const caller = await findCaller(request, access, services);
      authoriseCaller(access, caller);
      request.setDecorator('caller', caller);
    },
    handler: async (request, reply) => {
      const caller = request.getDecorator<Caller>('caller');
      const { fields, upload } =
        uploadBytesMax === undefined
          ? {
              fields: { ...toRecord(isGet ? request.query : request.body), ...toRecord(request.params) },
              upload: undefined,
            }
          : await readUpload(request, input, uploadBytesMax);
      const data = await runHandler(key, fields as HandlerInput<typeof key>, {
        // parsed by the schemas above
        ...services,
        caller,
        setStaffCookie: (token) => setStaffCookie(request, reply, token),
        ...(upload && { upload }),
      });
      reply.header(
        'cache-control',
        access === 'anyone' && isGet && !isPrivate ? 'public, max-age=0, must-revalidate' : 'no-store',
      );
      if (output === fileAnswer) return sendFile(reply, data as FileAnswer); // what that output stands for
      return { code: 200, message: 'ok', data };
    },
  });
}

/** What costs much to answer has a limit of its own. */
function limitOf(key: EndpointKey, { settings }: Services) {
  if (loginKeys.has(key)) return { rateLimit: { max: settings.SIGN_IN_LIMIT, timeWindow: 60_000 } };
  if (planningKeys.has(key)) return { rateLimit: { max: settings.TRIP_LIMIT, timeWindow: 3_600_000 } };
  const { access, uploadBytesMax }: Endpoint = endpoints[key];
  if (uploadBytesMax !== undefined && !isForStaff(access))
    return { rateLimit: { max: settings.UPLOAD_LIMIT, timeWindow: 60_000 } };
  return {};
}

async function readUpload(request: FastifyRequest, input: z.ZodObject, bytesMax: number) {
  const { fields, upload } = await readUploadForm(request, bytesMax);
  const parsed = input.safeParse(fields);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return { fields: parsed.data, upload };
}

function sendFile(reply: FastifyReply, { fileName, contentType, content }: FileAnswer): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`)
    .send(Buffer.from(content));
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
