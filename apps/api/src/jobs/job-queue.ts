import type { Db } from '@yunyou/database/database';
import type { JobData, JobName } from './job-names.ts';

export interface SendOptions {
  /** The transaction the job belongs to: it exists only if that is committed. */
  db?: Db;
  /** Not before so many seconds have passed, by the database's clock. */
  startAfterSeconds?: number;
  /** While a job of this kind and key waits, another one is not added. */
  key?: string;
}

/** Durable work in our own PostgreSQL. Nothing is opened before the first `send` or `start`. */
export interface Jobs {
  send<N extends JobName>(name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** Begins to work on all kinds, and to follow the clock. */
  start(): Promise<void>;
  /** Lets running work finish; what does not is taken up again by another copy or the next start. */
  stop(): Promise<void>;
}
