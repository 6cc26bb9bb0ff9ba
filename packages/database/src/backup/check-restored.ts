import pg from 'pg';
import { type Connection, toPgConfig } from '../database.ts';
import { listBackupTables, quoteName } from './backup-tables.ts';

export interface RestoredRows {
  total: number;
  byTable: Record<string, number>;
}

/** Counts the rows of all tables that a backup contains. */
export async function countRestoredRows(connection: Connection): Promise<RestoredRows> {
  const client = new pg.Client(toPgConfig(connection));
  await client.connect();
  try {
    const byTable: Record<string, number> = {};
    for (const { name } of await listBackupTables(client)) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) as count from ${quoteName(name)}`,
      );
      byTable[name] = Number(rows[0]?.count);
    }
    return { total: Object.values(byTable).reduce((sum, count) => sum + count, 0), byTable };
  } finally {
    await client.end();
  }
}
