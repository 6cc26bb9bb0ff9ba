import { parseArgs } from 'node:util';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import { proveCatalogue } from './catalogue.ts';
import { proveVisitors } from './visitors.ts';

/**
 * `npm run bench:scale [-- --part catalogue|visitors --rows 1000,10000,100000 --users 1000,10000,100000 --runs N --favourites N --write]`
 * measures the site on generated catalogues and numbers of visitors of growing size. `--users 10000,10000000` has 100 million events and
 * a million trips. Creates its databases on the server of DATABASE_URL, or on one started for the run.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'both' },
    rows: { type: 'string', default: '1000,10000,100000' },
    users: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '100' },
    /** Per spot. */
    favourites: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});
const toSizes = (text: string) => text.split(',').map(Number);
const given = process.env['DATABASE_URL'];
const server = given ? { url: given, stop: async () => undefined } : await startTcpPostgres();
const options = { serverUrl: server.url, runs: Number(values.runs), write: values.write };
try {
  if (values.part !== 'visitors')
    await proveCatalogue({
      ...options,
      sizes: toSizes(values.rows),
      favouritesPerRow: Number(values.favourites),
    });
  const hasFailed = process.exitCode === 1;
  if (values.part !== 'catalogue') await proveVisitors({ ...options, sizes: toSizes(values.users) });
  if (hasFailed) process.exitCode = 1; // each part sets it
} finally {
  await server.stop();
}
