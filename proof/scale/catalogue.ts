import { openDatabase } from '@yunyou/database/database';
import { migrateDatabase } from '@yunyou/database/migrate';
import { generateCatalogue } from '@yunyou/database/testing/generate-catalogue.queries';
import { copyDatabase, databaseUrl } from '@yunyou/database/testing/template';
import { loadContent } from '../../apps/api/src/content/load-content.ts';
import { createReport } from '../harness/report.ts';
import { type AppMemory, measureApp } from './app-memory.ts';
import { type CallCost, cpuGrowsSlowly, describeCost, logarithmicGrowth, measureCost } from './call-cost.ts';
import { writePlans } from './explain.ts';
import { hotQueries } from './hot-queries.ts';

interface CatalogueOptions {
  serverUrl: string;
  /** Numbers of spots. */
  sizes: number[];
  runs: number;
  favouritesPerRow: number;
  write: boolean;
}

/** Measures the hot queries and the app on generated catalogues of growing size. */
export async function proveCatalogue({
  serverUrl,
  sizes,
  runs,
  favouritesPerRow,
  write,
}: CatalogueOptions): Promise<void> {
  const report = createReport({
    title: 'Scale',
    command: 'npm run bench:scale -- --part catalogue',
    introduction: `Each query runs ${runs} times in sequence on generated catalogues of ${sizes.join(', ')} spots, with ${favouritesPerRow} favourites per spot and matching numbers of cities, reviews, orders and search entries. Figures are means of a query: pages of 8 KB that PostgreSQL reads, in memory or not (\`pg_stat_statements\`), and its CPU time; then its time (p50 / p99), which depends on what else runs on the machine and does not count. A query passes if its CPU time grows at most with the logarithm of the rows, times 1.5; less than 10 ms count as 10. PostgreSQL runs with its default settings (128 MB of shared buffers).`,
    file: write ? 'scale.md' : undefined,
  });
  const costs = new Map<string, Map<number, CallCost>>();
  const apps = new Map<number, AppMemory>();
  for (const rows of sizes) {
    const name = `yunyou_scale_${rows}`;
    const url = databaseUrl(serverUrl, name);
    await copyDatabase(serverUrl, 'template0', name);
    await migrateDatabase({ url });
    const database = openDatabase({
      connection: { url },
      poolSize: 4,
      statementTimeoutMs: 0,
      onConnectionLost: () => undefined,
    });
    report.log(`${rows} rows: generating`);
    await loadContent(database, 'content');
    await generateCatalogue(database, rows, rows * favouritesPerRow);
    report.log(`${rows} rows: measuring`);
    for (const [query, run] of Object.entries(hotQueries)) {
      const { db } = database;
      const cost = await measureCost({ db, pid: undefined, runs }, (turn) => run(db, turn));
      costs.set(query, (costs.get(query) ?? new Map<number, CallCost>()).set(rows, cost));
    }
    await database.close();
    apps.set(rows, await measureApp(url));
    if (write && rows === sizes.at(-1))
      report.log(`${await writePlans(url, rows)} plans written to docs/explain`);
  }
  for (const [query, bySize] of costs) {
    const [first] = sizes;
    const last = sizes.at(-1);
    const before = first === undefined ? undefined : bySize.get(first);
    const after = last === undefined ? undefined : bySize.get(last);
    if (!before || !after || first === undefined || last === undefined) continue;
    const figures = [...bySize.values()].map(describeCost);
    report.check(query, cpuGrowsSlowly(before, first, after, last), figures.join(' → '));
  }
  const failures = [...apps.values()].flatMap((app) => app.failures);
  const memory = [...apps.values()].map(({ servedMb }) => servedMb);
  report.check(
    'the app serves pages and calls at every size',
    failures.length === 0,
    failures.slice(0, 3).join('; ') ||
      `all answered; start time ${[...apps.values()].map(({ startMs }) => `${(startMs / 1000).toFixed(1)} s`).join(' → ')}`,
  );
  report.check(
    'memory of the app grows at most with the logarithm, during a rebuild of the search index',
    (memory.at(-1) ?? 0) < (memory[0] ?? 0) * logarithmicGrowth(sizes[0] ?? 1, sizes.at(-1) ?? 1),
    memory.map((each) => `${each} MB`).join(' → '),
  );
  await report.finish();
}
