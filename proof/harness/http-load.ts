import { Client } from 'undici';
import { percentile } from './percentile.ts';

export interface LoadTarget {
  url: string;
  /** A JSON body makes it a POST. */
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Repeats one request on `connections` keep-alive connections for `seconds`. Bodies are received and dropped: a client that
 * decodes compressed bytes as text, as autocannon does, needs more CPU time than our server and measures itself. Throws when an
 * answer is not 2xx: the figures would be meaningless.
 */
export async function sendLoad(
  target: LoadTarget,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const durations = (
    await Promise.all(Array.from({ length: connections }, () => repeatRequest(target, endsAt)))
  ).flat();
  return {
    requests: durations.length,
    requestsPerSecond: durations.length / ((performance.now() - startedAt) / 1000),
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
  };
}

/** Sends the request again after each answer. Returns the milliseconds of each. */
async function repeatRequest({ url, body, headers }: LoadTarget, endsAt: number): Promise<number[]> {
  const { origin, pathname, search } = new URL(url);
  const client = new Client(origin);
  const request = {
    path: pathname + search,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? null,
  };
  const send = () =>
    new Promise<void>((resolve, reject) => {
      client.dispatch(request, {
        onRequestStart: () => undefined, // undici takes a handler without it for one of the old interface
        onResponseStart: (controller, status) => {
          if (status < 200 || status > 299) controller.abort(new Error(`${url}: status ${status}`));
        },
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(),
        onResponseError: (_, error) => reject(error),
      });
    });
  const durations: number[] = [];
  try {
    for (let sentAt = performance.now(); sentAt < endsAt; sentAt = performance.now()) {
      await send();
      durations.push(performance.now() - sentAt);
    }
  } finally {
    await client.destroy();
  }
  return durations;
}
