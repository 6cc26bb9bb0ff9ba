import { type ApiKeyRecord, findValidApiKey } from '@yunyou/database/admin/api-key.queries';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import type { CallLimits, RateLimit } from '../http/limits/call-limits.ts';
import { readSiteSettings } from '../site-settings.ts';
import { hashApiKey, looksLikeApiKey } from './api-keys.ts';
import { createUsageCounter } from './usage-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An API key lifts the limit of this route. */
    isForPartners?: boolean;
  }
  interface FastifyRequest {
    /** Calls that are left of the key's quota today. */
    quotaLeft?: number;
  }
}

/** A revoked key, or a switched-off integration, stops working within this time. */
const cacheMs = 5000;
const cachedKeysMax = 1000;
/** Unknown keys per address and minute; each costs a query. */
const unknownKeys: RateLimit = { max: 120, timeWindow: 60_000, groupId: 'unknown-api-key' };
/** A key may call this many times as often as an address, per minute, so that it cannot use its whole quota in a few minutes. */
const burstFactor = 10;

interface Known {
  key: ApiKeyRecord | undefined;
  isOpen: boolean;
  until: number;
}

export interface PartnerGate {
  /**
   * Returns whether a request has a valid key and is counted towards its quota instead of the limit of its address. Throws
   * BAD_API_KEY or QUOTA_USED.
   */
  admit(request: FastifyRequest): Promise<boolean>;
  stop(): Promise<void>;
}

export function createPartnerGate(services: Services, limits: Pick<CallLimits, 'count'>): PartnerGate {
  const usage = createUsageCounter(services);
  const cachedKeys = new Map<string, Known>();

  const look = async (hash: string | undefined): Promise<Known> => {
    const now = services.now();
    const { integrations } = await readSiteSettings(services.db);
    const key = hash && integrations.apiKeys ? await findValidApiKey(services.db, hash, now) : undefined;
    return { key, isOpen: integrations.apiKeys, until: now.getTime() + cacheMs };
  };
  const find = async (hash: string | undefined): Promise<Known> => {
    const known = hash === undefined ? undefined : cachedKeys.get(hash);
    if (known && known.until > services.now().getTime()) return known;
    // While the database is unavailable, keys from the cache still get answers from memory.
    const found = await look(hash).catch((error: unknown) => {
      if (known) return known;
      throw error;
    });
    if (hash !== undefined && found.key) cachedKeys.set(hash, found);
    else if (hash !== undefined) cachedKeys.delete(hash);
    const [oldest] = cachedKeys.keys();
    if (cachedKeys.size > cachedKeysMax && oldest !== undefined) cachedKeys.delete(oldest);
    return found;
  };

  return {
    async admit(request) {
      const presented = findPresentedKey(request);
      if (presented === undefined || !request.routeOptions.config.isForPartners) return false;
      const { key, isOpen } = await find(hashApiKey(presented));
      if (!isOpen) return false; // a closed integration looks as if it did not exist
      if (!key) {
        await limits.count(unknownKeys, request.ip);
        throw new ApiError('BAD_API_KEY');
      }
      const burst = services.settings.RATE_LIMIT * burstFactor;
      await limits.count({ max: burst, timeWindow: 60_000, groupId: 'api-key' }, key.id);
      request.quotaLeft = await usage.count(key);
      return true;
    },
    stop: () => usage.stop(),
  };
}

/** Returns the key in the headers. Ignores bearer tokens that are not API keys. */
function findPresentedKey({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string') return own;
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && looksLikeApiKey(token) ? token : undefined;
}
