import { setTimeout as delay } from 'node:timers/promises';

/** Polls until the condition holds and returns the elapsed milliseconds. Throws after the timeout. */
export async function waitUntil(
  what: string,
  condition: () => Promise<boolean>,
  { timeoutMs = 60_000, intervalMs = 50 }: { timeoutMs?: number; intervalMs?: number } = {},
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    if (await condition()) return performance.now() - start;
    await delay(intervalMs);
  }
  throw new Error(`Timed out after ${timeoutMs} ms: ${what}`);
}

export async function isReady(url: string): Promise<boolean> {
  return (await statusOf(`${url}/readyz`)) === 200;
}

/** Returns the HTTP status, or 0 if there is no answer. */
export async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0; // refused, reset or timed out
  }
}
