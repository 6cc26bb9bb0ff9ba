import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

/** Preloaded into the app: terminates the first worker threads while they work, to simulate a crash. */
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
