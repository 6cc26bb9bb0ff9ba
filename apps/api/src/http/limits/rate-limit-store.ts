import { createHash } from 'node:crypto';
import { addToLimits, removeOldLimits } from '@yunyou/database/system/limit.queries';
import type { Services } from '../../handler.ts';

const syncEveryMs = 1000;
const cleanUpEveryMs = 60_000;
/** Limits below this are synced with the database on each call; higher ones once a second. */
const exactBelow = 100;
/** Counts below this part of the limit are not synced to the database. */
const syncFromShare = 0.1;
/** Addresses counted at the same time per process; the oldest entry is dropped first. */
const entriesMax = 50_000;

interface Count {
  /** Calls counted by all processes at the last sync. */
  synced: number;
  /** Calls of this process since then. */
  unsynced: number;
  /** Calls of this process in a sync that is running. */
  syncing: number;
  max: number;
  endsAt: number;
}

interface RouteOptions {
  routeInfo?: { url?: string };
  /** Routes of one group count together. */
  groupId?: string;
}

type OnResult = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts calls per address across all processes of the app, for @fastify/rate-limit. Windows start at multiples of their
 * length, so all processes share them and a clock that is set back blocks no caller. Each process counts alone while the
 * database is unavailable.
 */
export function createRateLimitStore(services: Pick<Services, 'db' | 'now'>) {
  const counts = new Map<string, Count>();
  let cleanUpAt = 0;

  const sync = async (keys: string[]): Promise<void> => {
    const changed = keys.flatMap((key) => {
      const count = counts.get(key);
      return count && count.unsynced > 0 ? [{ key, count, added: count.unsynced }] : [];
    });
    if (changed.length === 0) return;
    for (const { count, added } of changed) {
      count.unsynced -= added;
      count.syncing += added;
    }
    try {
      const rows = changed.map(({ key, count, added }) => ({
        key: hash(key),
        endsAt: new Date(count.endsAt),
        added,
      }));
      const totals = await addToLimits(services.db, rows);
      for (const { key, count } of changed) count.synced = Math.max(count.synced, totals.get(hash(key)) ?? 0);
    } catch {
      // The database is unavailable: the counts stay in this process and the next sync retries.
      for (const { count, added } of changed) count.unsynced += added;
    } finally {
      for (const { count, added } of changed) count.syncing -= added;
    }
  };
  const syncAll = async () => {
    const now = services.now().getTime();
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    await sync(
      [...counts].filter(([, count]) => sumOf(count) >= count.max * syncFromShare).map(([key]) => key),
    );
    if (performance.now() < cleanUpAt) return;
    cleanUpAt = performance.now() + cleanUpEveryMs;
    await removeOldLimits(services.db, new Date(now)).catch(() => undefined); // retried a minute later
  };
  const timer = setInterval(() => void syncAll(), syncEveryMs);
  timer.unref();

  const increment = async (key: string, windowMs: number, max: number) => {
    const now = services.now().getTime();
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const windowKey = `${key} ${endsAt}`;
    const count = counts.get(windowKey) ?? { synced: 0, unsynced: 0, syncing: 0, max, endsAt };
    counts.set(windowKey, count);
    const [oldest] = counts.keys();
    if (counts.size > entriesMax && oldest !== undefined) counts.delete(oldest);
    count.unsynced += 1;
    if (max < exactBelow) await sync([windowKey]);
    return { current: sumOf(count), ttl: endsAt - now };
  };

  /** A class, because @fastify/rate-limit constructs one store per route with a limit of its own. */
  class RateLimitStore {
    private readonly name: string;
    constructor({ routeInfo, groupId }: RouteOptions = {}) {
      this.name = groupId ?? routeInfo?.url ?? 'all';
    }

    incr(address: string, onResult: OnResult, windowMs: number, max: number): void {
      increment(`${this.name} ${address}`, windowMs, max).then(
        (result) => onResult(null, result),
        (error: unknown) => onResult(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): RateLimitStore {
      return new RateLimitStore(options as RouteOptions); // the library passes the route, but its types omit it
    }
  }
  return { RateLimitStore, count: increment, stop: () => clearInterval(timer) };
}

export type RateLimits = ReturnType<typeof createRateLimitStore>;

const sumOf = ({ synced, unsynced, syncing }: Count) => synced + unsynced + syncing;
/** Hashes a network address, because addresses are personal data and the database stores only their hashes. */
const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
