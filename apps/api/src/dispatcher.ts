import { isPermission, type Permission, resolvePermission } from '@yunyou/contract/admin/staff-access';
import type { ApiClient } from '@yunyou/contract/client';
import {
  type Endpoint,
  type FileAnswer,
  isForStaff,
  isPublicRead,
  needsConfirmation,
} from '@yunyou/contract/endpoint';
import {
  type EndpointKey,
  endpoints,
  type FileEndpointKey,
  type HandlerInput,
} from '@yunyou/contract/endpoints';
import { hasPermission } from '@yunyou/domain/staff/permissions';
import { isConfirmed } from '@yunyou/domain/staff/session-rules';
import { ApiError } from './api-error.ts';
import { badInput } from './bad-input.ts';
import {
  CacheableAnswer,
  type Caller,
  type Handler,
  type HandlerContext,
  type Handlers,
  type Services,
} from './handler.ts';
import { rejectMalformedInput } from './http/malformed-input.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { adminRoutes } from './routes/admin/admin.routes.ts';
import { staffOrderRoutes } from './routes/admin/staff-order.routes.ts';
import { assistantRoutes } from './routes/assistant.routes.ts';
import { businessRoutes } from './routes/business.routes.ts';
import { checkRoutes } from './routes/check.routes.ts';
import { cityRoutes } from './routes/city.routes.ts';
import { destinationRoutes } from './routes/destination.routes.ts';
import { embedRoutes } from './routes/embed.routes.ts';
import { feedbackRoutes } from './routes/feedback.routes.ts';
import { homeRoutes } from './routes/home.routes.ts';
import { openDataRoutes } from './routes/open-data.routes.ts';
import { orderRoutes } from './routes/order.routes.ts';
import { recordsRoutes } from './routes/records.routes.ts';
import { reviewRoutes } from './routes/review.routes.ts';
import { routeRoutes } from './routes/route.routes.ts';
import { takeAlongRoutes } from './routes/take-along.routes.ts';
import { togetherRoutes } from './routes/together.routes.ts';
import { travelRoutes } from './routes/travel.routes.ts';
import { tripRoutes } from './routes/trip.routes.ts';
import { tripFileRoutes } from './routes/trip-file.routes.ts';
import { userRoutes } from './routes/user.routes.ts';
import { wikiRoutes } from './routes/wiki.routes.ts';

/** Maps each endpoint of the contract to its handler. A missing handler is a type error. */
const allHandlers: Handlers = {
  ...homeRoutes,
  ...feedbackRoutes,
  ...embedRoutes,
  ...openDataRoutes,
  ...routeRoutes,
  ...wikiRoutes,
  ...cityRoutes,
  ...checkRoutes,
  ...businessRoutes,
  ...destinationRoutes,
  ...travelRoutes,
  ...tripRoutes,
  ...tripFileRoutes,
  ...togetherRoutes,
  ...recordsRoutes,
  ...takeAlongRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...assistantRoutes,
  ...orderRoutes,
  ...staffOrderRoutes,
  ...reviewRoutes,
  ...adminRoutes,
};

/** Checks access and runs the handler. The input must be parsed already. */
export function runHandler<K extends EndpointKey>(
  key: K,
  input: HandlerInput<K>,
  context: HandlerContext,
): ReturnType<Handler<K>> {
  const definition: Endpoint = endpoints[key];
  authorise(definition, input, context);
  // `key` types both the handler and its input.
  const run = (own: HandlerContext) => allHandlers[key](input, own) as ReturnType<Handler<K>>;
  const { replicas, changes, caller } = context;
  if (!replicas || !isPublicRead(key, definition)) return run(context);
  const needs = { changeNumber: changes.current(), position: caller.writtenPosition ?? 0 };
  // `read` returns a promise of what `run` returns; handlers of public reads are asynchronous.
  return replicas.read(needs, (db) => run({ ...context, db })) as ReturnType<Handler<K>>;
}

/** Checks the access rules of the contract. A permission may depend on fields of the parsed input. */
function authorise(
  definition: Endpoint,
  input: Record<string, unknown>,
  { caller, now }: HandlerContext,
): void {
  const { access, confirmation } = definition;
  authoriseCaller(definition, caller);
  if (typeof access === 'object') requirePermission(caller, resolvePermission(access.staff, input));
  if (needsConfirmation(confirmation, input) && !isConfirmed(caller.staff?.confirmedAt ?? null, now()))
    throw new ApiError('CONFIRMATION_NEEDED');
}

/** Checks the part of the access rules that does not depend on the input. */
export function authoriseCaller({ access, isForEnrolment = false }: Endpoint, caller: Caller): void {
  if (access === 'visitor' && !caller.visitor) throw new ApiError('NOT_SIGNED_IN');
  if (isForStaff(access) && !caller.staff) throw new ApiError('NOT_SIGNED_IN');
  if (caller.staff?.mustEnrol && !isForEnrolment) throw new ApiError('SECOND_FACTOR_REQUIRED');
  if (typeof access === 'object' && isPermission(access.staff)) requirePermission(caller, access.staff);
}

function requirePermission({ staff }: Caller, permission: Permission): void {
  if (!staff || !hasPermission(staff.grants, permission)) throw new ApiError('NOT_ALLOWED');
}

const serverRendering: Caller = { userAgent: 'server rendering', address: 'server rendering' };

interface InProcessOptions {
  /** Default: a caller that is not signed in. */
  caller?: Caller;
  /** Runs each call, for rate limits and queues. */
  guard?<T>(key: EndpointKey, run: () => Promise<T>): Promise<T>;
}

/** Returns an API client without HTTP, for server rendering and assistants. Validates and checks access as over HTTP. */
export function createInProcessClient(services: Services, options: InProcessOptions = {}): ApiClient {
  const call = (key: EndpointKey, input: unknown = {}) => callInProcess(services, options, key, input);
  return call as ApiClient; // typed per key by the contract
}

/** Calls a file endpoint without HTTP. */
export async function callFileInProcess(
  services: Services,
  options: InProcessOptions,
  key: FileEndpointKey,
  input: unknown,
): Promise<FileAnswer> {
  return (await callInProcess(services, options, key, input)) as FileAnswer; // the output of every file endpoint
}

async function callInProcess(
  services: Services,
  { caller = serverRendering, guard = (_, run) => run() }: InProcessOptions,
  key: EndpointKey,
  input: unknown,
): Promise<unknown> {
  const context: HandlerContext = {
    ...services,
    caller,
    setStaffCookie: () => undefined,
    setDeviceCookie: () => undefined,
  };
  const { input: schema, output } = endpoints[key];
  rejectMalformedInput(input);
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw badInput(parsed.error.issues);
  return guard(key, async () => {
    const answer = await runHandler(key, parsed.data as HandlerInput<typeof key>, context); // parsed by the schema of this key
    return output.parse(answer instanceof CacheableAnswer ? await answer.compute() : answer);
  });
}
