import type { Services } from '../handler.ts';
import type { JobData, JobName } from './job-names.ts';

/** How one kind of work is done. It may run more than once and on any copy of the app: make it repeatable. */
export interface JobDefinition<N extends JobName> {
  /** Rejecting means: try again later, at most `retries` times, then it is given up and logged. */
  run(data: JobData[N], services: Services, attempt: JobAttempt): Promise<void>;
  /** Default 3. */
  retries?: number;
  /** Seconds before the first retry; each further one waits twice as long. Default 5. */
  retryDelaySeconds?: number;
  /** A run that takes longer counts as lost, for example with its process. Default 300. */
  timeoutSeconds?: number;
  /** How many of these run at once in one copy of the app. Default 1. */
  concurrency?: number;
  /** Run by the clock, too: a cron expression in China time, with the data to run with. */
  schedule?: { cron: string; data: JobData[N] };
}

export interface JobAttempt {
  /** 0 for the first. */
  number: number;
  isLast: boolean;
  /** Fires when the app stops. */
  signal: AbortSignal;
}

/** Gives a definition its types. */
export const defineJob = <N extends JobName>(definition: JobDefinition<N>): JobDefinition<N> => definition;
