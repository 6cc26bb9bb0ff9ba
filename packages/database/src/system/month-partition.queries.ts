import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Tables with one partition a month (UTC). Their migration has the functions that create and drop partitions. */
export type MonthlyTable = 'user_event' | 'audit_entry';

/** Creates the missing partitions for the months from `first` to `last`. Returns how many it created. */
export async function addMonths(
  db: Db,
  table: MonthlyTable,
  { first, last }: { first: Date; last: Date },
): Promise<number> {
  const { rows } = await db.execute<{ added: number }>(
    sql`select add_months(${table}, ${first.toISOString()}::timestamptz, ${last.toISOString()}::timestamptz) as added`,
  );
  return rows[0]?.added ?? 0;
}

/** Drops the partitions of the months before that of `keptFrom`. Returns how many it dropped. */
export async function dropMonths(db: Db, table: MonthlyTable, keptFrom: Date): Promise<number> {
  const { rows } = await db.execute<{ dropped: number }>(
    sql`select drop_months(${table}, ${keptFrom.toISOString()}::timestamptz) as dropped`,
  );
  return rows[0]?.dropped ?? 0;
}

/** Lists the partitions of a table, oldest month first, with the partition for other months (`_other`) last. */
export async function listMonths(db: Db, table: MonthlyTable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`);
  return rows.map(({ name }) => name);
}
