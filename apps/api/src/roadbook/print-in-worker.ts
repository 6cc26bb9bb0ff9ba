import { Worker } from 'node:worker_threads';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TextPreferences } from '@yunyou/domain/money/adapt-text';
import type { PageSizeName } from './page-size.ts';
import type { RoadbookOptions } from './roadbook.ts';

export interface PrintRequest {
  number: number;
  trip: TripView;
  cover: Uint8Array | undefined;
  printedAt: Date;
  size: PageSizeName;
  preferences: TextPreferences;
}
export type PrintResult = { number: number; pdf: Uint8Array } | { number: number; text: string };

const workerFile = new URL('./print.worker.ts', import.meta.url);
let worker: Worker | undefined;
let lastNumber = 0;
const pending = new Map<number, { resolve(pdf: Buffer): void; reject(error: Error): void }>();

/** Prints a roadbook in a worker thread, so that layout does not block the event loop. The thread starts on first use. */
export function printInWorker(trip: TripView, options: RoadbookOptions): Promise<Buffer> {
  worker ??= openWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  lastNumber += 1;
  pending.set(lastNumber, { resolve, reject });
  const request: PrintRequest = { number: lastNumber, trip, ...options };
  worker.postMessage(request, []);
  return promise;
}

function openWorker(): Worker {
  const opened = new Worker(workerFile, { execArgv: [] });
  opened.unref();
  opened.on('message', (result: PrintResult) => {
    const request = pending.get(result.number);
    pending.delete(result.number);
    if ('pdf' in result) request?.resolve(Buffer.from(result.pdf));
    else request?.reject(new Error(result.text));
  });
  const failAll = (error: Error) => {
    if (worker === opened) worker = undefined; // the next request starts a new thread
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  opened.on('error', failAll);
  opened.on('exit', () => failAll(new Error('The printing thread ended before the roadbook was finished')));
  return opened;
}
