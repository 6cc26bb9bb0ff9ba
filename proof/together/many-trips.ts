import { setTimeout as delay } from 'node:timers/promises';
import type { LiveEvent } from '@yunyou/contract/trip/together.schema';
import type { TestSite } from '../faults/test-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import { memoryMb } from '../harness/memory.ts';
import { planTrip } from '../harness/planned-trip.ts';
import type { Report } from '../harness/report.ts';
import { openStream } from './live-stream.ts';

const trips = 1000;
const extraMaxMb = 200;

/** Opens many trips with a stream and a day each, and measures the memory of the app. */
export async function openManyTrips(report: Report, site: TestSite): Promise<void> {
  const { id, headers } = await planTrip(site.url());
  const call = createCallSite(site.url, headers);
  const copies: string[] = [];
  for (let index = 0; index < trips; index += 1) {
    const { data } = await call('POST /travel/duplicate', { id });
    if (!data) throw new Error('The trip was not copied');
    await call('POST /travel/invite', { id: data.id, role: 'editor', name: 'Owner' });
    copies.push(data.id);
  }
  await delay(2000);
  const before = memoryMb(site.pid());
  let isHere = 0;
  const streams = [];
  for (const copy of copies) {
    const stream = await openStream({
      siteUrl: site.url(),
      id: copy,
      headers,
      version: 1,
      onEvent: (json) => {
        const event = JSON.parse(json) as LiveEvent; // the server validates it by the contract
        if (event.kind === 'people' && event.people.some((person) => person.dayIndex === 1)) isHere += 1;
      },
    });
    await call('POST /travel/presence', { id: copy, tab: stream.tab, dayIndex: 1 });
    streams.push(stream);
  }
  await delay(3000);
  const extra = memoryMb(site.pid()) - before;
  const start = performance.now();
  await call('GET /travel/people', { id });
  const answerMs = performance.now() - start;
  for (const stream of streams) stream.stop();
  report.check(`${trips} open trips know who is on which day`, isHere >= trips, `${isHere} events`);
  report.check(
    `${trips} open trips with presence take less than ${extraMaxMb} MB`,
    extra < extraMaxMb,
    `${extra} MB more than ${before} MB`,
  );
  report.check('the site answers while they are open', answerMs < 200, `${answerMs.toFixed(0)} ms`);
}
