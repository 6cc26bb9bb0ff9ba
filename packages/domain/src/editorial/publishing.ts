import { type Move, moves } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entities } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';

/** A row's status and whether it has unpublished changes. */
export interface PublishingState {
  status: PublishStatus;
  /** Saved changes of a published row that visitors do not see yet. */
  pending: 'draft' | 'review' | null;
  isTrashed: boolean;
  /** Status before the row was moved to the trash. `null` of rows that were moved before it was recorded. */
  trashedStatus: PublishStatus | null;
  /** Imported from a content file. Never purged, because the next start would import it again. */
  isShipped: boolean;
}

/** Effect of a move on the pending draft: `keep` leaves it, `adopt` makes it the document, `drop` deletes it. */
type DraftEffect = 'keep' | 'adopt' | 'drop';

export type MoveOutcome =
  | {
      kind: 'moved';
      status: PublishStatus;
      pending: 'draft' | 'review' | null;
      isTrashed: boolean;
      draft: DraftEffect;
    }
  | { kind: 'purged' }
  | { kind: 'refused'; reason: string };

const refused = (reason: string): MoveOutcome => ({ kind: 'refused', reason });

/** Decides the outcome of a move. A row in the trash can only be restored or purged. */
export function decideMove(state: PublishingState, move: Move): MoveOutcome {
  const { status, pending, isTrashed, trashedStatus, isShipped } = state;
  if (isTrashed && move !== 'restore' && move !== 'purge')
    return refused('It is in the trash. Restore it first.');
  if (!isTrashed && (move === 'restore' || move === 'purge')) return refused('It is not in the trash.');
  const stay = { kind: 'moved', status, pending, isTrashed: false, draft: 'keep' } as const;
  switch (move) {
    case 'submit':
      if (pending === 'draft') return { ...stay, pending: 'review' };
      return status === 'draft' ? { ...stay, status: 'review' } : refused('There is no draft to submit.');
    case 'withdraw':
      if (pending === 'review') return { ...stay, pending: 'draft' };
      return status === 'review' ? { ...stay, status: 'draft' } : refused('It is not in review.');
    case 'discard':
      return pending
        ? { ...stay, pending: null, draft: 'drop' }
        : refused('There are no changes to discard.');
    case 'publish':
      if (status === 'published' && !pending) return refused('The site shows this already.');
      return { ...stay, status: 'published', pending: null, draft: 'adopt' };
    case 'archive':
      if (status === 'archived') return refused('It is archived already.');
      return { ...stay, status: 'archived', pending: null, draft: 'adopt' };
    case 'reopen':
      return status === 'archived' ? { ...stay, status: 'draft' } : refused('It is not archived.');
    case 'remove':
      return { ...stay, status: 'archived', isTrashed: true };
    case 'restore':
      return { ...stay, status: trashedStatus ?? 'draft' };
    case 'purge':
      return isShipped
        ? refused('It came with the guide and would come back. It stays in the trash.')
        : { kind: 'purged' };
  }
}

/** Moves that take a row off the site. Rows that refer to it would then show nothing in its place. */
const withdrawing: ReadonlySet<Move> = new Set(['archive', 'remove']);

export const isWithdrawing = (move: Move): boolean => withdrawing.has(move);

/**
 * Returns why a row must not be archived or removed, given the number of rows by entity that refer to it and are not
 * archived themselves. Returns undefined when none does.
 */
export function refuseWhileInUse(uses: readonly { entity: EntityName; live: number }[]): string | undefined {
  const counts = uses
    .filter(({ live }) => live > 0)
    .map(({ entity, live }) => `${live} ${entities[entity][live === 1 ? 'label' : 'plural'].toLowerCase()}`);
  const last = counts.pop();
  if (!last) return undefined;
  const list = counts.length > 0 ? `${counts.join(', ')} and ${last}` : last;
  return `It is in use by ${list}. Change or archive those first.`;
}

export function listPossibleMoves(state: PublishingState): Move[] {
  return moves.filter((move) => decideMove(state, move).kind !== 'refused');
}

/** Returns the pending state after a save. A published row gets a draft, so that visitors keep seeing the published version. */
export function pendingAfterSave({ status, pending }: Pick<PublishingState, 'status' | 'pending'>) {
  return status === 'published' ? (pending ?? 'draft') : null;
}

/** Returns true unless the time to archive is at or before the time to publish. */
export function isScheduleInOrder(publishAt: Date | null, unpublishAt: Date | null): boolean {
  return !publishAt || !unpublishAt || publishAt < unpublishAt;
}
