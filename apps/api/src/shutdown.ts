import { describeError } from './http/logging.ts';
import type { RunningServer } from './server.ts';

const shutdownTimeoutMs = 20_000;

/** Shuts down gracefully on SIGINT and SIGTERM. Exits immediately on a second signal or after the timeout. */
export function stopOnSignals({ close, services }: Pick<RunningServer, 'close' | 'services'>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), services.settings.SHUTDOWN_DELAY + shutdownTimeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
