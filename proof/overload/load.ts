import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { LoadOrder, LoadResult } from './load-generator.ts';

/** Sends requests from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(path.join(import.meta.dirname, 'load-generator.ts'));
  if (generator.pid) os.setPriority(generator.pid, os.constants.priority.PRIORITY_LOW);
  generator.send(order);
  const [result] = (await once(generator, 'message')) as [LoadResult]; // the generator's only message type
  return result;
}

/** Writes the number of answers by status, for example `800 × 200, 120 × 429`. */
export const describeStatuses = ({ byStatus }: LoadResult): string =>
  Object.entries(byStatus)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Counts answers that are neither served nor a refusal by 503 or 429. */
export function countUnexpected({ byStatus }: LoadResult): number {
  const expected = new Set(['200', '503', '429']);
  return Object.entries(byStatus).reduce(
    (sum, [status, count]) => sum + (expected.has(status) ? 0 : count),
    0,
  );
}
