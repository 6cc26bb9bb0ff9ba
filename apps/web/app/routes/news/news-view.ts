import type { CallOutput } from '@yunyou/contract/endpoints';
import { toArticleView } from '../../features/article/article-view.ts';

/** Returns the fields of a news article on its page. */
export function toNewsView(piece: CallOutput<'GET /news/detail'>) {
  const { id, title, summary, picture, imageBlur, linkUrl, publishedOn, updatedAt } = piece;
  return {
    ...{ id, title, summary, picture, imageBlur, linkUrl, publishedOn, updatedAt },
    minutesToRead: piece.minutesToRead,
    body: toArticleView(piece.body),
    more: piece.more,
  };
}

export type NewsView = ReturnType<typeof toNewsView>;
