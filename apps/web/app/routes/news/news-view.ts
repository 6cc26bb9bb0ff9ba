import type { CallOutput } from '@yunyou/contract/endpoints';
import { pack } from '../../api/packed.ts';

/** Fields of a news article on its page. */
export function toNewsView({ body, ...piece }: CallOutput<'GET /news/detail'>) {
  return { ...piece, body: pack(body) };
}

export type NewsView = ReturnType<typeof toNewsView>;
