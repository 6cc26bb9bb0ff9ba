import type { Move } from '@yunyou/contract/admin/staff-access';
import { defineWords } from '../../language/language.ts';

interface MoveWords {
  /** Buttons of the moves. */
  acts: Record<Move, string>;
  /** Messages after a move. */
  done: Record<Move, string>;
}

export const useMoveWords = defineWords<MoveWords>(
  {
    acts: {
      publish: 'Publish',
      submit: 'Submit for review',
      withdraw: 'Back to draft',
      discard: 'Discard changes',
      archive: 'Archive',
      reopen: 'Reopen as draft',
      remove: 'Move to trash',
      restore: 'Restore',
      purge: 'Delete for good',
    },
    done: {
      publish: 'Published.',
      submit: 'Submitted for review.',
      withdraw: 'Back to draft.',
      discard: 'Changes discarded.',
      archive: 'Archived.',
      reopen: 'Reopened as a draft.',
      remove: 'Moved to the trash.',
      restore: 'Restored.',
      purge: 'Deleted for good.',
    },
  },
  {
    acts: {
      publish: '发布',
      submit: '提交审核',
      withdraw: '退回草稿',
      discard: '放弃修改',
      archive: '归档',
      reopen: '重新打开为草稿',
      remove: '移到回收站',
      restore: '恢复',
      purge: '彻底删除',
    },
    done: {
      publish: '已发布。',
      submit: '已提交审核。',
      withdraw: '已退回草稿。',
      discard: '已放弃修改。',
      archive: '已归档。',
      reopen: '已重新打开为草稿。',
      remove: '已移到回收站。',
      restore: '已恢复。',
      purge: '已彻底删除。',
    },
  },
);
