import { insertApiKey } from '@yunyou/database/admin/api-key.queries';
import { createApiKey } from '../../apps/api/src/partners/api-keys.ts';
import { createTestSite } from '../faults/test-site.ts';
import type { Report } from '../harness/report.ts';
import { countUnexpected, describeStatuses, load } from './load.ts';
import type { LoadResult } from './load-generator.ts';

/** Exact, because it is below 1,000. */
const quotaPerDay = 800;
/** Requests per second. */
const rates = { key: 150, assistant: 50, visitors: 5 };
/** Limit of `/mcp` per minute and address at the default of RATE_LIMIT. */
const assistantPerMinute = 240;
const maxVisitorP99Ms = 3000;

const question = {
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'opening_on_day', arguments: { place: 'Forbidden City', date: '2027-04-12' } },
};

/**
 * Lets a partner and an assistant call too often, each from one address. Their limits must hold, and visitors must
 * not be slowed down.
 */
export async function proveIntegrations(report: Report, seconds: number): Promise<void> {
  const site = await createTestSite({ environment: { RATE_LIMIT: '600', TRUST_PROXY: 'true' } });
  try {
    await site.start();
    const { key, ...stored } = createApiKey();
    await site.withDatabase(({ db }) =>
      insertApiKey(db, { id: 'proof', name: 'Proof', quotaPerDay, createdAt: new Date(), ...stored }),
    );
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const visitors = {
      urls: ['/', '/destination/city?id=xian', '/api/yunyou/city/detail?id=xian'].map(
        (each) => site.url() + each,
      ),
      addresses: 1000,
      rate: rates.visitors,
    };
    await load({ ...visitors, seconds: 5 }); // warm-up
    const alone = await load({ ...visitors, seconds: 10 });
    const [partner, assistant, beside] = await Promise.all([
      load({
        urls: [`${site.url()}/api/yunyou/city/detail?id=beijing`],
        headers: { ...from('192.0.2.1'), 'x-api-key': key },
        ...{ seconds, rate: rates.key },
      }),
      load({
        urls: [`${site.url()}/mcp`],
        headers: { ...from('192.0.2.2'), accept: 'application/json, text/event-stream' },
        body: question,
        ...{ seconds, rate: rates.assistant },
      }),
      load({ ...visitors, seconds }),
    ]);
    checkLimit(report, 'an API key gets at most its quota, then 429 with Retry-After', partner, quotaPerDay);
    const minutes = Math.ceil(seconds / 60) + 1; // a run touches one more minute than it lasts
    checkLimit(
      report,
      'an assistant gets at most its limit per minute, then 429 with Retry-After',
      assistant,
      assistantPerMinute * minutes,
    );
    const asked = Object.values(beside.byStatus).reduce((sum, count) => sum + count, 0);
    report.check(
      'visitors beside them are all served',
      beside.served.count === asked && beside.served.p99 < maxVisitorP99Ms,
      `${describeStatuses(beside)}; p50 ${beside.served.p50.toFixed(0)} ms, p99 ${beside.served.p99.toFixed(0)} ms (alone ${alone.served.p50.toFixed(0)} and ${alone.served.p99.toFixed(0)} ms)`,
    );
  } catch (error) {
    report.check(
      'the proof of the integrations completes',
      false,
      error instanceof Error ? error.message : String(error),
    );
  } finally {
    await site.remove();
  }
}

function checkLimit(report: Report, guarantee: string, result: LoadResult, most: number): void {
  const isKept = result.served.count > 0 && result.served.count <= most && result.refused.count > 0;
  report.check(
    guarantee,
    isKept && countUnexpected(result) === 0 && result.withoutRetryAfter === 0,
    `${describeStatuses(result)}; at most ${most} allowed, ${result.withoutRetryAfter} refusals without Retry-After`,
  );
}
