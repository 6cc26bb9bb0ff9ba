import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Connection, toPgConfig } from './database.ts';

const migrationsFolder = path.join(import.meta.dirname, '..', 'migrations');
const lockKey = 7_202_611; // any number of our own: copies of the app that start together take turns

/** Brings the database to the present shape. Safe to call from several copies at once. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client(toPgConfig(connection));
  client.on('error', () => undefined); // a lost connection fails the statement it hits, which says so
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
