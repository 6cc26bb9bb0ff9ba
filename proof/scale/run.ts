import { parseArgs } from 'node:util';
import { countingSetting } from '@yunyou/database/testing/read-pages.queries';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import { proveCatalogue } from './catalogue.ts';
import { proveVisitors } from './visitors.ts';

/**
 * `npm run bench:scale [-- --part catalogue|visitors --rows 1000,10000,100000 --users 1000,10000,100000 --runs N --favourites N --write]`
 * measures the site on generated catalogues and numbers of visitors of growing size. Creates its databases on the server of
 * DATABASE_URL, which must load `pg_stat_statements`, or on one started for the run. With `--keep`, a second run on the same server
 * measures the visitors that the first one has generated. `--users 10000,10000000` has 100 million events and a million trips: about
 * 45 GB below the folder for temporary files.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'both' },
    rows: { type: 'string', default: '1000,10000,100000' },
    users: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '100' },
    /** Per spot. */
    favourites: { type: 'string', default: '10' },
    'events-per-user': { type: 'string', default: '10' },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const toSizes = (text: string) => text.split(',').map(Number);
const given = process.env['DATABASE_URL'];
const server = given
  ? { url: given, stop: async () => undefined }
  : await startTcpPostgres({ settings: [countingSetting], isLarge: true });
const options = { serverUrl: server.url, runs: Number(values.runs), write: values.write };
try {
  if (values.part !== 'visitors')
    await proveCatalogue({
      ...options,
      sizes: toSizes(values.rows),
      favouritesPerRow: Number(values.favourites),
    });
  const hasFailed = process.exitCode === 1;
  if (values.part !== 'catalogue')
    await proveVisitors({
      ...options,
      sizes: toSizes(values.users),
      eventsPerUser: Number(values['events-per-user']),
      keep: values.keep,
    });
  if (hasFailed) process.exitCode = 1; // each part sets it
} finally {
  await server.stop();
}
