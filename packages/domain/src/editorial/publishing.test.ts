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

describe('the way onto the site', () => {
  it('leads from draft over review to published and archived, and back to a draft', () => {
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

  it('keeps a published row on the site while its changes are in review', () => {
    const outcome = decideMove(state({ status: 'published', pending: 'draft' }), 'submit');
    expect(outcome).toMatchObject({ status: 'published', pending: 'review', draft: 'keep' });
  });

  it('makes saved changes the document when they are published, and forgets them when discarded', () => {
    const changed = state({ status: 'published', pending: 'review' });
    expect(decideMove(changed, 'publish')).toMatchObject({ pending: null, draft: 'adopt' });
    expect(decideMove(changed, 'discard')).toMatchObject({ pending: null, draft: 'drop' });
  });

  it('refuses to publish what the site shows already', () => {
    expect(decideMove(state({ status: 'published' }), 'publish').kind).toBe('refused');
  });
});

describe('the trash', () => {
  it('takes a row off the site and gives it back as a draft', () => {
    expect(decideMove(state({ status: 'published' }), 'remove')).toMatchObject({
      status: 'archived',
      isTrashed: true,
    });
    expect(decideMove(state({ status: 'archived', isTrashed: true }), 'restore')).toMatchObject({
      status: 'draft',
      isTrashed: false,
    });
  });

  it('never loses a row that came with the guide', () => {
    expect(decideMove(state({ isTrashed: true, isShipped: true }), 'purge').kind).toBe('refused');
    expect(decideMove(state({ isTrashed: true }), 'purge').kind).toBe('purged');
  });
});

describe('whatever the state', () => {
  it('nothing in the trash is ever on the site, and only published rows have changes waiting', () => {
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

  it('there is a move to make', () => {
    fc.assert(
      fc.property(anyState, (before) => {
        expect(listPossibleMoves(before).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('saving', () => {
  it('sets changes of a published row aside and keeps them in review when they were', () => {
    expect(pendingAfterSave({ status: 'published', pending: null })).toBe('draft');
    expect(pendingAfterSave({ status: 'published', pending: 'review' })).toBe('review');
    expect(pendingAfterSave({ status: 'review', pending: null })).toBeNull();
  });
});

describe('a schedule', () => {
  it('publishes before it archives', () => {
    const early = new Date('2026-01-01');
    const late = new Date('2026-02-01');
    expect(isScheduleInOrder(early, late)).toBe(true);
    expect(isScheduleInOrder(late, early)).toBe(false);
    expect(isScheduleInOrder(null, early)).toBe(true);
  });
});
