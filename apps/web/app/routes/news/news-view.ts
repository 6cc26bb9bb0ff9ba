import type { CallOutput } from '@yunyou/contract/endpoints';
import { pack } from '../../api/packed.ts';

/** A piece of news as its page shows it. */
export function toNewsView({ body, ...piece }: CallOutput<'GET /news/detail'>) {
  return { ...piece, body: pack(body) };
}

export type NewsView = ReturnType<typeof toNewsView>;
