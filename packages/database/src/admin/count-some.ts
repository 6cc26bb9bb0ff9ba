import { staffCountMax } from '@yunyou/contract/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/** Counts matching rows, at most one more than `staffCountMax`, which means "more than that": counting all reads a whole table. */
export async function countSome(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(staffCountMax + 1)
    .as('some');
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${some}`);
  return rows[0]?.total ?? 0;
}
