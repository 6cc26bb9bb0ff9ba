import type { Move } from '@yunyou/contract/admin/staff-access';

/** Buttons of the moves. */
export const moveWords: Record<Move, string> = {
  publish: 'Publish',
  submit: 'Submit for review',
  withdraw: 'Back to draft',
  discard: 'Discard changes',
  archive: 'Archive',
  reopen: 'Reopen as draft',
  remove: 'Move to trash',
  restore: 'Restore',
  purge: 'Delete for good',
};

/** Messages after a move. */
export const movedWords: Record<Move, string> = {
  publish: 'Published.',
  submit: 'Submitted for review.',
  withdraw: 'Back to draft.',
  discard: 'Changes discarded.',
  archive: 'Archived.',
  reopen: 'Reopened as a draft.',
  remove: 'Moved to the trash.',
  restore: 'Restored.',
  purge: 'Deleted for good.',
};
