import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { storedAnswer } from '../tables/system.table.ts';
import { behaviourTotal } from '../tables/user.table.ts';

export interface StoredAnswerKey {
  key: string;
  changeNumber: number;
  /** The entity whose likes and favourites the answer shows. */
  countsOf?: { type: BehaviourTarget; id: string } | undefined;
}

interface FoundAnswer {
  /** The current counts, to store a new answer with. */
  counts: string;
  answer: { etag: string; body: Buffer } | undefined;
}

/** Finds an answer that was stored at this catalogue change and shows the current counts. */
export async function findStoredAnswer(
  db: Db,
  { key, changeNumber, countsOf }: StoredAnswerKey,
): Promise<FoundAnswer> {
  const { rows } = await db.execute<{ counts: string; etag: string | null; body: Buffer | null }>(sql`
    select current.counts, stored.etag, stored.body
    from (
      select coalesce(string_agg(kind || ' ' || count, ', ' order by kind), '') as counts from ${behaviourTotal}
      where target_type = ${countsOf?.type ?? null} and target_id = ${countsOf?.id ?? null}
    ) current
    left join ${storedAnswer} stored
      on stored.key = ${key} and stored.change_number = ${changeNumber} and stored.counts = current.counts`);
  const [row] = rows;
  const answer = row?.etag && row.body ? { etag: row.etag, body: row.body } : undefined;
  return { counts: row?.counts ?? '', answer };
}

export async function storeAnswer(
  db: Db,
  row: Omit<typeof storedAnswer.$inferInsert, 'storedAt'>,
): Promise<void> {
  const set = { ...row, storedAt: sql`now()` };
  await db.insert(storedAnswer).values(row).onConflictDoUpdate({ target: storedAnswer.key, set });
}

/** Removes answers of earlier catalogue changes, and the older half of the others when they exceed `maxBytes`. */
export async function trimStoredAnswers(
  db: Db,
  { changeNumber, maxBytes }: { changeNumber: number; maxBytes: number },
): Promise<void> {
  await db.delete(storedAnswer).where(lt(storedAnswer.changeNumber, changeNumber));
  await db.execute(sql`
    delete from ${storedAnswer} where
      (select sum(octet_length(body)) from ${storedAnswer}) > ${maxBytes}
      and stored_at <= (select percentile_disc(0.5) within group (order by stored_at) from ${storedAnswer})`);
}
