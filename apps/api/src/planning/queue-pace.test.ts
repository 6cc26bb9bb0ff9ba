import type { FinishedRun } from '@yunyou/database/system/planning-queue.queries';
import { describe, expect, it } from 'vitest';
import { waitMillis } from './queue-pace.ts';

/** Returns `count` runs of `millis` each that finished every `every` milliseconds, the last one `ago` before now. */
const runs = (
  count: number,
  { every, millis, ago = 0, waited = 0 }: { every: number; millis: number; ago?: number; waited?: number },
): FinishedRun[] =>
  Array.from({ length: count }, (_, index) => {
    const completedAgo = ago + index * every;
    const startedAgo = completedAgo + millis;
    return { completedAgo, startedAgo, createdAgo: startedAgo + waited };
  });

const minute = 60_000;

describe('waitMillis', () => {
  it('counts how many trips finish while others wait', () => {
    const finished = runs(40, { every: 500, millis: 900 });
    const load = { running: 2, oldestAgo: minute, startedRuns: [], finished };
    expect(waitMillis(0, load)).toBe(500);
    expect(waitMillis(39, load)).toBe(20_000);
  });

  it('does not count the slow runs of a cold start any more', () => {
    const cold = runs(4, { every: 1500, millis: 3000, ago: 6000 });
    const finished = [...runs(11, { every: 500, millis: 900 }), ...cold];
    expect(waitMillis(0, { running: 2, oldestAgo: minute, startedRuns: [], finished })).toBe(500);
  });

  it('returns undefined after only the first runs, or without a running worker', () => {
    const load = { running: 2, oldestAgo: minute, startedRuns: [] };
    expect(waitMillis(3, { ...load, finished: runs(10, { every: 500, millis: 900 }) })).toBeUndefined();
    expect(
      waitMillis(3, { ...load, running: 0, finished: runs(40, { every: 500, millis: 900 }) }),
    ).toBeUndefined();
  });

  it('measures over two groups of threads that finish together', () => {
    const group = (ago: number) => runs(16, { every: 1, millis: 4000, ago });
    const load = { running: 16, oldestAgo: minute, startedRuns: [] };
    expect(waitMillis(0, { ...load, finished: [...group(0), ...group(4000)] })).toBeUndefined();
    const finished = [...group(0), ...group(4000), ...group(8000)];
    expect(waitMillis(0, { ...load, finished })).toBe(8000 / 32);
  });

  it('takes the length of runs before the queue until enough have finished in it', () => {
    const finished = runs(40, { every: 30_000, millis: 2000, ago: 20_000 });
    expect(waitMillis(2, { running: 2, oldestAgo: 5000, startedRuns: [], finished })).toBe(3000);
  });

  it('counts from the time when trips began to wait, without a break', () => {
    const finished = [
      ...runs(8, { every: 1000, millis: 1000, waited: 6000 }),
      // These eight overlapped in the queue with each other and with the eight above.
      ...runs(8, { every: 1000, millis: 1000, ago: 8000, waited: 6000 }),
    ];
    expect(waitMillis(0, { running: 1, oldestAgo: 3000, startedRuns: [], finished })).toBe(1000);
    const idleBefore = [
      ...runs(8, { every: 1000, millis: 1000 }),
      ...runs(8, { every: minute, millis: 1000 }),
    ];
    expect(waitMillis(0, { running: 1, oldestAgo: 3000, startedRuns: [], finished: idleBefore })).toBe(1000);
  });

  it('grows while no trip finishes', () => {
    const finished = runs(40, { every: 500, millis: 900, ago: 30_000 });
    const wait = waitMillis(0, { running: 2, oldestAgo: 2 * minute, startedRuns: [], finished });
    expect(wait).toBe(3500);
  });
});
