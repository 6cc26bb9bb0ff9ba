import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';

export interface RefusedStatement {
  statement: string;
  reason: string;
}

/**
 * Returns the statements that the database refuses to plan, each with the reason. Nothing is executed: planning finds missing tables,
 * columns, functions, keys, types and rights. Values are unknown, as in a prepared statement.
 */
export async function listRefusedStatements(
  { transaction }: Pick<Database, 'transaction'>,
  statements: Iterable<string>,
): Promise<RefusedStatement[]> {
  const refused: RefusedStatement[] = [];
  for (const statement of new Set(statements)) {
    try {
      await transaction((db) => plan(db, statement));
    } catch (error) {
      const { cause } = error as Error; // Drizzle's error, with that of PostgreSQL
      refused.push({ statement, reason: cause instanceof Error ? cause.message : String(error) });
    }
  }
  return refused;
}

/** Plans a statement for any values. `explain (generic_plan)` would need PostgreSQL 16. */
async function plan(db: Db, statement: string): Promise<void> {
  await db.execute(sql`deallocate all`); // a statement stays prepared when its transaction fails
  await db.execute(sql`set local plan_cache_mode = force_generic_plan`);
  await db.execute(sql.raw(`prepare recorded as ${statement}`));
  const { rows } = await db.execute<{ count: number }>(
    sql`select cardinality(parameter_types) as count from pg_prepared_statements where name = 'recorded'`,
  );
  const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ');
  await db.execute(sql.raw(`explain execute recorded${nulls && `(${nulls})`}`));
}
