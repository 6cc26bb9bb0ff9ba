import { sampleDraft, sampleProblemOf } from '@yunyou/domain/trip-editing/editing-samples';
import { effectOf } from '@yunyou/domain/trip-editing/effects';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { expect, it } from 'vitest';
import type { EditorSnapshot } from './editor-store.ts';
import { warmUp } from './warm-up.ts';

it('tries one edit and keeps the draft as it is', () => {
  const { draft } = sampleDraft();
  const before = JSON.stringify(draft);
  const tried: TripEdit[] = [];
  warmUp({
    snapshot: () => ({ draft }) as EditorSnapshot, // no other part is read
    effectOf: (edit) => {
      tried.push(edit);
      return effectOf(sampleProblemOf, draft, edit);
    },
  });
  expect(tried.map(({ kind }) => kind)).toEqual(['move']);
  expect(JSON.stringify(draft)).toBe(before);
});
