import pg from 'pg';

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
