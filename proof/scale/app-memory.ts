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
/** As of somebody who is signed in: such a page is rendered each time. */
const headers = { cookie: 'token=none' };
const rounds = 30;

export interface AppMemory {
  startMs: number;
  /** After pages and calls of every kind, each of them rendered. */
  servedMb: number;
  /** Answers that were no success. */
  failures: string[];
}

/** What the app itself takes among so many rows. */
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
