import { addApiKeyUsage } from '@yunyou/database/admin/api-key.queries';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';

const syncEveryMs = 1000;
/** Quotas below this are synced with the database on each call; higher ones once a second. */
const exactBelow = 1000;

interface Count {
  id: string;
  day: string;
  /** Calls counted by all processes at the last sync. */
  synced: number;
  /** Calls of this process since then. */
  unsynced: number;
  /** Calls of this process in a sync that is running. */
  syncing: number;
  isLoaded: Promise<void>;
}

/** Counts calls per key and day in China across all processes. A quota can be exceeded by the calls of one second. */
export function createUsageCounter({ db, now }: Pick<Services, 'db' | 'now'>) {
  const counts = new Map<string, Count>();

  const sync = async (count: Count): Promise<void> => {
    const added = count.unsynced;
    count.unsynced -= added;
    count.syncing += added;
    try {
      const total = await addApiKeyUsage(db, count.id, count.day, added);
      count.synced = Math.max(count.synced, total); // answers of concurrent syncs can arrive in any order
    } catch {
      count.unsynced += added; // the database is unavailable: the next sync retries
    } finally {
      count.syncing -= added;
    }
  };
  const syncAll = async (): Promise<void> => {
    const { date } = chinaNow(now());
    for (const [id, count] of counts) {
      if (count.unsynced > 0) await sync(count);
      if (count.day !== date && count.unsynced + count.syncing === 0) counts.delete(id);
    }
  };
  const timer = setInterval(() => void syncAll(), syncEveryMs);
  timer.unref();

  const open = (id: string, day: string): Count => {
    const key = `${id} ${day}`;
    const known = counts.get(key);
    if (known) return known;
    const count: Count = { id, day, synced: 0, unsynced: 0, syncing: 0, isLoaded: Promise.resolve() };
    count.isLoaded = sync(count); // adds nothing, but reads the calls of other processes and of this one before a restart
    counts.set(key, count);
    return count;
  };

  return {
    /** Counts one call and returns how many are left today. Throws QUOTA_USED when none was left. */
    async count({ id, quotaPerDay }: { id: string; quotaPerDay: number }): Promise<number> {
      const { date } = chinaNow(now());
      const count = open(id, date);
      await count.isLoaded;
      const used = count.synced + count.unsynced + count.syncing;
      if (used >= quotaPerDay) {
        const ends = new Date(`${addDays(date, 1)}T00:00:00+08:00`);
        const retryAfterSeconds = Math.ceil((ends.getTime() - now().getTime()) / 1000);
        throw new ApiError('QUOTA_USED', { retryAfterSeconds });
      }
      count.unsynced += 1;
      if (quotaPerDay < exactBelow) await sync(count);
      return quotaPerDay - used - 1;
    },
    /** Stores the counts of this process. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await syncAll();
    },
  };
}
