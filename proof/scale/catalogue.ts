import { openDatabase } from '@yunyou/database/database';
import { migrateDatabase } from '@yunyou/database/migrate';
import { generateCatalogue } from '@yunyou/database/testing/generate-catalogue.queries';
import { copyDatabase, databaseUrl } from '@yunyou/database/testing/template';
import { loadContent } from '../../apps/api/src/content/load-content.ts';
import { createReport } from '../harness/report.ts';
import { type AppMemory, measureApp } from './app-memory.ts';
import { writePlans } from './explain.ts';
import { hotQueries } from './hot-queries.ts';
import { growsSlowly, logarithmicGrowth, measureQuery, type Times } from './measure.ts';

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
    introduction: `Each query runs ${runs} times in sequence on generated catalogues of ${sizes.join(', ')} spots, with ${favouritesPerRow} favourites per spot and matching numbers of cities, reviews, orders and search entries. Figures are p50 / p99 in milliseconds. A query passes if p50 and p99 grow at most with the logarithm of the rows, times 1.5 for noise; a p50 below 10 ms counts as 10 and a p99 below 40 ms as 40. PostgreSQL runs with its default settings (128 MB of shared buffers).`,
    file: write ? 'scale.md' : undefined,
  });
  const times = new Map<string, Map<number, Times>>();
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
      const measured = await measureQuery(database.db, run, runs);
      times.set(query, (times.get(query) ?? new Map<number, Times>()).set(rows, measured));
    }
    await database.close();
    apps.set(rows, await measureApp(url));
    if (write && rows === sizes.at(-1))
      report.log(`${await writePlans(url, rows)} plans written to docs/explain`);
  }
  for (const [query, bySize] of times) {
    const [first] = sizes;
    const last = sizes.at(-1);
    const before = first === undefined ? undefined : bySize.get(first);
    const after = last === undefined ? undefined : bySize.get(last);
    if (!before || !after || first === undefined || last === undefined) continue;
    const figures = sizes.map(
      (rows) => `${bySize.get(rows)?.p50.toFixed(1)} / ${bySize.get(rows)?.p99.toFixed(1)}`,
    );
    report.check(query, growsSlowly(before, first, after, last), figures.join(' → '));
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
