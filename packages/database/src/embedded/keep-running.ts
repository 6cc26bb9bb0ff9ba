import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** Starts a server now and again whenever it ends without being asked to; the first start must succeed. */
export async function keepRunning(
  start: () => Promise<ChildProcess>,
  onLost: (error: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let server = await start();

  const startAgain = async (): Promise<void> => {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        server = await start();
        return;
      } catch (error) {
        onLost(new Error('The embedded database does not start again yet', { cause: error }));
        await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await ended(server);
      release(server);
      if (stopping.signal.aborted) return;
      onLost(new Error(`The embedded database ended (code ${server.exitCode}); it is started again`));
      await startAgain();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      release(server);
      await watching;
      release(server); // one that was just starting
      await ended(server);
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** Lets go of the pipe whose end tells the watchdog to stop the server. */
function release(server: ChildProcess): void {
  const pipe = server.stdio[3];
  if (pipe && 'destroy' in pipe) pipe.destroy();
}
