import { ApiError } from './api-error.ts';

interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that wait for a place. Further ones are refused. */
  maxWaiting: number;
  /** A task that has waited this long is refused. */
  maxWaitMs?: number;
}

export interface BoundedQueue {
  /** Runs the task when a place is free. Throws UNAVAILABLE (503) with Retry-After when too many tasks wait. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

const defaultMaxWaitMs = 10_000;
const retryAfterSeconds = 5;

const busy = () =>
  new ApiError('UNAVAILABLE', {
    message: 'Many people are using this right now. Try again in a moment.',
    retryAfterSeconds,
  });

/** Runs tasks first in, first out. Bounds how many run, how many wait, and how long each of them waits. */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  maxWaitMs = defaultMaxWaitMs,
}: QueueLimits): BoundedQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  const takePlace = (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(busy());
      }, maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(start);
    });
  };

  /** Passes the place on to the task that has waited longest. */
  const leavePlace = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(task) {
      await takePlace();
      try {
        return await task();
      } finally {
        leavePlace();
      }
    },
  };
}
