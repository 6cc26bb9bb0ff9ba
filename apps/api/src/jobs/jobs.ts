import { randomUUID } from 'node:crypto';
import { type Job, PgBoss } from 'pg-boss';
import type { Services } from '../handler.ts';
import { bossDatabase, jobSchema } from './boss-database.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobData, JobName } from './job-names.ts';
import type { Jobs } from './job-queue.ts';

type Registry = { readonly [N in JobName]?: JobDefinition<N> };

interface JobsOptions {
  /** Called when the first job is sent or run, because services and jobs depend on each other. */
  services(): Services;
  registry: Registry;
  onError(error: Error): void;
  /** Seconds between two polls for new jobs. */
  pollSeconds?: number;
}

const stopTimeoutMs = 10_000;

export function createJobs({ services, registry, onError, pollSeconds = 2 }: JobsOptions): Jobs {
  const names = Object.keys(registry) as JobName[]; // Object.keys returns string[]
  const stopping = new AbortController();
  let opening: Promise<PgBoss> | undefined;

  const open = async (): Promise<PgBoss> => {
    const boss = new PgBoss({
      db: bossDatabase(services().db),
      schema: jobSchema,
      // Jobs share the connection pool with requests, so maintenance runs rarely.
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 15,
    });
    boss.on('error', onError);
    await boss.start();
    for (const name of names) {
      const definition = registry[name];
      if (definition) await boss.createQueue(name, queueOptions(definition));
    }
    return boss;
  };
  const opened = (): Promise<PgBoss> => {
    if (stopping.signal.aborted) return Promise.reject(new Error('Jobs are stopped'));
    opening ??= open().catch((error: unknown) => {
      opening = undefined; // the next call retries
      throw error;
    });
    return opening;
  };

  const work = async <N extends JobName>(boss: PgBoss, name: N, definition: JobDefinition<N> | undefined) => {
    if (!definition) return;
    const { concurrency = 1, retries = defaultRetries } = definition;
    const options = { localConcurrency: concurrency, pollingIntervalSeconds: pollSeconds } as const;
    await boss.work(name, options, async ([job]: Job<JobData[N]>[]) => {
      if (!job) return;
      const attempt = {
        number: job.retryCount,
        isLast: job.retryCount >= retries,
        signal: stopping.signal,
      };
      try {
        await definition.run(job.data, services(), attempt);
      } catch (error) {
        onError(new Error(`${name} failed (attempt ${attempt.number + 1})`, { cause: error }));
        throw error;
      }
    });
    if (definition.schedule) {
      const { cron, data } = definition.schedule;
      await boss.schedule(name, cron, data, { tz: 'Asia/Shanghai' });
    } else await boss.unschedule(name);
  };

  return {
    async send(name, data, { db, startAfterSeconds, key } = {}) {
      const boss = await opened();
      await boss.send(name, data, {
        ...(db && { db: bossDatabase(db) }),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        singletonKey: key ?? randomUUID(),
      });
    },
    async start() {
      const boss = await opened();
      for (const name of names) await work(boss, name, registry[name]);
    },
    async stop() {
      stopping.abort();
      const boss = await opening?.catch(() => undefined); // a queue that failed to open needs no stop
      await boss?.stop({ graceful: true, close: false, timeout: stopTimeoutMs });
    },
  };
}

const defaultRetries = 3;

function queueOptions<N extends JobName>(definition: JobDefinition<N>) {
  const { retries = defaultRetries, retryDelaySeconds = 5, timeoutSeconds = 300 } = definition;
  return {
    policy: 'short', // at most one waiting job per key
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: 3 * 86_400,
  };
}
