import type { Plan } from '@yunyou/planner/plan';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDraftWriter } from './draft-writer.ts';

const planOf = (score: number) => ({ score }) as Plan; // the writer only hands it on

describe('drafts of a trip', () => {
  it('are written one at a time, and those overtaken meanwhile are not', async () => {
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

  it('that the database does not take end neither the process nor go unnoticed', async () => {
    const unheard: unknown[] = [];
    const listen = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', listen);
    onTestFinished(() => void process.off('unhandledRejection', listen));
    const drafts = createDraftWriter(() => Promise.reject(new Error('gone')));
    drafts.write(planOf(1));
    await new Promise((resolve) => setImmediate(resolve)); // when the process would have been told
    await expect(drafts.written()).rejects.toThrow('gone');
    expect(unheard).toEqual([]);
  });
});
