import { Worker } from 'node:worker_threads';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { RoadbookOptions } from './roadbook.ts';

export interface PrintOrder {
  number: number;
  trip: TripView;
  cover: Uint8Array | undefined;
  printedAt: Date;
}
export type PrintAnswer = { number: number; pdf: Uint8Array } | { number: number; text: string };

const workerFile = new URL('./print.worker.ts', import.meta.url);
let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, { resolve(pdf: Buffer): void; reject(error: Error): void }>();

/** Prints in a thread of its own, so that laying out a book never holds up a page. It starts with the first book. */
export function printInWorker(trip: TripView, { cover, printedAt }: RoadbookOptions): Promise<Buffer> {
  worker ??= openWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  orders += 1;
  waiting.set(orders, { resolve, reject });
  const order: PrintOrder = { number: orders, trip, cover, printedAt };
  worker.postMessage(order, []);
  return promise;
}

function openWorker(): Worker {
  const opened = new Worker(workerFile, { execArgv: [] });
  opened.unref();
  opened.on('message', (answer: PrintAnswer) => {
    const order = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('pdf' in answer) order?.resolve(Buffer.from(answer.pdf));
    else order?.reject(new Error(answer.text));
  });
  const lose = (error: Error) => {
    if (worker === opened) worker = undefined; // the next book gets a new one
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  opened.on('error', lose);
  opened.on('exit', () => lose(new Error('The printer ended before the book was finished')));
  return opened;
}
