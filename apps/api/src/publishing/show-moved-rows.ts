import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { HandlerContext } from '../handler.ts';
import type { MoveResult } from './move-rows.ts';
import { refreshRowsInSearch } from './search-refresh.ts';

type Wish = HandlerInput<'POST /admin/entity/move'>;

/** Moves that can change what visitors see. */
const visibleMoves: ReadonlySet<Wish['move']> = new Set(['publish', 'archive', 'remove', 'restore']);

/**
 * Brings moved rows to pages and search immediately, instead of with the next poll. Other processes follow within a second.
 * Returns the time that it took; `null` when visitors see no change.
 */
export async function showMovedRows(
  { entity, move }: Wish,
  results: readonly MoveResult[],
  context: HandlerContext,
): Promise<HandlerOutput<'POST /admin/entity/move'>['site']> {
  const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
  if (ids.length === 0 || !visibleMoves.has(move)) return null;
  const start = performance.now();
  await context.changes.poll();
  const isInSearch = await refreshRowsInSearch(context, { entity, ids });
  return { milliseconds: Math.round(performance.now() - start), isInSearch };
}
