import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { noteStatement, saveNotedStatements } from './recorded-statements.ts';
import { copyDatabase, databaseUrl, emptyTemplate, withRole, withServerClient } from './template.ts';

/** Creates a database for one test and drops it when the test has finished. Opens it as its owner or as `role`. */
export async function createTestDatabase(
  template = emptyTemplate,
  role?: string,
): Promise<Database & { url: string }> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(serverUrl, template, name);
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase({
    connection: { url: role ? withRole(url, role) : url },
    poolSize: 8,
    onConnectionLost: () => undefined,
    // Tests open a database with a role where they run the app on it.
    ...(role && noteStatement && { onQuery: noteStatement }),
  });
  onTestFinished(async () => {
    saveNotedStatements();
    await database.close();
    await withServerClient(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  });
  return { ...database, url };
}
