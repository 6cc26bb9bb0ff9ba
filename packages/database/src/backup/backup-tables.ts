import type pg from 'pg';

export interface BackupTable {
  name: string;
  /** Columns to back up; generated columns are left out. */
  columns: string[];
}

/**
 * Lists our tables in the order in which rows can be restored: each after the tables that it references. Unlogged tables
 * are left out: their rows are computed again. A partitioned table is one table: the target may have other months.
 */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition and t.relpersistence = 'p'
      and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`);
  const { rows: foreignKeys } = await client.query<{ table: string; target: string }>(`
    select conrelid::regclass::text as table, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const byTable = Map.groupBy(columns, (row) => row.table);
  const tables = [...byTable].map(([name, rows]) => ({ name, columns: rows.map((row) => row.column) }));
  return sortByForeignKeys(tables, foreignKeys);
}

/** Sorts tables topologically. A table may reference itself; a longer cycle throws. */
export function sortByForeignKeys(
  tables: readonly BackupTable[],
  foreignKeys: readonly { table: string; target: string }[],
): BackupTable[] {
  const sorted: BackupTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      ({ name }) =>
        !foreignKeys.some(
          ({ table, target }) =>
            table === name && target !== name && [...waiting].some((other) => other.name === target),
        ),
    );
    if (free.length === 0)
      throw new Error(`Foreign keys form a cycle: ${[...waiting].map(({ name }) => name).join(', ')}`);
    for (const table of free) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
