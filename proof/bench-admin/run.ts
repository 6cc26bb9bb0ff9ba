import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { insertAdminRows, listAdminRows } from '@yunyou/database/admin/admin-row.queries';
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

/** `npm run bench:admin`: how long a list of 100,000 spots and an import of 10,000 take. */
const listed = 100_000;
const imported = 10_000;

const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bench-'));
const server = await startEmbeddedPostgres({ folder });
await migrateDatabase(server.connection);
const database = openDatabase({
  connection: server.connection,
  poolSize: 4,
  onConnectionLost: console.error,
});
await pingDatabase(database.db);
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const { services, close } = createServices({ database, settings, log: console.error, isLazy: true });
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
for (const format of ['csv', 'xlsx'] as const) {
  const file = await writeSheet(format, format === 'csv' ? table : table.slice(0, 1001));
  const context = {
    ...services,
    caller: { staff: { staff: { id: 'bench', name: 'Bench' } } },
  } as unknown as HandlerContext; // all that an import looks at
  await timed(
    `import of ${format === 'csv' ? imported : 1000} spots (${format}, ${format === 'csv' ? 'written' : 'checked'})`,
    async () => {
      const report = await importRows(
        { entity: 'scenic-spot', sheet: await readSheetFile(file), isDryRun: format === 'xlsx' },
        context,
      );
      if (report.problemCount > 0) throw new Error(JSON.stringify(report.problems[0]));
    },
  );
}

const rows = Array.from({ length: listed - imported }, (_, number) => ({
  id: `listed-${number}`,
  doc: spot(number),
  status: 'published' as const,
}));
await timed(`${rows.length} rows inserted`, () => insertAdminRows(database.db, 'scenic-spot', rows));
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
  await listAdminRows(database.db, 'scenic-spot', wanted); // the first fills caches
  await timed(`list of ${listed}: ${name}`, () => listAdminRows(database.db, 'scenic-spot', wanted));
}
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

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(52)} ${(performance.now() - start).toFixed(0).padStart(7)} ms`);
}
