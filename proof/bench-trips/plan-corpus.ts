import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WishResult } from './report.ts';

export interface CorpusOptions {
  today: string;
  /** Limits of the planner for one trip; those of the server by default. */
  iterations?: number | undefined;
}

/** Plans and judges wishes of the corpus in one thread per core; each thread takes the next wish when it is done. */
export async function planCorpus(
  indices: readonly number[],
  { onResult, ...options }: CorpusOptions & { onResult: (result: WishResult) => void },
): Promise<WishResult[]> {
  const waiting = [...indices];
  const results: WishResult[] = [];
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('corpus-worker.ts', import.meta.url), {
            workerData: options,
          });
          worker.on('error', reject);
          worker.on('message', (message: 'ready' | WishResult) => {
            if (message !== 'ready') {
              results.push(message);
              onResult(message);
            }
            const next = waiting.shift();
            if (next === undefined) void worker.terminate().then(() => resolve(), reject);
            else worker.postMessage(next, []);
          });
        }),
    ),
  );
  return results.toSorted((a, b) => a.index - b.index);
}
