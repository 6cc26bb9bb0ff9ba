import { setImmediate as nextTurn } from 'node:timers/promises';

/** Two: one task can compute while the other waits for the database. */
const defaultConcurrency = 2;
/** Caps accept-only turns so that a connection flood cannot starve queued work. */
const acceptTurnsMax = 100;
/** Delay before the queue measures whether the running tasks use the CPU. */
const idleCheckMs = 25;
/** Tasks added per check while the event loop is idle for more than half of the time. */
const idleConcurrencyStep = 4;

declare module 'fastify' {
  interface FastifyInstance {
    heavyWork: HeavyWork;
  }
}

/**
 * Runs CPU-heavy tasks, such as rendering a page, first in first out and two at a time. Node accepts one connection per
 * event-loop turn, so long turns leave connections unaccepted that could otherwise be rejected quickly; the queue
 * therefore accepts all pending connections before each task. Concurrency rises while the running tasks only wait, for
 * example for a database that does not respond.
 */
export function createHeavyWork() {
  const queue: { queuedAt: number; start: () => void }[] = [];
  let running = 0;
  let concurrencyMax = defaultConcurrency;
  let newConnections = 0;
  let isDraining = false;
  let isCheckingIdle = false;

  /** Yields to the event loop until a turn accepts no connection, at most `acceptTurnsMax` turns. */
  async function acceptPendingConnections(): Promise<void> {
    await nextTurn(); // the current turn may have polled for connections already
    for (let turns = 0; turns < acceptTurnsMax; turns += 1) {
      newConnections = 0;
      await nextTurn();
      if (newConnections === 0) return;
    }
  }

  async function drain(): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    while (queue.length > 0 && running < concurrencyMax) {
      await acceptPendingConnections();
      running += 1;
      queue.shift()?.start();
    }
    isDraining = false;
    if (queue.length > 0) checkIdleSoon();
    else concurrencyMax = defaultConcurrency;
  }

  /** Raises the concurrency when the event loop is idle although tasks are running. */
  function checkIdleSoon(): void {
    if (isCheckingIdle) return;
    isCheckingIdle = true;
    const before = performance.eventLoopUtilization();
    setTimeout(() => {
      isCheckingIdle = false;
      const isIdle = performance.eventLoopUtilization(before).utilization < 0.5;
      concurrencyMax = isIdle
        ? Math.max(running, defaultConcurrency) + idleConcurrencyStep
        : defaultConcurrency;
      void drain();
    }, idleCheckMs).unref();
  }

  return {
    /** Must be called for each new connection. */
    noteConnection: (): void => {
      newConnections += 1;
    },
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await new Promise<void>((start) => {
        queue.push({ queuedAt: performance.now(), start });
        void drain();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        void drain();
      }
    },
    /** Returns how long the oldest queued task has waited, in milliseconds; 0 for an empty queue. */
    waitMs: (): number => {
      const [oldest] = queue;
      return oldest ? performance.now() - oldest.queuedAt : 0;
    },
  };
}

export type HeavyWork = ReturnType<typeof createHeavyWork>;
