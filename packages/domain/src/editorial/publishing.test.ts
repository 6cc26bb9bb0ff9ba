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
  refuseWhileInUse,
} from './publishing.ts';

const state = (change: Partial<PublishingState> = {}): PublishingState => ({
  status: 'draft',
  pending: null,
  isTrashed: false,
  trashedStatus: null,
  isShipped: false,
  ...change,
});

const anyState = fc.record<PublishingState>({
  status: fc.constantFrom(...publishStatus.options),
  pending: fc.constantFrom(null, 'draft', 'review'),
  isTrashed: fc.boolean(),
  trashedStatus: fc.constantFrom(null, ...publishStatus.options),
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
  it('takes a removed row off the site and restores it with its status and its draft', () => {
    expect(decideMove(state({ status: 'published', pending: 'review' }), 'remove')).toMatchObject({
      status: 'archived',
      isTrashed: true,
      draft: 'keep',
      pending: 'review',
    });
    const trashed = state({ status: 'archived', isTrashed: true, pending: 'review' });
    expect(decideMove({ ...trashed, trashedStatus: 'published' }, 'restore')).toMatchObject({
      status: 'published',
      isTrashed: false,
      draft: 'keep',
      pending: 'review',
    });
    expect(decideMove({ ...trashed, pending: null }, 'restore')).toMatchObject({ status: 'draft' });
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
          pending:
            (before.isTrashed ? before.trashedStatus : before.status) === 'published' ? before.pending : null,
          status: before.isTrashed ? ('archived' as const) : before.status,
        };
        const outcome = decideMove(reachable, move);
        if (outcome.kind !== 'moved') return;
        if (outcome.isTrashed) expect(outcome.status).not.toBe('published');
        if (outcome.pending && !outcome.isTrashed) expect(outcome.status).toBe('published');
      }),
      { examples: [[state({ trashedStatus: 'published', pending: 'review', isTrashed: true }), 'restore']] },
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

describe('refuseWhileInUse', () => {
  it('counts the rows that use it by kind, without archived ones', () => {
    expect(
      refuseWhileInUse([
        { entity: 'scenic-spot', live: 120 },
        { entity: 'guide', live: 0 },
        { entity: 'city', live: 1 },
      ]),
    ).toBe('It is in use by 120 scenic spots and 1 city. Change or archive those first.');
    expect(refuseWhileInUse([{ entity: 'guide', live: 0 }])).toBeUndefined();
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
