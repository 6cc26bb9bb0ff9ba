import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Job, PgBoss, type SendOptions } from 'pg-boss';
import type { Services } from '../handler.ts';
import { traceJob } from '../telemetry/trace-job.ts';
import { bossDatabase, jobSchema } from './boss-database.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobData, JobName, JobOutput } from './job-names.ts';
import type { Jobs } from './job-queue.ts';

type Registry = { readonly [N in JobName]?: JobDefinition<N> };

interface JobsOptions {
  /** Called when the first job is sent or run, because services and jobs depend on each other. */
  services(): Services;
  registry: Registry;
  onError(error: Error): void;
  /** Seconds between two polls for new jobs. */
  pollSeconds?: number;
  /** Kinds that `start` runs; all can be sent. Default: all. */
  kinds?: JobKinds;
}

/** `planning`: jobs that need the planning threads. `other`: all the rest. */
export type JobKinds = 'all' | 'planning' | 'other';

/** Interval at which the sender of a job polls for its output. */
const outputPollMs = 100;

const stopTimeoutMs = 10_000;

export function createJobs({
  services,
  registry,
  onError,
  pollSeconds = 2,
  kinds = 'all',
}: JobsOptions): Jobs {
  const names = Object.keys(registry) as JobName[]; // Object.keys returns string[]
  const stopping = new AbortController();
  let opening: Promise<PgBoss> | undefined;

  const opened = (): Promise<PgBoss> => {
    if (stopping.signal.aborted) return Promise.reject(new Error('Jobs are stopped'));
    opening ??= openQueues({ services, registry, onError }).catch((error: unknown) => {
      opening = undefined; // the next call retries
      throw error;
    });
    return opening;
  };

  const work = async <N extends JobName>(boss: PgBoss, name: N, definition: JobDefinition<N> | undefined) => {
    if (!definition) return;
    const { concurrency = () => 1, retries = defaultRetries } = definition;
    const localConcurrency = concurrency(services().settings);
    const options = { localConcurrency, pollingIntervalSeconds: pollSeconds } as const;
    await boss.work(name, options, async ([job]: Job<JobData[N]>[]) => {
      if (!job) return undefined;
      const attempt = {
        number: job.retryCount,
        isLast: job.retryCount >= retries,
        signal: stopping.signal,
      };
      try {
        const traced = { name, id: job.id, attempt: attempt.number };
        return await traceJob(traced, services().spans, () => definition.run(job.data, services(), attempt));
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
        ...optionsOf(registry[name]),
        ...(db && { db: bossDatabase(db) }),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        singletonKey: key ?? randomUUID(),
      });
    },
    async sendAndWait(name, data, { timeoutMs }) {
      const boss = await opened();
      return waitForOutput(boss, {
        name,
        data,
        options: optionsOf(registry[name]),
        timeoutMs,
        signal: stopping.signal,
      });
    },
    async start() {
      const boss = await opened();
      for (const name of names) {
        const isPlanning = registry[name]?.isPlanning ?? false;
        if (kinds === 'all' || isPlanning === (kinds === 'planning')) await work(boss, name, registry[name]);
      }
    },
    async stop() {
      stopping.abort();
      const boss = await opening?.catch(() => undefined); // a queue that failed to open needs no stop
      await boss?.stop({ graceful: true, close: false, timeout: stopTimeoutMs });
    },
  };
}

/** Connects and creates the queues that do not exist yet. */
async function openQueues({ services, registry, onError }: JobsOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: bossDatabase(services().db),
    schema: jobSchema,
    // Jobs share the connection pool with requests, so maintenance runs rarely.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, definition] of Object.entries(registry))
    await boss.createQueue(name, queueOptions(definition));
  return boss;
}

/** Sends a job, waits for its output and deletes it. */
async function waitForOutput<N extends keyof JobOutput>(boss: PgBoss, question: Question<N>) {
  const { name, data, options, timeoutMs, signal } = question;
  const id = await boss.send(name, data, { ...options, singletonKey: randomUUID() });
  if (id === null) throw new Error(`${name} was not queued`);
  const until = performance.now() + timeoutMs;
  try {
    while (performance.now() < until && !signal.aborted) {
      const [job] = await boss.findJobs(name, { id });
      if (job?.state === 'completed') return job.output as JobOutput[N]; // what its `run` returned
      if (!job || job.state === 'failed' || job.state === 'cancelled') throw new Error(`${name} failed`);
      await delay(outputPollMs);
    }
    return undefined;
  } finally {
    await boss.deleteJob(name, id);
  }
}

interface Question<N extends keyof JobOutput> {
  name: N;
  data: JobData[N];
  options: SendOptions;
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * Returns the options of one job. They are sent with each job, because the options of a queue are not changed after
 * its creation.
 */
function optionsOf(
  definition: Pick<JobDefinition<JobName>, 'heartbeatSeconds' | 'keepSeconds'> = {},
): SendOptions {
  const { heartbeatSeconds, keepSeconds } = definition;
  return {
    ...(heartbeatSeconds !== undefined && { heartbeatSeconds }),
    ...(keepSeconds !== undefined && { deleteAfterSeconds: keepSeconds }),
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
