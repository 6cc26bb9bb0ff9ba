import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHeavyWork } from './heavy-work.ts';

function setup() {
  const heavyWork = createHeavyWork();
  const started: number[] = [];
  /** Queues a task that runs until `end` is resolved. */
  const add = (number: number, end = Promise.withResolvers<void>()) => {
    const done = heavyWork.run(() => {
      started.push(number);
      return end.promise;
    });
    return { end, done };
  };
  return { heavyWork, started, add };
}

/** Uses the CPU in slices of 5 ms, with an event-loop turn between two slices. */
async function compute(ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; await nextTurn()) {
    for (const sliceEnd = performance.now() + 5; performance.now() < sliceEnd; );
  }
}

describe('the queue of heavy work', () => {
  it('runs two tasks at a time, first in first out', async () => {
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

  it('starts further tasks while the running ones only wait, and after one fails', async () => {
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

  it('accepts all pending connections before it starts a task', async () => {
    const { heavyWork, started, add } = setup();
    add(1);
    for (let connections = 0; connections < 20; connections += 1) {
      heavyWork.noteConnection();
      await nextTurn();
      expect(started).toEqual([]);
    }
    await expect.poll(() => started).toEqual([1]);
  });

  it('starts a task after 100 turns even if connections keep arriving', async () => {
    const { heavyWork, started, add } = setup();
    add(1);
    for (let connections = 0; connections < 200; connections += 1) {
      heavyWork.noteConnection();
      await nextTurn();
    }
    expect(started).toEqual([1]);
  });
});
