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

/** Throws when any answer is not 2xx: the figures would be meaningless. */
export async function measure({ url, body, headers }: Target, seconds: number): Promise<Load> {
  const options = {
    url,
    connections,
    headers: { 'accept-encoding': 'br', 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST' as const, body }),
  };
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

const rounds = 3;

/**
 * Measures two targets alternately, so that other load on the machine affects both. One warm-up round lets the engine
 * optimise. Returns the round with the median ratio.
 */
export async function measureRatio(ours: Target, bare: Target, seconds: number) {
  for (const target of [ours, bare]) await measure(target, seconds);
  const seen: { here: Load; there: Load; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const here = await measure(ours, seconds);
    const there = await measure(bare, seconds);
    seen.push({ here, there, ratio: here.requestsPerSecond / there.requestsPerSecond });
  }
  const ordered = seen.toSorted((a, b) => a.ratio - b.ratio);
  const middle = ordered[Math.floor(rounds / 2)];
  if (!middle) throw new Error('no round was measured');
  return { ...middle, lowest: ordered[0]?.ratio ?? 0, highest: ordered.at(-1)?.ratio ?? 0 };
}
