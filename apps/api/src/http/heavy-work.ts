import { setImmediate as nextTurn } from 'node:timers/promises';

/** Two: while one waits for the database, the other one computes. */
const atOnce = 2;
/** Whoever knocks without end does not keep those inside from being served. */
const turnsMost = 100;
/** When it is asked whether those that were begun compute at all, and how many more begin if they do not. */
const lookAfterMs = 25;
const moreIfIdle = 4;

declare module 'fastify' {
  interface FastifyInstance {
    heavyWork: HeavyWork;
  }
}

/**
 * Work that keeps the process busy for many milliseconds, such as rendering a page, is done a little at a time. Node lets
 * one connection in per turn of its event loop: where every turn is long, a crowd waits outside, and nobody can be
 * told to come back. So between two pieces of work everybody is let in. Work that only waits, as for a database that
 * is gone, keeps nobody from beginning.
 */
export function createHeavyWork() {
  const waiting: { since: number; start: () => void }[] = [];
  let running = 0;
  let most = atOnce;
  let arrivals = 0;
  let isPumping = false;
  let isLooking = false;

  async function letEverybodyIn(): Promise<void> {
    await nextTurn(); // ends this turn, which may have looked at the door before
    for (let turns = 0; turns < turnsMost; turns += 1) {
      arrivals = 0;
      await nextTurn();
      if (arrivals === 0) return;
    }
  }

  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    while (waiting.length > 0 && running < most) {
      await letEverybodyIn();
      running += 1;
      waiting.shift()?.start();
    }
    isPumping = false;
    if (waiting.length > 0) lookSoon();
    else most = atOnce;
  }

  /** Those that were begun may only be waiting: then the process is idle for most of the time. */
  function lookSoon(): void {
    if (isLooking) return;
    isLooking = true;
    const before = performance.eventLoopUtilization();
    setTimeout(() => {
      isLooking = false;
      const isIdle = performance.eventLoopUtilization(before).utilization < 0.5;
      most = isIdle ? Math.max(running, atOnce) + moreIfIdle : atOnce;
      void pump();
    }, lookAfterMs).unref();
  }

  return {
    /** To be told of each new connection. */
    noteArrival: (): void => {
      arrivals += 1;
    },
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await new Promise<void>((start) => {
        waiting.push({ since: performance.now(), start });
        void pump();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        void pump();
      }
    },
    /** How long the first in the queue has been waiting. */
    waitMs: (): number => {
      const [first] = waiting;
      return first ? performance.now() - first.since : 0;
    },
  };
}

export type HeavyWork = ReturnType<typeof createHeavyWork>;
