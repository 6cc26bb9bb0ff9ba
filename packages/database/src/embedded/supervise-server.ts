import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const minBackoffMs = 250;
const maxBackoffMs = 10_000;

/**
 * Starts a server and restarts it, with exponential backoff, whenever it exits before `stop` is called. Rejects if the
 * first start fails.
 */
export async function superviseServer(
  start: () => Promise<ChildProcess>,
  onLost: (error: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let server = await start();

  const restart = async (): Promise<void> => {
    for (
      let backoffMs = minBackoffMs;
      !stopping.signal.aborted;
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs)
    ) {
      try {
        server = await start();
        return;
      } catch (error) {
        onLost(new Error('Restarting the embedded database failed; retrying', { cause: error }));
        await delay(backoffMs, undefined, { signal: stopping.signal }).catch(() => undefined); // aborted by `stop`
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await waitForExit(server);
      closePipe(server);
      if (stopping.signal.aborted) return;
      onLost(new Error(`The embedded database ended (code ${server.exitCode}); it is started again`));
      await restart();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      closePipe(server);
      await watching;
      closePipe(server); // of a server that was starting when `stop` was called
      await waitForExit(server);
    },
  };
}

async function waitForExit(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** Closes the pipe to the watchdog, which then stops the server. */
function closePipe(server: ChildProcess): void {
  const pipe = server.stdio[3];
  if (pipe && 'destroy' in pipe) pipe.destroy();
}
