import type { Db } from '@yunyou/database/database';
import type { JobData, JobName } from './job-names.ts';

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
  /** Starts workers for all kinds and the schedules. */
  start(): Promise<void>;
  /** Waits up to 10 s for running jobs. Unfinished ones are retried by another process or after the next start. */
  stop(): Promise<void>;
}
