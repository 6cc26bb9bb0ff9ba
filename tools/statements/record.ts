import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@yunyou/database/database';
import { migrationsFolder } from '@yunyou/database/migrate';
import { listRefusedStatements, type RefusedStatement } from '@yunyou/database/testing/plan-statements';
import { collectRecordedStatements, releasesFolder } from '@yunyou/database/testing/recorded-statements';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import { prepareDatabase } from '../../apps/api/src/database-roles.ts';

/**
 * `npm run statements:record [-- FILTER...]` runs the database tests of the API (or those whose path contains a filter) and writes the
 * statements that the app sends into `packages/database/releases`, in the file of the last migration. Run it for each release. Files
 * of earlier releases are not touched.
 */
const filters = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'yunyou-statements-'));
const root = path.join(import.meta.dirname, '..', '..');
try {
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      'embedded PostgreSQL',
      ...(filters.length > 0 ? filters : ['apps/api/src']),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_STATEMENTS: folder } },
  );
  const statements = collectRecordedStatements(folder);
  const refused = new Map(
    (await listRefused(statements)).map(({ statement, reason }) => [statement, reason]),
  );
  for (const [statement, reason] of refused) console.log(`left out: ${statement}: ${reason}`);
  const kept = statements.filter((statement) => !refused.has(statement));
  const last = readdirSync(migrationsFolder)
    .flatMap((file) => /^(\d{4}_\w+)\.sql$/.exec(file)?.[1] ?? [])
    .toSorted()
    .at(-1);
  mkdirSync(releasesFolder, { recursive: true });
  writeFileSync(path.join(releasesFolder, `${last}.sql`), `${kept.join('\n')}\n`);
  console.log(
    `${kept.length} statements in packages/database/releases/${last}.sql, ${refused.size} left out`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the statements that cannot be planned even now, such as those for tables that a test has created. */
async function listRefused(statements: readonly string[]): Promise<RefusedStatement[]> {
  const server = await startTcpPostgres();
  try {
    await prepareDatabase({ owner: { url: server.url }, app: { url: server.url } });
    const database = openDatabase({
      connection: { url: server.url },
      poolSize: 2,
      onConnectionLost: () => undefined,
    });
    try {
      return await listRefusedStatements(database, statements);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
