import { parentPort } from 'node:worker_threads';
import type { PrintRequest, PrintResult } from './print-in-worker.ts';
import { printRoadbook } from './roadbook.ts';

const port = parentPort;
if (!port) throw new Error('print.worker.ts runs in a worker thread only; use printInWorker');

port.on('message', ({ number, trip, cover, ...options }: PrintRequest) => {
  const send = (result: PrintResult) => port.postMessage(result);
  printRoadbook(trip, { ...options, cover: cover && Buffer.from(cover) }).then(
    (pdf) => send({ number, pdf }),
    (error: unknown) => send({ number, text: error instanceof Error ? error.message : String(error) }),
  );
});
