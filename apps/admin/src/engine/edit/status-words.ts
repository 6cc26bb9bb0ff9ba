import { defineWords } from '../../language/language.ts';

export const useStatusWords = defineWords(
  {
    draft: 'Draft',
    review: 'In review',
    published: 'Published',
    archived: 'Archived',
    trashed: 'In the trash',
    pendingReview: 'Changes in review',
    pendingDraft: 'Changes not published',
  },
  {
    draft: '草稿',
    review: '审核中',
    published: '已发布',
    archived: '已归档',
    trashed: '在回收站',
    pendingReview: '修改审核中',
    pendingDraft: '修改未发布',
  },
);
