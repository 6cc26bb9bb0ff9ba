import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHeavyWork } from './heavy-work.ts';

function setup() {
  const heavyWork = createHeavyWork();
  const started: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const add = () => {
    const end = Promise.withResolvers<number>();
    const number = ends.push(end);
    return heavyWork.run(() => {
      started.push(number);
      return end.promise;
    });
  };
  return { heavyWork, started, add, end: (number: number) => ends[number - 1] };
}

describe('heavy work', () => {
  it('is done two at once, in the order it came, and one that fails makes room for the next', async () => {
    const { heavyWork, started, add, end } = setup();
    const first = add();
    void add();
    void add();
    await expect.poll(() => started).toEqual([1, 2]);
    expect(heavyWork.waitMs()).toBeGreaterThan(0);
    end(1)?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await expect.poll(() => started).toEqual([1, 2, 3]);
    expect(heavyWork.waitMs()).toBe(0);
  });

  it('begins when everybody who knocked is in', async () => {
    const { heavyWork, started, add } = setup();
    void add();
    for (let knocks = 0; knocks < 20; knocks += 1) {
      heavyWork.noteArrival();
      await nextTurn();
      expect(started).toEqual([]);
    }
    await expect.poll(() => started).toEqual([1]);
  });

  it('begins at last, however many go on knocking', async () => {
    const { heavyWork, started, add } = setup();
    void add();
    for (let knocks = 0; knocks < 200; knocks += 1) {
      heavyWork.noteArrival();
      await nextTurn();
    }
    expect(started).toEqual([1]);
  });
});
