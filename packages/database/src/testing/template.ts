import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';

export const emptyTemplate = 'yunyou_empty';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** A migrated database that tests copy: a copy costs milliseconds, migrating does not. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await copyDatabase(serverUrl, 'template1', emptyTemplate);
  await migrateDatabase({ url: databaseUrl(serverUrl, emptyTemplate) });
}

/** Names come from this code only, never from outside. */
export async function copyDatabase(serverUrl: string, template: string, name: string): Promise<void> {
  await asAdmin(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template ${template}`);
  });
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function asAdmin(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
