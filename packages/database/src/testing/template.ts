import pg from 'pg';

/** Name of the migrated template database that tests copy, because copying is much faster than migrating. */
export const emptyTemplate = 'yunyou_empty';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** Copies a database. Names are not escaped: they come only from test code. */
export async function copyDatabase(serverUrl: string, template: string, name: string): Promise<void> {
  await withServerClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name} template ${template} strategy = file_copy`);
  });
}

/** Creates an empty database unless it exists. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await withServerClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name} template template0`);
  });
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the URL with which a superuser connects with the privileges of another role. */
export function withRole(url: string, role: string): string {
  const other = new URL(url);
  other.searchParams.set('options', `-c role=${role}`);
  return other.href;
}

/** Runs `work` on a connection to the server's own database, for statements that create or drop databases. */
export async function withServerClient(
  serverUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
