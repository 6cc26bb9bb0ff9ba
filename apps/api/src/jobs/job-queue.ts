import type { Db } from '@yunyou/database/database';
import type { JobData, JobName, JobOutput } from './job-names.ts';

interface SendOptions {
  /** Transaction in which the job is inserted. */
  db?: Db;
  /** Minimum delay, by the clock of the database. */
  startAfterSeconds?: number;
  /** Deduplicates: no job is added while one with the same name and key is waiting. */
  key?: string;
}

/** A durable job queue in our PostgreSQL. Connects on the first `send` or `start`. */
export interface Jobs {
  send<N extends JobName>(name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** Sends a job and waits for the output of its run. Returns undefined after `timeoutMs`; the job is then cancelled. */
  sendAndWait<N extends keyof JobOutput>(
    name: N,
    data: JobData[N],
    options: { timeoutMs: number },
  ): Promise<JobOutput[N] | undefined>;
  /** Starts workers for the kinds that this process runs, and their schedules. */
  start(): Promise<void>;
  /** Waits up to 10 s for running jobs. Unfinished ones are retried by another process or after the next start. */
  stop(): Promise<void>;
}
