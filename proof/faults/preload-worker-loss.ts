import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

/** Loaded before the app: the first threads that get work are ended in the middle of it, as a crash would. */
const losses = 2;
const afterMs = 120;
let lost = 0;

const { Worker } = workerThreads;
workerThreads.Worker = class extends Worker {
  override postMessage(...message: Parameters<InstanceType<typeof Worker>['postMessage']>): void {
    super.postMessage(...message);
    if (lost >= losses) return;
    lost += 1;
    setTimeout(() => void this.terminate(), afterMs);
  }
};
syncBuiltinESMExports();
