import { fork } from 'node:child_process';
import type { Connection, Database } from '@yunyou/database/database';
import { isContentLoaded } from './content-release.ts';

export interface LoadRequest {
  connection: Connection;
  root: string;
}
export type LoadReply = { status: 'loaded' } | { status: 'failed'; text: string };

const entry = new URL('./load-content.process.ts', import.meta.url);

/**
 * Loads the shipped content in a short-lived process, unless no file changed since the last load. Parsing needs several
 * times the memory of the running server, and it returns to the system only with the end of a process.
 */
export async function loadContentInProcess(
  { db }: Pick<Database, 'db'>,
  request: LoadRequest,
): Promise<void> {
  if (await isContentLoaded(db, request.root)) return;
  const loader = fork(entry, {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' }, // options and preloads of the server are not for this process
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<LoadReply>();
  loader.once('message', (reply) => resolve(reply as LoadReply)); // sent by load-content.process.ts
  loader.once('error', reject);
  loader.once('exit', (code, signal) =>
    reject(new Error(`Loading the content ended early (${signal ?? `code ${code}`})`)),
  );
  loader.send(request, (error) => error && reject(error));
  const reply = await promise;
  if (reply.status === 'failed') throw new Error(reply.text);
}
