import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { asAdmin, copyDatabase, databaseUrl, emptyTemplate } from './template.ts';

/** A database of the test's own, gone when the test is over. */
export async function createTestDatabase(template = emptyTemplate): Promise<Database & { url: string }> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(serverUrl, template, name);
  const url = databaseUrl(serverUrl, name);
  const database = openDatabase({ connection: { url }, poolSize: 8, onConnectionLost: () => undefined });
  onTestFinished(async () => {
    await database.close();
    await asAdmin(serverUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  });
  return { ...database, url };
}
