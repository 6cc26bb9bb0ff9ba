import { parseArgs } from 'node:util';
import { createTestSite } from '../faults/test-site.ts';
import { createReport } from '../harness/report.ts';
import { editWithMany } from './many-editors.ts';
import { openManyTrips } from './many-trips.ts';

/**
 * `npm run bench:together [-- --write]` measures 50 people who edit one trip, and the memory of 1,000 trips that are open
 * with presence. Needs a build (`npm run build`); Linux only.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const report = createReport({
  title: 'Planning together',
  command: 'npm run bench:together',
  introduction:
    'One process with the embedded database. Fifty guests have one trip open and send a command every four seconds on average; a command is a call of `POST /travel/commands`, and it has arrived when the stream of another guest brings its version. Then 1,000 other trips are opened with a stream and a day each.',
  file: values.write ? 'together.md' : undefined,
});
const site = await createTestSite({ environment: { RATE_LIMIT: '1000000' } });
try {
  await site.start();
  await editWithMany(report, site);
  await openManyTrips(report, site);
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  await site.remove();
}
await report.finish();
