import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import { explainConstraintErrors } from '../admin/constraint-errors.ts';
import { requireVersion } from '../admin/save-row.ts';
import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { actorOf } from '../staff/audit.ts';
import { lockForMove, moveRow } from './move-row.ts';

export type MoveResult = HandlerOutput<'POST /admin/entity/move'>['list'][number];

/**
 * Moves each row in its own transaction. With a single row, a refused move throws. With several, each row reports its
 * result, and a refused one does not roll back the others.
 */
export async function moveRows(
  { entity, move, items, reason }: HandlerInput<'POST /admin/entity/move'>,
  context: HandlerContext,
): Promise<MoveResult[]> {
  if (reason !== undefined && move !== 'withdraw')
    throw new ApiError('BAD_INPUT', {
      message: 'Only rows that are sent back have a reason.',
      fields: [{ field: 'reason', message: 'Only rows that are sent back have a reason.' }],
    });
  const results: MoveResult[] = [];
  for (const { id, version } of items) {
    try {
      const moved = await explainConstraintErrors(() =>
        context.transaction(async (db) => {
          const locked = await lockForMove(db, entity, id, move);
          const row = await requireVersion(db, entity, locked, version, {});
          return moveRow(db, actorOf(context), { entity, row, move, reason });
        }),
      );
      results.push({ id, ok: true, message: 'Done', version: moved });
    } catch (error) {
      if (!(error instanceof ApiError) || items.length === 1) throw error;
      results.push({ id, ok: false, message: error.message, version: null });
    }
  }
  return results;
}
