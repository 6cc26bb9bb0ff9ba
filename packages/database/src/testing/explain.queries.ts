import pg from 'pg';
import { type Db, openDatabase } from '../database.ts';

/** Returns the query plan of a statement without costs, which differ between runs. */
export async function explainStatement(url: string, text: string, values: unknown[]): Promise<string> {
  const rows = await explain<string>(url, `explain (costs off) ${text}`, values);
  return rows.join('\n');
}

interface PageCounts {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** Runs a statement and returns how many pages of the database it reads, in memory or not. Unlike times, this does not depend on load. */
export async function countPages(url: string, text: string, values: unknown[]): Promise<number> {
  const prefix = 'explain (analyze, buffers, format json)';
  const [counts] = await explain<PageCounts[]>(url, `${prefix} ${text}`, values);
  const plan = counts?.[0]?.Plan;
  if (!plan) throw new Error(`No query plan for ${text}`);
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Runs `work` on a connection of its own and returns how many pages its statements read, as `countPages` does. */
export async function countPagesOf(url: string, work: (db: Db) => Promise<unknown>): Promise<number> {
  let pages = 0;
  for (const { text, values } of await listStatements(url, work))
    pages += await countPages(url, text, values);
  return pages;
}

/** Runs `work` on a connection of its own and returns its statements. */
async function listStatements(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const database = openDatabase({
    connection: { url },
    poolSize: 1,
    onConnectionLost: () => undefined,
    onQuery: (text, values) => statements.push({ text, values }),
  });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
  return statements;
}

async function explain<T>(url: string, text: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': T }>(text, values);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.end();
  }
}
