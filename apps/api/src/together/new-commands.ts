import type { HandlerOutput } from '@yunyou/contract/endpoints';
import type { Db } from '@yunyou/database/database';
import { listCommandsById } from '@yunyou/database/visitors/trip-command.queries';

export type CommandResult = HandlerOutput<'POST /travel/commands'>['results'][number];

/** Returns the results of the commands that were applied before, by id, and the commands that are new. */
export async function findNewCommands<C extends { readonly id: string }>(
  db: Db,
  tripId: string,
  commands: readonly C[],
): Promise<{ results: Map<string, CommandResult>; fresh: C[] }> {
  const ids = commands.map(({ id }) => id);
  const known = await listCommandsById(db, tripId, ids);
  const results = new Map(
    known.map(({ id, status, text }) => [id, toResult(id, status, text ?? undefined)] as const),
  );
  const fresh = commands.filter(({ id }, index) => ids.indexOf(id) === index && !results.has(id));
  return { results, fresh };
}

export const toResult = (
  id: string,
  status: CommandResult['status'],
  text: string | undefined,
): CommandResult => ({ id, status, ...(text !== undefined && { text }) });
