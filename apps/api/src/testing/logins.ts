import { randomUUID } from 'node:crypto';
import { withServerClient } from '@yunyou/database/testing/template';
import { inject, onTestFinished } from 'vitest';

/** Creates a login without any privilege on tables for one test and returns the URL with which it opens the database. */
export async function createLogin(databaseUrl: string): Promise<string> {
  const name = `login_${randomUUID().replaceAll('-', '')}`;
  const serverUrl = inject('serverUrl');
  await withServerClient(serverUrl, async (client) => {
    await client.query(`create role ${name} login password '${name}'`);
  });
  const login = new URL(databaseUrl);
  login.username = name;
  login.password = name;
  onTestFinished(() =>
    withServerClient(databaseUrl, async (client) => {
      await client.query(`drop owned by ${name}`); // its grants
      await client.query(`drop role ${name}`);
    }),
  );
  return login.href;
}
