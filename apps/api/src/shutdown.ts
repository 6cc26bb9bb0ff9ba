import type { RunningServer } from './server.ts';

const patienceMs = 20_000;

/** Finishes what is in flight, then ends. A second signal, or a request that never ends, ends it at once. */
export function stopOnSignals({ close, services }: Pick<RunningServer, 'close' | 'services'>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), services.settings.SHUTDOWN_DELAY + patienceMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
