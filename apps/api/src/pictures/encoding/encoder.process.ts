import os from 'node:os';
import sharp from 'sharp';
import type { TaskReply, TaskRequest } from './messages.ts';
import { runTask } from './tasks.ts';

/** Entry of the picture process. `createEncoderProcess` starts it, sends one task at a time and waits for its reply. */
const residentBytesMax = 640 * 1024 * 1024;
const memoryCheckMs = 50;
/** Below the serving process, so that pictures do not delay pages. */
const priority = 10;

const send = process.send?.bind(process);
if (!send) throw new Error('encoder.process.ts runs as a child process only; use createPictureEncoder');

sharp.cache(false);
sharp.concurrency(1);
try {
  os.setPriority(priority);
} catch {
  // not permitted here; pictures then compete with pages
}

// SIGKILL, because process.exit() waits for a decoder that is still running in the thread pool.
const kill = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', kill); // the server has ended
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => undefined); // sent to the whole process group by a terminal; the server ends this process
}

process.on('message', (request: TaskRequest) => {
  const memoryCheck = setInterval(() => {
    if (process.memoryUsage.rss() > residentBytesMax) kill();
  }, memoryCheckMs);
  void runTask(request)
    .then(
      (output) => ({ status: 'done', output }) as const,
      (error: unknown) =>
        ({ status: 'failed', text: error instanceof Error ? error.message : String(error) }) as const,
    )
    .then((result) => {
      clearInterval(memoryCheck);
      const reply: TaskReply = { ...result, residentBytes: process.memoryUsage.rss() };
      send(reply);
    });
});
