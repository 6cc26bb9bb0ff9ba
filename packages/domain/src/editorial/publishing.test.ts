import { moves } from '@yunyou/contract/admin/staff-access';
import { publishStatus } from '@yunyou/contract/entities/base.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideMove,
  isScheduleInOrder,
  listPossibleMoves,
  type PublishingState,
  pendingAfterSave,
} from './publishing.ts';

const state = (change: Partial<PublishingState> = {}): PublishingState => ({
  status: 'draft',
  pending: null,
  isTrashed: false,
  isShipped: false,
  ...change,
});

const anyState = fc.record<PublishingState>({
  status: fc.constantFrom(...publishStatus.options),
  pending: fc.constantFrom(null, 'draft', 'review'),
  isTrashed: fc.boolean(),
  isShipped: fc.boolean(),
});

describe('decideMove', () => {
  it('goes from draft to review, published, archived and back to draft', () => {
    const way = ['submit', 'publish', 'archive', 'reopen'] as const;
    let now = state();
    const passed = way.map((move) => {
      const outcome = decideMove(now, move);
      if (outcome.kind !== 'moved') throw new Error(`${move} refused`);
      now = { ...now, ...outcome };
      return now.status;
    });
    expect(passed).toEqual(['review', 'published', 'archived', 'draft']);
  });

  it('keeps a row published while its draft is in review', () => {
    const outcome = decideMove(state({ status: 'published', pending: 'draft' }), 'submit');
    expect(outcome).toMatchObject({ status: 'published', pending: 'review', draft: 'keep' });
  });

  it('adopts the draft on publish and drops it on discard', () => {
    const changed = state({ status: 'published', pending: 'review' });
    expect(decideMove(changed, 'publish')).toMatchObject({ pending: null, draft: 'adopt' });
    expect(decideMove(changed, 'discard')).toMatchObject({ pending: null, draft: 'drop' });
  });

  it('refuses to publish a published row without draft', () => {
    expect(decideMove(state({ status: 'published' }), 'publish').kind).toBe('refused');
  });
});

describe('decideMove with a row in the trash', () => {
  it('archives a removed row and restores it as a draft', () => {
    expect(decideMove(state({ status: 'published' }), 'remove')).toMatchObject({
      status: 'archived',
      isTrashed: true,
    });
    expect(decideMove(state({ status: 'archived', isTrashed: true }), 'restore')).toMatchObject({
      status: 'draft',
      isTrashed: false,
    });
  });

  it('does not purge a row imported from a content file', () => {
    expect(decideMove(state({ isTrashed: true, isShipped: true }), 'purge').kind).toBe('refused');
    expect(decideMove(state({ isTrashed: true }), 'purge').kind).toBe('purged');
  });
});

describe('decideMove in every state', () => {
  it('never publishes a row in the trash and has pending drafts of published rows only', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...moves), (before, move) => {
        const reachable = {
          ...before,
          pending: before.status === 'published' && !before.isTrashed ? before.pending : null,
          status: before.isTrashed ? ('archived' as const) : before.status,
        };
        const outcome = decideMove(reachable, move);
        if (outcome.kind !== 'moved') return;
        if (outcome.isTrashed) expect(outcome.status).not.toBe('published');
        if (outcome.pending) expect(outcome.status).toBe('published');
      }),
      { examples: [[state({ status: 'published', pending: 'review', isTrashed: true }), 'restore']] },
    );
  });

  it('has at least one possible move', () => {
    fc.assert(
      fc.property(anyState, (before) => {
        expect(listPossibleMoves(before).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('pendingAfterSave', () => {
  it('creates a draft for a published row and keeps an existing draft in review', () => {
    expect(pendingAfterSave({ status: 'published', pending: null })).toBe('draft');
    expect(pendingAfterSave({ status: 'published', pending: 'review' })).toBe('review');
    expect(pendingAfterSave({ status: 'review', pending: null })).toBeNull();
  });
});

describe('isScheduleInOrder', () => {
  it('requires publishing before archiving', () => {
    const early = new Date('2026-01-01');
    const late = new Date('2026-02-01');
    expect(isScheduleInOrder(early, late)).toBe(true);
    expect(isScheduleInOrder(late, early)).toBe(false);
    expect(isScheduleInOrder(null, early)).toBe(true);
  });
});
