import { createHash } from 'node:crypto';
import { addToLimits, removeOldLimits } from '@yunyou/database/system/limit.queries';
import type { Services } from '../handler.ts';

const shareEveryMs = 1000;
const forgetEveryMs = 60_000;
/** Limits as low as this are counted together at once; sharing the high ones may be a second late. */
const exactBelow = 100;
/** Below this part of a limit a caller is nobody's concern, and the database is not told. */
const worthSharing = 0.1;

/** Callers remembered at once; the longest known goes first. */
const callersMost = 50_000;

interface Count {
  /** By all copies, as far as known. */
  known: number;
  /** Here, not yet told to the others. */
  untold: number;
  /** Here, being told at this moment. */
  sending: number;
  max: number;
  endsAt: number;
}

interface RouteOptions {
  routeInfo?: { url?: string };
  /** Routes of one group count together. */
  groupId?: string;
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts calls per address for all copies of the app together, in windows that begin with the clock: every copy has the
 * same ones, and a clock that is set back does not lock anybody out. While the database is away each copy counts alone.
 */
export function createLimitStore(services: Pick<Services, 'db' | 'now'>) {
  const counts = new Map<string, Count>();
  let forgetAt = 0;

  const share = async (keys: string[]): Promise<void> => {
    const told = keys.flatMap((key) => {
      const count = counts.get(key);
      return count && count.untold > 0 ? [{ key, count, added: count.untold }] : [];
    });
    if (told.length === 0) return;
    for (const { count, added } of told) {
      count.untold -= added;
      count.sending += added;
    }
    try {
      const rows = told.map(({ key, count, added }) => ({
        key: hash(key),
        endsAt: new Date(count.endsAt),
        added,
      }));
      const totals = await addToLimits(services.db, rows);
      for (const { key, count } of told) count.known = Math.max(count.known, totals.get(hash(key)) ?? 0);
    } catch {
      for (const { count, added } of told) count.untold += added;
    } finally {
      for (const { count, added } of told) count.sending -= added;
    }
  };
  const look = async () => {
    const now = services.now().getTime();
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    await share(
      [...counts].filter(([, count]) => sumOf(count) >= count.max * worthSharing).map(([key]) => key),
    );
    if (performance.now() < forgetAt) return;
    forgetAt = performance.now() + forgetEveryMs;
    await removeOldLimits(services.db, new Date(now)).catch(() => undefined);
  };
  const timer = setInterval(() => void look(), shareEveryMs);
  timer.unref();

  const increment = async (key: string, windowMs: number, max: number) => {
    const now = services.now().getTime();
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const fullKey = `${key} ${endsAt}`;
    const count = counts.get(fullKey) ?? { known: 0, untold: 0, sending: 0, max, endsAt };
    counts.set(fullKey, count);
    const [oldest] = counts.keys();
    if (counts.size > callersMost && oldest !== undefined) counts.delete(oldest);
    count.untold += 1;
    if (max < exactBelow) await share([fullKey]);
    return { current: sumOf(count), ttl: endsAt - now };
  };

  /** A class, because @fastify/rate-limit constructs one store per route with a limit of its own. */
  class LimitStore {
    private readonly name: string;
    constructor({ routeInfo, groupId }: RouteOptions = {}) {
      this.name = groupId ?? routeInfo?.url ?? 'all';
    }

    incr(address: string, answer: Answer, windowMs: number, max: number): void {
      increment(`${this.name} ${address}`, windowMs, max).then(
        (result) => answer(null, result),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): LimitStore {
      return new LimitStore(options as RouteOptions); // the library passes the route, its types do not say so
    }
  }
  return { LimitStore, stop: () => clearInterval(timer) };
}

const sumOf = ({ known, untold, sending }: Count) => known + untold + sending;
/** Addresses are not written down. */
const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
