import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHeavyWork } from './heavy-work.ts';

function setup() {
  const heavyWork = createHeavyWork();
  const started: number[] = [];
  /** Work that waits until it is told to end. */
  const add = (number: number, end = Promise.withResolvers<void>()) => {
    const done = heavyWork.run(() => {
      started.push(number);
      return end.promise;
    });
    return { end, done };
  };
  return { heavyWork, started, add };
}

/** Keeps the process busy, with breaths in between. */
async function compute(ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; await nextTurn()) {
    for (const breath = performance.now() + 5; performance.now() < breath; );
  }
}

describe('heavy work', () => {
  it('is done two at once, in the order it came', async () => {
    const { heavyWork } = setup();
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const works = Array.from({ length: 6 }, (_, number) =>
      heavyWork.run(async () => {
        started.push(number);
        running += 1;
        most = Math.max(most, running);
        await compute(60);
        running -= 1;
      }),
    );
    await nextTurn();
    expect(heavyWork.waitMs()).toBeGreaterThan(0);
    await Promise.all(works);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(heavyWork.waitMs()).toBe(0);
  });

  it('that only waits, or fails, keeps no other from beginning', async () => {
    const { started, add } = setup();
    const works = Array.from({ length: 20 }, (_, number) => add(number));
    await expect.poll(() => started.length).toBe(20);
    works[0]?.end.reject(new Error('no'));
    await expect(works[0]?.done).rejects.toThrow('no');
    for (const { end } of works) end.resolve();
    await Promise.allSettled(works.map(({ done }) => done));
    add(20).end.resolve();
    await expect.poll(() => started.length).toBe(21);
  });

  it('begins when everybody who knocked is in', async () => {
    const { heavyWork, started, add } = setup();
    add(1);
    for (let knocks = 0; knocks < 20; knocks += 1) {
      heavyWork.noteArrival();
      await nextTurn();
      expect(started).toEqual([]);
    }
    await expect.poll(() => started).toEqual([1]);
  });

  it('begins at last, however many go on knocking', async () => {
    const { heavyWork, started, add } = setup();
    add(1);
    for (let knocks = 0; knocks < 200; knocks += 1) {
      heavyWork.noteArrival();
      await nextTurn();
    }
    expect(started).toEqual([1]);
  });
});
