import { setTimeout as delay } from 'node:timers/promises';
import type { TestSite } from '../faults/test-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { createRandom } from '../harness/random.ts';
import type { Report } from '../harness/report.ts';
import { isReady, waitUntil } from '../harness/waiting.ts';
import type { Balancer } from './balancer.ts';

const callers = 8;

/** Restarts every process, one after the other, while visitors read and write through the load balancer. */
export async function restartInTurn(
  report: Report,
  {
    copies,
    balancer,
    headers,
    seed,
  }: { copies: TestSite[]; balancer: Balancer; headers: Record<string, string>; seed: number },
): Promise<void> {
  const stop = new AbortController();
  const statuses = new Map<string, number>();
  const note = (status: number | string) =>
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
  const visit = async (place: number) => {
    const random = createRandom(seed * 100 + place);
    const call = createCallSite(() => balancer.url, headers);
    while (!stop.signal.aborted) {
      const kind = random.integer(0, 3);
      if (kind === 0) note((await call('POST /city/list', {})).status);
      else if (kind === 1) note((await call('GET /behaviour/like', { type: 'city', id: 'xian' })).status);
      else note(await fetchPage(`${balancer.url}/destination/city?id=xian`));
      await delay(10);
    }
  };
  const visiting = Array.from({ length: callers }, (_, place) => visit(place));
  await delay(1000);
  for (const copy of copies) {
    await copy.end('SIGTERM');
    await copy.start();
    await waitUntil('ready again', () => isReady(copy.url()));
    await delay(1000);
  }
  stop.abort();
  await Promise.all(visiting);
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const dropped = total - (statuses.get('200') ?? 0);
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report.check(
    'a rolling restart of every copy drops no request',
    dropped === 0 && total > 100,
    `${seen}; ${balancer.retries()} retried because an idle connection was closed`,
  );
}

async function fetchPage(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String(error);
  }
}
