import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTestSite } from '../faults/test-site.ts';
import { memoryMb } from '../harness/memory.ts';
import { createReport } from '../harness/report.ts';
import { statusOf, waitUntil } from '../harness/waiting.ts';
import type { LoadOrder, LoadResult } from './load-generator.ts';

/**
 * `npm run test:overload [-- --seconds 60 --times 10 --write]`: finds what the site can carry, then asks for ten times as
 * much for a minute. No page is kept in memory, so that each is rendered. Needs a build and Linux.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const times = Number(values.times);
const memoryMostMb = 1200;
/** Or three times what it is in calm, on a machine that is slow anyway. */
const servedP99Most = 3000;

const report = createReport({
  title: 'Overload',
  command: 'npm run test:overload',
  introduction: `Finds how many rendered pages and API calls a second one process carries (8 callers that wait for their answers), then asks for ${times} times as many for ${seconds} s, whether answers come or not. Load and site share ${os.availableParallelism()} cores, so the rates are this machine's and low; what counts is how it behaves.`,
  file: values.write ? 'overload.md' : undefined,
});
const site = await createTestSite({ environment: { RATE_LIMIT: '100000000', HTML_CACHE_MB: '0' } });
try {
  await site.start();
  const paths = ['/', '/destination/city?id=xian', '/api/yunyou/destination/search?keyword=temple', '/wiki'];
  const order = { urls: paths.map((each) => site.url() + each) };
  await load({ ...order, seconds: 5, workers: 4 }); // warm
  const idleMb = memoryMb(site.pid());
  const calm = await load({ ...order, seconds: 10, workers: 8 });
  const capacity = calm.served.count / calm.seconds;
  report.say(`carries ${capacity.toFixed(0)} a second, p99 ${calm.served.p99.toFixed(0)} ms`);

  let mostMb = 0;
  let slowestProbeMs = 0;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, memoryMb(site.pid()));
    const start = performance.now();
    void statusOf(`${site.url()}/healthz`).then((status) => {
      slowestProbeMs = Math.max(
        slowestProbeMs,
        status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY,
      );
    });
  }, 1000);
  const crowd = await load({ ...order, seconds, rate: capacity * times });
  clearInterval(watch);
  const recoveredMs = await waitUntil('a page within a second', async () => {
    const start = performance.now();
    return (await statusOf(`${site.url()}/`)) === 200 && performance.now() - start < 1000;
  });

  const asked = Object.values(crowd.byStatus).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(crowd.byStatus)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  const strange =
    asked - (crowd.byStatus['200'] ?? 0) - (crowd.byStatus['503'] ?? 0) - (crowd.byStatus['429'] ?? 0);
  report.check(
    'what it does not serve it refuses, with 503 or 429 and Retry-After',
    strange === 0 && crowd.withoutRetryAfter === 0 && crowd.refused.count > 0,
    `asked ${(asked / crowd.seconds).toFixed(0)} a second: ${statuses}; ${crowd.withoutRetryAfter} without Retry-After`,
  );
  const goodput = crowd.served.count / crowd.seconds;
  report.check(
    'it goes on serving about what it can carry',
    goodput > capacity * 0.4,
    `${goodput.toFixed(0)} a second of ${capacity.toFixed(0)} in calm`,
  );
  const p99Most = Math.max(servedP99Most, 3 * calm.served.p99);
  report.check(
    `p99 of what it serves stays below ${p99Most.toFixed(0)} ms`,
    crowd.served.p99 < p99Most,
    `p50 ${crowd.served.p50.toFixed(0)} ms, p99 ${crowd.served.p99.toFixed(0)} ms (calm ${calm.served.p99.toFixed(0)} ms); refusals p99 ${crowd.refused.p99.toFixed(0)} ms`,
  );
  report.check(
    'the health probe is answered all the time',
    slowestProbeMs < 5000,
    `slowest ${slowestProbeMs.toFixed(0)} ms`,
  );
  report.check('it is well again within 5 s', recoveredMs < 5000, `${recoveredMs.toFixed(0)} ms`);
  report.check(
    'memory stays bounded',
    mostMb < memoryMostMb,
    `${idleMb} MB before, at most ${mostMb} MB, ${memoryMb(site.pid())} MB after`,
  );
} catch (error) {
  report.check('runs to its end', false, error instanceof Error ? error.message : String(error));
} finally {
  await site.remove();
}
await report.finish();

async function load(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.ts'));
  if (generator.pid) os.setPriority(generator.pid, os.constants.priority.PRIORITY_LOW);
  generator.send(order);
  const [result] = (await once(generator, 'message')) as [LoadResult]; // what it sends
  return result;
}
