import { setTimeout as delay } from 'node:timers/promises';
import { lineId } from '../faults/writer.ts';
import { type CallSite, createCallSite } from '../harness/call-site.ts';
import { statusOf } from '../harness/waiting.ts';

const readers = 3;
const pages = ['/', '/destination/city?id=xian', '/destination/city?id=beijing', '/trip/tours', '/wiki'];

export interface Load {
  /** Number of public reads so far, and those without a good answer. */
  reads(): { total: number; failed: string[] };
  /** Longest time without an acknowledged write of the probe since then, up to now; in milliseconds. */
  longestPause(since: number): number;
  hasWrittenSince(moment: number): boolean;
  /** Answer to the last write of the probe. */
  lastWrite(): string;
  stop(): Promise<void>;
}

/** Reads pages and public answers without a break, and writes one like after the other to find pauses. */
export function startLoad(siteUrl: string, headers: Record<string, string>): Load {
  const over = new AbortController();
  const failed: string[] = [];
  const writtenAt: number[] = [performance.now()];
  let total = 0;
  let lastWrite = '';
  const note = (what: string, status: number) => {
    total += 1;
    if (status !== 200) failed.push(`${what}: ${status}`);
  };
  const read = async (first: number) => {
    const call = createCallSite(() => siteUrl);
    for (let turn = first; !over.signal.aborted; turn += 1) {
      const page = pages[turn % pages.length] ?? '/';
      note(page, await statusOf(siteUrl + page));
      note('departures', (await call('GET /travel/line/departures', { id: lineId })).status);
      note('reviews', (await call('POST /cityReviews/selectInfo', { cityId: 'xian' })).status);
      await delay(50);
    }
  };
  const probe = async (call: CallSite) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const state = turn % 2 === 0 ? 'on' : 'off';
      const { status, error = '' } = await call('GET /behaviour/like', { type: 'city', id: 'xian', state });
      lastWrite = `${status} ${error}`;
      if (status === 200) writtenAt.push(performance.now());
      await delay(100);
    }
  };
  const running = [
    ...Array.from({ length: readers }, (_, place) => read(place)),
    probe(createCallSite(() => siteUrl, headers)),
  ];
  return {
    reads: () => ({ total, failed: [...failed] }),
    longestPause: (since) => {
      const moments = [...writtenAt.filter((at) => at > since), performance.now()];
      return Math.max(...moments.map((at, index) => at - (moments[index - 1] ?? since)));
    },
    hasWrittenSince: (moment) => (writtenAt.at(-1) ?? 0) > moment,
    lastWrite: () => lastWrite,
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}
