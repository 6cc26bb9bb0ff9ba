import { openDatabase } from '@yunyou/database/database';
import { loadContent } from './load-content.ts';
import type { LoadReply, LoadRequest } from './load-in-process.ts';

/** Entry of the process that loads the content at start. `loadContentInProcess` sends one request and waits for the reply. */
process.on('disconnect', () => process.exit(1)); // the server has ended

process.once('message', (request: LoadRequest) => {
  void load(request).then((reply) => process.send?.(reply, undefined, {}, () => process.exit()));
});

async function load({ connection, root }: LoadRequest): Promise<LoadReply> {
  const database = openDatabase({ connection, poolSize: 2, onConnectionLost: () => undefined });
  try {
    await loadContent(database, root);
    return { status: 'loaded' };
  } catch (error) {
    return { status: 'failed', text: error instanceof Error ? error.message : String(error) };
  } finally {
    await database.close();
  }
}
