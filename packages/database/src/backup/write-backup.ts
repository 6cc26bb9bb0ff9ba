import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { type Connection, toPgConfig } from '../database.ts';
import { type BackupTable, listBackupTables, quoteName } from './backup-tables.ts';

export interface BackupHead {
  format: 'yunyou-backup-1';
  /** The newest migration that had been applied. */
  migration: string;
  tables: BackupTable[];
}

const batchRows = 500;

/**
 * Writes a consistent snapshot of all rows while the site keeps running: a header line, then lines of rows, gzipped.
 * The file gets its final name only when it is complete. Returns the number of rows.
 */
export async function writeBackup(
  connection: Connection,
  file: string,
  onTable: (name: string, rows: number) => void = () => undefined,
): Promise<number> {
  const client = new pg.Client(toPgConfig(connection));
  await client.connect();
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const head: BackupHead = {
      format: 'yunyou-backup-1',
      migration: await findMigration(client),
      tables: await listBackupTables(client),
    };
    const gzip = createGzip();
    const output = gzip.pipe(createWriteStream(unfinished, { mode: 0o600 })); // it contains personal data
    await writeLine(gzip, JSON.stringify(head));
    let total = 0;
    for (const [index, table] of head.tables.entries()) {
      const rows = await writeTable(client, gzip, table, index);
      onTable(table.name, rows);
      total += rows;
    }
    gzip.end();
    await finished(output);
    await rename(unfinished, file);
    return total;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

export async function findMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0]?.hash ?? 'none';
}

async function writeTable(
  client: pg.Client,
  gzip: Gzip,
  { name, columns }: BackupTable,
  index: number,
): Promise<number> {
  await client.query(
    `declare backup cursor for select to_json(row)::text as row
     from (select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}) row`,
  );
  let written = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchRows} from backup`);
    if (rows.length === 0) break;
    // The JSON text of PostgreSQL is written unparsed: JavaScript would round large numbers.
    await writeLine(gzip, `${index}\t${rows.length}\t[${rows.map(({ row }) => row).join(',')}]`);
    written += rows.length;
  }
  await client.query('close backup');
  return written;
}

async function writeLine(gzip: Gzip, line: string): Promise<void> {
  if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
}
