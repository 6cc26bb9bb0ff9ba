import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds until `isSo`; throws what it waited for when that takes too long. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  { patienceMs = 60_000, everyMs = 50 }: { patienceMs?: number; everyMs?: number } = {},
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < patienceMs) {
    if (await isSo()) return performance.now() - start;
    await delay(everyMs);
  }
  throw new Error(`After ${patienceMs} ms still not: ${what}`);
}

export async function isReady(url: string): Promise<boolean> {
  return (await statusOf(`${url}/readyz`)) === 200;
}

/** 0 when nothing answers. */
export async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
