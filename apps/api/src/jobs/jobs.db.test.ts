import { emptyTemplate } from '@yunyou/database/testing/template';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Services } from '../handler.ts';
import { readSettings } from '../settings.ts';
import type { JobDefinition } from './job-definition.ts';
import type { Jobs } from './job-queue.ts';
import { createJobs } from './jobs.ts';

type Sweep = JobDefinition<'sweep-expired'>;

/** Copies of the app on one database, whose only work is the one given. */
async function createCopies(
  work: Sweep,
  number = 1,
): Promise<{ copies: Jobs[]; services: Services; errors: Error[] }> {
  const database = await createTestDatabase(emptyTemplate);
  const errors: Error[] = [];
  // Nothing but the database is used by jobs themselves.
  const services = { ...database, settings: readSettings({}), now: () => new Date() } as unknown as Services;
  const copies = Array.from({ length: number }, () =>
    createJobs({
      services: () => services,
      registry: { 'sweep-expired': work },
      onError: (error) => errors.push(error),
      pollSeconds: 0.5,
    }),
  );
  for (const copy of copies) onTestFinished(copy.stop);
  return { copies, services, errors };
}

describe('jobs', () => {
  it('can be begun by several copies at once on a database that has none yet', async () => {
    const { copies } = await createCopies({ run: async () => undefined }, 4);
    await Promise.all(copies.map((copy) => copy.start()));
  });

  it('run once, on one of the copies, after the transaction they were sent in', async () => {
    const ran = Promise.withResolvers<void>();
    let runs = 0;
    const { copies, services } = await createCopies(
      {
        run: async () => {
          runs += 1;
          ran.resolve();
        },
      },
      2,
    );
    const [first, second] = copies;
    await first?.start();
    await second?.start();
    await expect(
      services.transaction(async (db) => {
        await first?.send('sweep-expired', {}, { db });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await services.transaction(async (db) => first?.send('sweep-expired', {}, { db }));
    await ran.promise;
    await Promise.all([first?.stop(), second?.stop()]);
    expect(runs).toBe(1);
  });

  it('are tried again when they fail, and say when it is the last time', async () => {
    const done = Promise.withResolvers<void>();
    const seen: boolean[] = [];
    const { copies, errors } = await createCopies({
      retries: 1,
      retryDelaySeconds: 0,
      run: async (_, __, { isLast }) => {
        seen.push(isLast);
        if (!isLast) throw new Error('not yet');
        done.resolve();
      },
    });
    const [jobs] = copies;
    await jobs?.send('sweep-expired', {});
    await jobs?.start();
    await done.promise;
    expect(seen).toEqual([false, true]);
    expect(errors.map(({ message }) => message)).toEqual(['sweep-expired failed (attempt 1)']);
  });

  it('with the same key wait only once', async () => {
    let runs = 0;
    const last = Promise.withResolvers<void>();
    const { copies } = await createCopies({
      run: async () => {
        runs += 1;
        if (runs === 2) last.resolve();
      },
    });
    const [jobs] = copies;
    await jobs?.send('sweep-expired', {}, { key: 'a' });
    await jobs?.send('sweep-expired', {}, { key: 'a' });
    await jobs?.send('sweep-expired', {}, { key: 'b' });
    await jobs?.start();
    await last.promise;
    await jobs?.stop();
    expect(runs).toBe(2);
  });

  it('are finished before the app stops', async () => {
    const begun = Promise.withResolvers<void>();
    let isFinished = false;
    const { copies } = await createCopies({
      run: async (_, __, { signal }) => {
        begun.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        isFinished = true;
      },
    });
    const [jobs] = copies;
    await jobs?.start();
    await jobs?.send('sweep-expired', {});
    await begun.promise;
    await jobs?.stop();
    expect(isFinished).toBe(true);
    await expect(jobs?.send('sweep-expired', {})).rejects.toThrow('Jobs are stopped');
  });
});
