import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../harness/percentile.ts';

/** A separate process that sends requests at a fixed rate, regardless of answers (open model). Controlled by its parent. */
export interface LoadOrder {
  urls: string[];
  seconds: number;
  /** Requests per second. With `workers` instead, each worker sends its next request after its answer (closed model). */
  rate?: number;
  workers?: number;
  headers?: Record<string, string>;
  /** Sent by POST as JSON. Absent: GET. */
  body?: object;
  /** Spreads requests over this many addresses, for a site behind a proxy. */
  addresses?: number;
}

export interface LoadResult {
  seconds: number;
  byStatus: Record<string, number>;
  /** Refusals without a Retry-After header. */
  withoutRetryAfter: number;
  /** Response times of successful requests in milliseconds. */
  served: { count: number; p50: number; p99: number };
  refused: { count: number; p99: number };
}

const timeoutMs = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

async function run(order: LoadOrder): Promise<LoadResult> {
  const served: number[] = [];
  const refused: number[] = [];
  const byStatus: Record<string, number> = {};
  let withoutRetryAfter = 0;
  let turn = 0;
  const ask = async () => {
    turn += 1;
    const start = performance.now();
    const { status, retryAfter } = await send(order, turn);
    const tookMs = performance.now() - start;
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (status === '200') served.push(tookMs);
    else refused.push(tookMs);
    if ((status === '503' || status === '429') && !retryAfter) withoutRetryAfter += 1;
  };
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  if (order.workers) {
    const work = async () => {
      while (elapsed() < order.seconds) await ask();
    };
    await Promise.all(Array.from({ length: order.workers }, work));
  } else {
    const pending = new Set<Promise<void>>();
    for (let sent = 0; elapsed() < order.seconds; ) {
      for (const due = elapsed() * (order.rate ?? 1); sent < due; sent += 1) {
        const one = ask().finally(() => pending.delete(one));
        pending.add(one);
      }
      await delay(5);
    }
    await Promise.all(pending);
  }
  return {
    seconds: elapsed(),
    byStatus,
    withoutRetryAfter,
    served: { count: served.length, p50: percentile(served, 0.5), p99: percentile(served, 0.99) },
    refused: { count: refused.length, p99: percentile(refused, 0.99) },
  };
}

function send(order: LoadOrder, turn: number): Promise<{ status: string; retryAfter: boolean }> {
  const { urls, body, addresses } = order;
  const number = addresses ? turn % addresses : 0;
  const headers = {
    ...order.headers,
    ...(addresses && { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const options = { agent, timeout: timeoutMs, headers, method: body ? 'POST' : 'GET' };
  return new Promise((resolve) => {
    const sent = request(urls[turn % urls.length] ?? '', options, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({
          status: String(response.statusCode),
          retryAfter: response.headers['retry-after'] !== undefined,
        }),
      );
      response.once('error', () => resolve({ status: 'broken', retryAfter: false }));
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', ({ message }) =>
      resolve({ status: message === 'timeout' ? 'timeout' : 'broken', retryAfter: false }),
    );
    sent.end(body && JSON.stringify(body));
  });
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((result) => {
    process.send?.(result);
    process.disconnect();
    agent.destroy();
  });
});
