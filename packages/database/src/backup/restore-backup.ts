import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { type Connection, toPgConfig } from '../database.ts';
import { listBackupTables, quoteName } from './backup-tables.ts';
import { type BackupHead, findMigration } from './write-backup.ts';

class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Restores a backup into a migrated database without rows, in one transaction: a truncated file or an invalid row leaves
 * the database empty. Returns the number of restored rows.
 */
export async function restoreBackup(connection: Connection, file: string): Promise<number> {
  const client = new pg.Client(toPgConfig(connection));
  await client.connect();
  try {
    await client.query('begin');
    const rows = await readRows(client, file);
    await continueIdentities(client);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error is the one to report
    throw error;
  } finally {
    await client.end();
  }
}

async function readRows(client: pg.Client, file: string): Promise<number> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  let head: BackupHead | undefined;
  let total = 0;
  try {
    for await (const line of createInterface({ input: packed.pipe(unpacked) })) {
      if (head) total += await insertLine(client, head, line);
      else head = await checkHead(client, line);
    }
  } catch (error) {
    packed.destroy();
    throw isUnreadable(error)
      ? new RestoreError(`${file} cannot be read to its end: ${error.message}`)
      : error;
  }
  if (!head) throw new RestoreError(`${file} is empty`);
  return total;
}

const isUnreadable = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && /^(Z_|ENOENT|EACCES|EISDIR)/.test(String(error.code));

async function insertLine(client: pg.Client, head: BackupHead, line: string): Promise<number> {
  const [index = '', count = '', rows = ''] = line.split('\t', 3); // JSON text contains no tab
  const table = head.tables[Number(index)];
  if (!table) throw new RestoreError('The backup contains rows of a table that its header does not list');
  const columns = table.columns.map(quoteName).join(', ');
  await client.query(
    `insert into ${quoteName(table.name)} (${columns})
     overriding system value
     select ${columns} from json_populate_recordset(null::${quoteName(table.name)}, $1::json)`,
    [rows],
  );
  return Number(count);
}

/** Lets identity columns continue after the highest restored value. */
async function continueIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoteName(column)})) from ${quoteName(table)}`,
      [quoteName(table), column],
    );
  }
}

async function checkHead(client: pg.Client, line: string): Promise<BackupHead> {
  const head = parseHead(line);
  if (head?.format !== 'yunyou-backup-1') throw new RestoreError('This file is not a backup of Yunyou');
  const present = await findMigration(client);
  if (head.migration !== present) {
    throw new RestoreError(
      'The backup was made by another version of the product. Restore it with that version, then start this one, which migrates the tables.',
    );
  }
  for (const { name } of await listBackupTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select 1 from ${quoteName(name)}) as filled`,
    );
    if (rows[0]?.filled) throw new RestoreError(`The table ${name} has rows: restore into an empty database`);
  }
  return head;
}

function parseHead(line: string): BackupHead | undefined {
  try {
    return JSON.parse(line) as BackupHead; // its format is checked next
  } catch {
    return undefined; // not JSON: not a backup
  }
}
