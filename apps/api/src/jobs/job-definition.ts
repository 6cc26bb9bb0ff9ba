import type { Services } from '../handler.ts';
import type { Settings } from '../settings.ts';
import type { JobData, JobName, OutputOf } from './job-names.ts';

/** Defines one kind of job. `run` must be idempotent: it may run more than once and in any process. */
export interface JobDefinition<N extends JobName> {
  /** A rejection is logged and retried with backoff, at most `retries` times. */
  run(data: JobData[N], services: Services, attempt: JobAttempt): Promise<OutputOf<N>>;
  /** Default 3. */
  retries?: number;
  /** Delay before the first retry; doubles with each retry. Default 5. */
  retryDelaySeconds?: number;
  /** A run that takes longer counts as lost and is retried. Default 300. */
  timeoutSeconds?: number;
  /** Concurrent runs per process. Default 1. */
  concurrency?: (settings: Settings) => number;
  /** Needs the planning threads: with `PLANNING=workers`, only the processes of `npm run worker` run it. */
  isPlanning?: true;
  /** A process that runs the job and is silent for this time counts as lost. Default: only `timeoutSeconds` counts. At least 10. */
  heartbeatSeconds?: number;
  /** Time for which a finished job stays in the table. Default: three days. */
  keepSeconds?: number;
  /** Also runs on a schedule: a cron expression in China time, and the data of these runs. */
  schedule?: { cron: string; data: JobData[N] };
}

interface JobAttempt {
  /** 0 for the first. */
  number: number;
  isLast: boolean;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/** Infers the type of `data` from the job name. */
export const defineJob = <N extends JobName>(definition: JobDefinition<N>): JobDefinition<N> => definition;
