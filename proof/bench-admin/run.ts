import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { insertAdminRows } from '@yunyou/database/admin/admin-row.queries';
import { listAdminRows } from '@yunyou/database/admin/admin-row-list.queries';
import { openDatabase } from '@yunyou/database/database';
import { startEmbeddedPostgres } from '@yunyou/database/embedded/embedded-postgres';
import { migrateDatabase } from '@yunyou/database/migrate';
import { pingDatabase, refreshStatistics } from '@yunyou/database/system/system.queries';
import { sheetColumns, toCells } from '@yunyou/domain/editorial/import-sheet';
import { importRows } from '../../apps/api/src/admin/import-rows.ts';
import { readSheetFile, writeSheet } from '../../apps/api/src/admin/sheet-files.ts';
import { loadContent } from '../../apps/api/src/content/load-content.ts';
import type { HandlerContext } from '../../apps/api/src/handler.ts';
import { createServices } from '../../apps/api/src/services.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { percentile } from '../harness/percentile.ts';
import { createReport } from '../harness/report.ts';

const listed = 100_000;
const imported = 10_000;
/** Limits of an import of 10,000 rows and of a page of a list, the median of its runs. */
const importMsMax = 15_000;
const listMsMax = 150;
const runs = 9;

/** `npm run bench:admin -- [--write]`: how long a list of 100,000 spots and an import of 10,000 take. */
const report = createReport({
  title: 'Back office',
  command: 'npm run bench:admin',
  introduction: `Imports ${imported} spots from a CSV file, then lists ${listed} spots in the ways that staff do. An import has to end within ${importMsMax / 1000} s, a page of a list within ${listMsMax} ms (median of ${runs} runs after one to fill caches; the highest is in parentheses). PostgreSQL runs with its default settings. "Load" is the average load of the machine in the last minute, on ${os.cpus().length} cores.`,
  file: process.argv.includes('--write') ? 'admin.md' : undefined,
});

const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bench-'));
const server = await startEmbeddedPostgres({ folder });
await migrateDatabase(server.connection);
const database = openDatabase({
  connection: server.connection,
  poolSize: 4,
  statementTimeoutMs: 300_000, // loading and statistics, not the measured queries
  onConnectionLost: console.error,
});
await pingDatabase(database.db);
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const { services, close } = createServices({ database, settings, log: console.error });
await loadContent(database, settings.CONTENT_DIR);

const [sample] = (await listAdminRows(database.db, 'scenic-spot', { ...page(1), keyword: 'terracotta-army' }))
  .rows;
if (!sample) throw new Error('The guide has no terracotta-army to copy');
const columns = sheetColumns('scenic-spot');
const base = sample.values;
const spot = (number: number) => ({ ...base, name: `Spot number ${number}`, zhName: `景点${number}` });

const table = [
  ['id', ...columns.map(({ header }) => header)],
  ...Array.from({ length: imported }, (_, number) => [
    `imported-${number}`,
    ...toCells(columns, spot(number)),
  ]),
];
const context = {
  ...services,
  caller: { staff: { staff: { id: 'bench', name: 'Bench' } } },
} as unknown as HandlerContext; // all that an import looks at
const file = await writeSheet('csv', table);
const importMs = await timed(async () => {
  const sheet = await readSheetFile(file);
  const result = await importRows({ entity: 'scenic-spot', sheet, isDryRun: false }, context);
  if (result.problemCount > 0) throw new Error(JSON.stringify(result.problems[0]));
});
report.check(
  `import of ${imported} spots`,
  importMs <= importMsMax,
  `${(importMs / 1000).toFixed(1)} s, ${load()}`,
);

const rows = Array.from({ length: listed - imported }, (_, number) => ({
  id: `listed-${number}`,
  doc: spot(number),
  status: 'published' as const,
}));
await insertAdminRows(database.db, 'scenic-spot', rows);
report.log(`${rows.length} rows inserted`);
await refreshStatistics(database.db);

const lists: Record<string, Partial<Parameters<typeof listAdminRows>[2]>> = {
  'first page': {},
  'page 2,500': page(2500),
  'last page': page(Math.ceil(listed / 20)),
  'sorted by title': { sort: 'title', order: 'asc' },
  'drafts only': { status: 'draft' },
  'one city': { filters: [{ field: 'cityId', isList: false, value: 'xian' }] },
  'search "number 77777"': { keyword: 'number 77777' },
  'search "景点1234"': { keyword: '景点1234' },
};
for (const [name, options] of Object.entries(lists)) {
  const wanted = { ...page(1), ...options };
  const list = () => listAdminRows(database.db, 'scenic-spot', wanted);
  await list();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(list));
  const median = percentile(times, 0.5);
  const figures = `${median.toFixed(0)} ms (${Math.max(...times).toFixed(0)} ms), ${load()}`;
  report.check(`list of ${listed}: ${name}`, median <= listMsMax, figures);
}
await report.finish();
await close();
await database.close();
await server.stop();
await rm(folder, { recursive: true, force: true });

function page(pageNum: number) {
  const columnNames = sheetColumns('scenic-spot').map(({ path: [name = ''] }) => name);
  return {
    trash: false,
    filters: [],
    sort: 'updatedAt',
    order: 'desc' as const,
    columns: pageNum === 1 ? [...new Set(columnNames)] : [],
    limit: 20,
    offset: (pageNum - 1) * 20,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function load(): string {
  return `load ${os.loadavg()[0]?.toFixed(1)}`;
}
