import type { Plan } from '@yunyou/planner/plan';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDraftWriter } from './draft-writer.ts';

const planOf = (score: number) => ({ score }) as Plan; // the writer only passes it on

describe('createDraftWriter', () => {
  it('writes one draft at a time and skips drafts that are replaced meanwhile', async () => {
    const written: number[] = [];
    const first = Promise.withResolvers<void>();
    const drafts = createDraftWriter(async ({ score }) => {
      written.push(score);
      await first.promise;
    });
    for (const score of [1, 2, 3]) drafts.write(planOf(score));
    first.resolve();
    await drafts.written();
    expect(written).toEqual([1, 3]);
  });

  it('reports a failed write without an unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const listen = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', listen);
    onTestFinished(() => void process.off('unhandledRejection', listen));
    const drafts = createDraftWriter(() => Promise.reject(new Error('gone')));
    drafts.write(planOf(1));
    await new Promise((resolve) => setImmediate(resolve)); // unhandled rejections are reported by now
    await expect(drafts.written()).rejects.toThrow('gone');
    expect(unhandled).toEqual([]);
  });
});
