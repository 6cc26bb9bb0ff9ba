import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countRestoredRows } from '@yunyou/database/backup/check-restored';
import { restoreBackup } from '@yunyou/database/backup/restore-backup';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import { migrateDatabase } from '@yunyou/database/migrate';
import { step } from './progress.ts';

/**
 * Runs `npm run restore:drill -- FOLDER [--max-age-hours 26]`: restores the newest backup below FOLDER into an empty PostgreSQL that
 * is started for it and removed afterwards, and counts its rows. Needs no settings and does not touch the site. Exits with 1 when
 * there is no backup, it is too old, or it cannot be restored completely.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'max-age-hours': { type: 'string', default: '26' } },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the newest folder with a complete backup. The file of an unfinished one has another name. */
function findNewest(folder: string): { folder: string; writtenAt: number } | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => path.join(folder, name))
    .filter((each) => existsSync(path.join(each, 'database.gz')))
    .map((each) => ({ folder: each, writtenAt: statSync(path.join(each, 'database.gz')).mtimeMs }))
    .toSorted((a, b) => b.writtenAt - a.writtenAt)[0];
}

const [folder] = positionals;
const maxAgeHours = Number(values['max-age-hours']);
if (!folder || !(maxAgeHours > 0)) fail('Usage: npm run restore:drill -- FOLDER [--max-age-hours 26]');
const newest = findNewest(folder);
if (!newest) fail(`There is no backup in ${folder}.`);
const hours = (Date.now() - newest.writtenAt) / 3_600_000;
console.log(`Newest backup: ${newest.folder}, written ${hours.toFixed(1)} hours ago`);
if (hours > maxAgeHours) fail(`It is older than ${maxAgeHours} hours: check the backup job.`);

const temporary = await mkdtemp(path.join(os.tmpdir(), 'yunyou-drill-'));
await chmod(temporary, 0o755); // PostgreSQL runs as another user when this process is root
const startedAt = performance.now();
try {
  const server = await step('Starting an empty PostgreSQL', () =>
    reachEmbeddedPostgres(path.join(temporary, 'postgres')),
  );
  try {
    await step('Preparing the tables', () => migrateDatabase(server.connection));
    const expected = await step('Restoring the database', () =>
      restoreBackup(server.connection, path.join(newest.folder, 'database.gz')),
    );
    const { total, byTable } = await step('Counting the rows', () => countRestoredRows(server.connection));
    if (total !== expected) throw new Error(`The backup has ${expected} rows, and ${total} were restored`);
    if (!byTable['city'])
      throw new Error('The backup has no cities: it is not one of a site that has started');
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `Restored ${total} rows in ${seconds} s: ${byTable['city']} cities, ${byTable['app_user']} accounts, ${byTable['trip']} trips, ${byTable['tour_order']} orders.`,
    );
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(`The backup cannot be restored: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
