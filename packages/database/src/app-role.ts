import pg from 'pg';
import { quoteName } from './backup/backup-tables.ts';
import { type Connection, toPgConfig } from './database.ts';
import { migrationLockKey } from './migrate.ts';

/** Role of the app in the embedded database. The owner of the tables, a superuser, only runs migrations and backups. */
export const appRole = 'yunyou_app';

/** PostgreSQL 17 and later have a privilege for ANALYZE and REINDEX; earlier ones skip them with a warning. */
const maintainSince = 170_000;

/** Create and drop the partitions of months, as the owner of the tables. */
const partitionFunctions =
  'public.add_months(text, timestamptz, timestamptz), public.drop_months(text, timestamptz)';

/** Creates the app's role if it is missing. It can log in and has no privilege until `grantToAppRole`. */
export async function ensureAppRole(owner: Connection): Promise<void> {
  await withLock(owner, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    if (!rowCount) await client.query(`create role ${quoteName(appRole)} login`);
  });
}

/**
 * Lets a role read and write all rows of the schemas, but not create, alter, drop or truncate anything. Runs after each
 * migration, because grants do not cover later tables. Does nothing if the role is the owner itself.
 */
export async function grantToAppRole(
  owner: Connection,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  await withLock(owner, async (client) => {
    const { rows } = await client.query<{ name: string; version: number }>(
      `select current_user as name, current_setting('server_version_num')::int as version`,
    );
    const [server] = rows;
    if (!server || server.name === role) return;
    const [to, within] = [quoteName(role), schemas.map(quoteName).join(', ')];
    const maintain = server.version >= maintainSince ? ', maintain' : '';
    await client.query(`grant usage on schema ${within} to ${to}`);
    await client.query(
      `grant select, insert, update, delete${maintain} on all tables in schema ${within} to ${to}`,
    );
    await client.query(`grant usage, select on all sequences in schema ${within} to ${to}`);
    await client.query(`grant execute on function ${partitionFunctions} to ${to}`);
  });
}

/** Returns the name of the role that a connection logs in as. */
export async function findRole(connection: Connection): Promise<string> {
  const client = new pg.Client(toPgConfig(connection));
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_user as name');
    return rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}

/** Runs `work` under the lock of migrations: concurrent GRANT statements on one table fail. */
async function withLock(owner: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(toPgConfig(owner));
  client.on('error', () => undefined); // a lost connection makes the running statement fail, which is reported
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await work(client);
  } finally {
    await client.end();
  }
}
