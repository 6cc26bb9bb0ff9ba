import os from 'node:os';
import { parseArgs } from 'node:util';
import { createTestSite } from '../faults/test-site.ts';
import { memoryMb } from '../harness/memory.ts';
import { createReport } from '../harness/report.ts';
import { statusOf, waitUntil } from '../harness/waiting.ts';
import { proveIntegrations } from './integrations.ts';
import { countUnexpected, describeStatuses, load } from './load.ts';

/**
 * `npm run test:overload [-- --seconds 60 --times 10 --write]` measures the capacity of the site, then sends ten times as
 * many requests for a minute. The HTML cache is off, so every page is rendered. Then an API key and an assistant call a
 * second site, with its usual limits, beside visitors. Needs a build and Linux.
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
const maxMemoryMb = 1200;
/** On a slow machine, three times the baseline applies instead. */
const maxServedP99Ms = 3000;

const report = createReport({
  title: 'Overload',
  command: 'npm run test:overload',
  introduction: `Measures how many rendered pages and API calls per second one process can serve (8 clients in a closed loop), then sends ${times} times as many for ${seconds} s at a fixed rate. The load generator and the site share ${os.availableParallelism()} cores, so the absolute rates are low. A second site keeps its usual limits: an API key and an assistant call it too often for ${seconds} s, beside visitors from other addresses.`,
  file: values.write ? 'overload.md' : undefined,
});
const site = await createTestSite({ environment: { RATE_LIMIT: '100000000', HTML_CACHE_MB: '0' } });
try {
  await site.start();
  const paths = ['/', '/destination/city?id=xian', '/api/yunyou/destination/search?keyword=temple', '/wiki'];
  const order = { urls: paths.map((each) => site.url() + each) };
  await load({ ...order, seconds: 5, workers: 4 }); // warm-up
  const idleMb = memoryMb(site.pid());
  const baseline = await load({ ...order, seconds: 10, workers: 8 });
  const capacity = baseline.served.count / baseline.seconds;
  report.log(`capacity ${capacity.toFixed(0)} per second, p99 ${baseline.served.p99.toFixed(0)} ms`);

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
  const overload = await load({ ...order, seconds, rate: capacity * times });
  clearInterval(watch);
  const recoveredMs = await waitUntil('a page within a second', async () => {
    const start = performance.now();
    return (await statusOf(`${site.url()}/`)) === 200 && performance.now() - start < 1000;
  });

  const asked = Object.values(overload.byStatus).reduce((sum, count) => sum + count, 0);
  report.check(
    'excess requests get 503 or 429 with Retry-After',
    countUnexpected(overload) === 0 && overload.withoutRetryAfter === 0 && overload.refused.count > 0,
    `${(asked / overload.seconds).toFixed(0)} requests per second: ${describeStatuses(overload)}; ${overload.withoutRetryAfter} without Retry-After`,
  );
  const goodput = overload.served.count / overload.seconds;
  report.check(
    'throughput stays near the capacity',
    goodput > capacity * 0.4,
    `${goodput.toFixed(0)} of ${capacity.toFixed(0)} per second`,
  );
  const maxP99Ms = Math.max(maxServedP99Ms, 3 * baseline.served.p99);
  report.check(
    `p99 of served requests stays below ${maxP99Ms.toFixed(0)} ms`,
    overload.served.p99 < maxP99Ms,
    `p50 ${overload.served.p50.toFixed(0)} ms, p99 ${overload.served.p99.toFixed(0)} ms (baseline ${baseline.served.p99.toFixed(0)} ms); refusals p99 ${overload.refused.p99.toFixed(0)} ms`,
  );
  report.check(
    'the health probe is always answered',
    slowestProbeMs < 5000,
    `slowest ${slowestProbeMs.toFixed(0)} ms`,
  );
  report.check('response times recover within 5 s', recoveredMs < 5000, `${recoveredMs.toFixed(0)} ms`);
  report.check(
    'memory stays bounded',
    mostMb < maxMemoryMb,
    `${idleMb} MB before, at most ${mostMb} MB, ${memoryMb(site.pid())} MB after`,
  );
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  await site.remove();
}
await proveIntegrations(report, seconds);
await report.finish();
