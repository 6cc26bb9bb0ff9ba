import { appRole, ensureAppRole, findRole, grantToAppRole } from '@yunyou/database/app-role';
import { type Connection, openDatabase } from '@yunyou/database/database';
import { migrateDatabase } from '@yunyou/database/migrate';
import { jobSchema } from './jobs/boss-database.ts';
import { installJobs } from './jobs/install-jobs.ts';

/**
 * Two connections to one database. The owner runs migrations; the app reads and writes rows and cannot alter the
 * schema, so that injected SQL could neither drop tables nor, in the embedded database, run programs.
 */
export interface DatabaseRoles {
  owner: Connection;
  app: Connection;
}

/** Returns the roles of the embedded database, whose owner is a superuser. */
export async function embeddedRoles(owner: Extract<Connection, { user: string }>): Promise<DatabaseRoles> {
  await ensureAppRole(owner);
  return { owner, app: { ...owner, user: appRole } };
}

/** Migrates all tables as the owner, then grants the app its access to them. */
export async function prepareDatabase({ owner, app }: DatabaseRoles): Promise<void> {
  await migrateDatabase(owner);
  const database = openDatabase({ connection: owner, poolSize: 2, onConnectionLost: () => undefined });
  try {
    await installJobs(database);
  } finally {
    await database.close();
  }
  await grantToAppRole(owner, await findRole(app), ['public', jobSchema]);
}
