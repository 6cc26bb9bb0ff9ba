import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

export interface Target {
  url: string;
  /** A JSON body makes it a POST. */
  body?: string;
  headers?: Record<string, string>;
}

const connections = 8;

/** Warms the target up, then measures it. Any answer but 2xx makes the figures worthless, so it throws. */
export async function measure({ url, body, headers }: Target, seconds: number): Promise<Load> {
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'br', 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST' as const, body }),
  };
  await autocannon({ ...options, duration: Math.max(1, seconds / 3) });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
