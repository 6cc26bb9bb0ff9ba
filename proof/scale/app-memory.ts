import { createTestSite } from '../faults/test-site.ts';
import { memoryMb } from '../harness/memory.ts';

const api = '/api/yunyou';
const paths = [
  '/',
  '/destination',
  '/destination/list?kind=spot',
  '/destination/list?kind=spot&category=temple&month=4',
  '/destination/list?keyword=temple',
  '/destination/city?id=xian',
  '/attractions/detail?id=terracotta-army',
  '/faves',
  `${api}/destination/search?keyword=tempel`,
];
/** A session cookie, because pages of signed-in visitors are not cached. */
const headers = { cookie: 'token=none' };
const rounds = 30;

export interface AppMemory {
  startMs: number;
  /** Resident memory after uncached pages and calls of every kind, in megabytes. */
  servedMb: number;
  /** Requests that failed. */
  failures: string[];
}

/** Measures start time and memory of the app on a database of this size. */
export async function measureApp(databaseUrl: string): Promise<AppMemory> {
  const site = await createTestSite({
    environment: { DATABASE_URL: databaseUrl, RATE_LIMIT: '100000000' },
    databaseUrl,
  });
  try {
    const start = performance.now();
    await site.start();
    const startMs = performance.now() - start;
    const failures: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        const response = await fetch(site.url() + path, { headers });
        await response.arrayBuffer();
        if (response.status !== 200) failures.push(`${path} answered ${response.status}`);
      }
    }
    return { startMs, servedMb: memoryMb(site.pid()), failures };
  } finally {
    await site.remove();
  }
}
