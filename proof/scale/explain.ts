import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@yunyou/database/database';
import { explainStatement } from '@yunyou/database/testing/explain.queries';
import { hotQueries } from './hot-queries.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'explain');

/** Writes one file per hot query with its statements and query plans, for review in diffs. */
export async function writePlans(url: string, rows: number): Promise<number> {
  const statements: { text: string; values: unknown[] }[] = [];
  const database = openDatabase({
    connection: { url },
    poolSize: 2,
    onConnectionLost: () => undefined,
    onQuery: (text, values) => statements.push({ text, values }),
  });
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, query] of Object.entries(hotQueries)) {
      statements.length = 0;
      await query(database.db, 1);
      const parts: string[] = [];
      for (const { text, values } of statements.splice(0)) {
        const plan = await explainStatement(url, text, values);
        parts.push(`${text.replaceAll(/\s+/g, ' ').trim()}\n\n${plan}`);
      }
      const file = `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`;
      await writeFile(path.join(folder, file), `${name}, among ${rows} spots\n\n${parts.join('\n\n')}\n`);
    }
  } finally {
    await database.close();
  }
  return Object.keys(hotQueries).length;
}
