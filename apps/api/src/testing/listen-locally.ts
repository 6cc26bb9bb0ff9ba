import { once } from 'node:events';
import type http from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

/** Starts a server on a free port of this machine until the test has finished. Returns its port. */
export async function listenLocally(server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}
