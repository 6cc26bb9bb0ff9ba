import pg from 'pg';
import { type Db, openDatabase } from '../database.ts';

/** Returns the query plan of a statement without costs, which differ between runs. */
export async function explainStatement(url: string, text: string, values: unknown[]): Promise<string> {
  const rows = await explain<string>(url, `explain (costs off) ${text}`, values);
  return rows.join('\n');
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const pagesOf = (plan: PlanNode) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

/** Runs a statement and returns its plan with the pages that it has read. */
async function analyse(url: string, text: string, values: unknown[]): Promise<PlanNode> {
  const prefix = 'explain (analyze, buffers, format json)';
  const [plans] = await explain<{ Plan: PlanNode }[]>(url, `${prefix} ${text}`, values);
  const plan = plans?.[0]?.Plan;
  if (!plan) throw new Error(`No query plan for ${text}`);
  return plan;
}

/** Runs the statements of `work` and returns how many pages of the database they read, in memory or not. Unlike times, this does not depend on load. */
export async function countPagesOf(url: string, work: (db: Db) => Promise<unknown>): Promise<number> {
  let pages = 0;
  for (const { text, values } of await listStatements(url, work))
    pages += pagesOf(await analyse(url, text, values));
  return pages;
}

/**
 * Runs the statements of `work` as on large tables, where PostgreSQL uses an index if one fits. Returns the tables of which they read
 * every row all the same, and the number of pages that they read.
 */
export async function readAsIfLarge(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<{ scanned: string[]; pages: number }> {
  const scannedBy = (node: PlanNode): string[] => [
    ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
    ...(node.Plans ?? []).flatMap(scannedBy),
  ];
  const withIndexes = new URL(url);
  withIndexes.searchParams.set('options', '-c enable_seqscan=off');
  const scanned: string[] = [];
  let pages = 0;
  for (const { text, values } of await listStatements(url, work)) {
    const plan = await analyse(withIndexes.href, text, values);
    scanned.push(...scannedBy(plan));
    pages += pagesOf(plan);
  }
  return { scanned: [...new Set(scanned)], pages };
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
