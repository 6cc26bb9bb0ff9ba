import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Connection, toPgConfig } from './database.ts';

export const migrationsFolder = path.join(import.meta.dirname, '..', 'migrations');
/** Key of the advisory lock that serialises migrations. Any fixed number works. */
export const migrationLockKey = 7_202_611;

/** Applies all pending migrations. Several processes may call it at the same time. */
export async function migrateDatabase(connection: Connection, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(toPgConfig(connection));
  client.on('error', () => undefined); // a lost connection makes the running statement fail, which is reported
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
