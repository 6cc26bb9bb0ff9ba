import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestSite } from '../faults/test-site.ts';
import { type CallSite, createCallSite } from '../harness/call-site.ts';
import { percentile } from '../harness/percentile.ts';
import { planTrip } from '../harness/planned-trip.ts';
import { createRandom } from '../harness/random.ts';
import type { Report } from '../harness/report.ts';
import { openStream } from './live-stream.ts';

const editors = 50;
const seconds = 30;
const pauseMs = 4000;
const latencyMaxMs = 200;

interface Guest {
  call: CallSite;
  headers: Record<string, string>;
}

/** Lets fifty guests edit one trip at the same time, and measures answers and arrivals. */
export async function editWithMany(report: Report, site: TestSite): Promise<void> {
  const { id, headers } = await planTrip(site.url());
  const owner = createCallSite(site.url, headers);
  const guests = await inviteGuests(site, owner, id);
  const { data } = await owner('GET /travel/editing', { id });
  const keys = (data?.plan.days ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])),
  );
  const [sentAt, arrivals] = [new Map<number, number>(), new Array<number>()];
  const handleVersion = (version: number) => {
    const at = sentAt.get(version);
    if (at !== undefined) arrivals.push(performance.now() - at);
  };
  const streams = await Promise.all(
    guests.map((guest) =>
      openStream({
        siteUrl: site.url(),
        id,
        headers: guest.headers,
        version: data?.version ?? 0,
        onEvent: (json) => {
          const [, version] = /^\{"kind":"trip","state":\{"version":(\d+)/.exec(json) ?? [];
          if (version !== undefined) handleVersion(Number(version));
        },
      }),
    ),
  );
  const answers: number[] = [];
  const failures: string[] = [];
  const numbers = createRandom(7);
  const random = () => numbers.integer(0, 1000) / 1000;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    guests.map(async ({ call }) => {
      await delay(random() * pauseMs);
      while (performance.now() < until) {
        const key = keys[Math.floor(random() * keys.length)] ?? '';
        const change = {
          kind: 'edit' as const,
          edit: { kind: random() < 0.5 ? ('lock' as const) : ('unlock' as const), key },
        };
        const start = performance.now();
        const answer = await call('POST /travel/commands', { id, commands: [{ id: randomUUID(), change }] });
        answers.push(performance.now() - start);
        if (answer.data) sentAt.set(answer.data.state.version, start);
        else failures.push(answer.error ?? '');
        await delay(pauseMs * (0.5 + random()));
      }
    }),
  );
  await delay(500);
  for (const stream of streams) stream.stop();
  const figures = (values: readonly number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms, of ${values.length}`;
  report.check(
    'no command of fifty editors fails',
    failures.length === 0,
    `${failures.length} of ${answers.length}`,
  );
  report.check(
    `a command is answered within ${latencyMaxMs} ms (95 of 100)`,
    percentile(answers, 0.95) < latencyMaxMs,
    figures(answers),
  );
  report.check(
    'a change reaches the other people within a second (95 of 100)',
    percentile(arrivals, 0.95) < 1000,
    figures(arrivals),
  );
}

async function inviteGuests(site: TestSite, owner: CallSite, id: string): Promise<Guest[]> {
  const { data } = await owner('POST /travel/invite', { id, role: 'editor', name: 'Owner' });
  const stranger = createCallSite(site.url);
  const guests: Guest[] = [];
  for (let index = 0; index < editors; index += 1) {
    const joined = await stranger('POST /travel/join', { key: data?.key ?? '', name: `Guest ${index}` });
    const headers = { 'trip-key': joined.data?.key ?? '' };
    guests.push({ headers, call: createCallSite(site.url, headers) });
  }
  return guests;
}
