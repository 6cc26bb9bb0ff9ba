import { defaultRateLimit, type Endpoint, type FlowLimits, isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { ApiError } from '../../api-error.ts';
import { type BoundedQueue, createBoundedQueue } from '../../bounded-queue.ts';
import type { Services } from '../../handler.ts';
import type { Settings } from '../../settings.ts';
import { createRateLimitStore, type RateLimits } from './rate-limit-store.ts';

const planningKeys: ReadonlySet<EndpointKey> = new Set([
  'POST /travel/create',
  'POST /travel/replan',
  'POST /travel/duplicate',
]);
const loginKeys: ReadonlySet<EndpointKey> = new Set(['POST /admin/login', 'POST /oauth/googleLogin']);

export interface RateLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  /** Calls with the same group count together. */
  groupId: string;
}

/** Scales the rate of a flow with the setting `RATE_LIMIT`. */
export function toFlowRate({ flow, perMinute }: FlowLimits, { RATE_LIMIT }: Settings): RateLimit {
  const max = Math.ceil((perMinute * RATE_LIMIT) / defaultRateLimit);
  return { max, timeWindow: 60_000, groupId: flow };
}

/** Returns the endpoint's own rate limit; calls without one count towards the limit of the whole API. */
export function findRateLimit(key: EndpointKey, settings: Settings): RateLimit | undefined {
  const limit = (max: number, timeWindow = 60_000) => ({ max, timeWindow, groupId: key });
  if (loginKeys.has(key)) return limit(settings.SIGN_IN_LIMIT);
  if (planningKeys.has(key)) return limit(settings.TRIP_LIMIT, 3_600_000);
  const { access, uploadBytesMax, limits }: Endpoint = endpoints[key];
  if (uploadBytesMax !== undefined && !isForStaff(access)) return limit(settings.UPLOAD_LIMIT);
  return limits && toFlowRate(limits, settings);
}

/** Counts and queues of all calls in this process: those of the API, of assistants and of pages. */
export interface CallLimits {
  rateLimits: RateLimits;
  /** Returns the queue of a flow. */
  queueOf(limits: FlowLimits | undefined): BoundedQueue | undefined;
  /** Counts a call that does not come through its HTTP route. Throws TOO_MANY above the limit. */
  count(limit: RateLimit, address: string): Promise<void>;
}

export function createCallLimits(services: Pick<Services, 'db' | 'now'>): CallLimits {
  const rateLimits = createRateLimitStore(services);
  const queues = new Map<string, BoundedQueue>();
  return {
    rateLimits,
    queueOf: (limits) => {
      if (!limits) return undefined;
      const queue = queues.get(limits.flow) ?? createBoundedQueue(limits);
      queues.set(limits.flow, queue);
      return queue;
    },
    count: async ({ max, timeWindow, groupId }, address) => {
      const { current, ttl } = await rateLimits.count(`${groupId} ${address}`, timeWindow, max);
      if (current > max) throw tooMany(ttl);
    },
  };
}

export const tooMany = (ttlMs: number) =>
  new ApiError('TOO_MANY', { retryAfterSeconds: Math.ceil(ttlMs / 1000) });
