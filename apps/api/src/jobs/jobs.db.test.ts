import { appRole } from '@yunyou/database/app-role';
import { emptyTemplate } from '@yunyou/database/testing/template';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Services } from '../handler.ts';
import { readSettings } from '../settings.ts';
import type { JobDefinition } from './job-definition.ts';
import type { Jobs } from './job-queue.ts';
import { createJobs } from './jobs.ts';

type Sweep = JobDefinition<'sweep-expired'>;

/** Creates job queues of several processes on one database, with one kind of job. */
async function createQueues(
  work: Sweep,
  number = 1,
): Promise<{ queues: Jobs[]; services: Services; errors: Error[] }> {
  const database = await createTestDatabase(emptyTemplate, appRole);
  const errors: Error[] = [];
  // The job queue uses only these services.
  const services = { ...database, settings: readSettings({}), now: () => new Date() } as unknown as Services;
  const queues = Array.from({ length: number }, () =>
    createJobs({
      services: () => services,
      registry: { 'sweep-expired': work },
      onError: (error) => errors.push(error),
      pollSeconds: 0.5,
    }),
  );
  for (const queue of queues) onTestFinished(queue.stop);
  return { queues, services, errors };
}

describe('jobs', () => {
  it('start in several processes at the same time on an empty database', async () => {
    const { queues } = await createQueues({ run: async () => undefined }, 4);
    await Promise.all(queues.map((queue) => queue.start()));
  });

  it('run once, in one process, after the transaction they were sent in is committed', async () => {
    const ran = Promise.withResolvers<void>();
    let runs = 0;
    const { queues, services } = await createQueues(
      {
        run: async () => {
          runs += 1;
          ran.resolve();
        },
      },
      2,
    );
    const [first, second] = queues;
    await first?.start();
    await second?.start();
    await expect(
      services.transaction(async (db) => {
        await first?.send('sweep-expired', {}, { db });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await services.transaction(async (db) => first?.send('sweep-expired', {}, { db }));
    await ran.promise;
    await Promise.all([first?.stop(), second?.stop()]);
    expect(runs).toBe(1);
  });

  it('are retried when they fail, with isLast set on the last attempt', async () => {
    const done = Promise.withResolvers<void>();
    const seen: boolean[] = [];
    const { queues, errors } = await createQueues({
      retries: 1,
      retryDelaySeconds: 0,
      run: async (_, __, { isLast }) => {
        seen.push(isLast);
        if (!isLast) throw new Error('not yet');
        done.resolve();
      },
    });
    const [jobs] = queues;
    await jobs?.send('sweep-expired', {});
    await jobs?.start();
    await done.promise;
    expect(seen).toEqual([false, true]);
    expect(errors.map(({ message }) => message)).toEqual(['sweep-expired failed (attempt 1)']);
  });

  it('are not queued twice with the same key', async () => {
    let runs = 0;
    const last = Promise.withResolvers<void>();
    const { queues } = await createQueues({
      run: async () => {
        runs += 1;
        if (runs === 2) last.resolve();
      },
    });
    const [jobs] = queues;
    await jobs?.send('sweep-expired', {}, { key: 'a' });
    await jobs?.send('sweep-expired', {}, { key: 'a' });
    await jobs?.send('sweep-expired', {}, { key: 'b' });
    await jobs?.start();
    await last.promise;
    await jobs?.stop();
    expect(runs).toBe(2);
  });

  it('finish before the process stops', async () => {
    const begun = Promise.withResolvers<void>();
    let isFinished = false;
    const { queues } = await createQueues({
      run: async (_, __, { signal }) => {
        begun.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        isFinished = true;
      },
    });
    const [jobs] = queues;
    await jobs?.start();
    await jobs?.send('sweep-expired', {});
    await begun.promise;
    await jobs?.stop();
    expect(isFinished).toBe(true);
    await expect(jobs?.send('sweep-expired', {})).rejects.toThrow('Jobs are stopped');
  });
});
