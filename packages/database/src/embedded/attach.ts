import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterName, isPostgres, prepareDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, embeddedConnection, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findServerUser } from './server-user.ts';

/** Connects to the embedded database of a folder. Starts it if it is not running; `stop` then stops it again. */
export async function reachEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const cluster = path.join(prepareDataFolder(folder, findServerUser()), clusterName);
  const socketFolder = findSocketFolder(cluster);
  if (!socketFolder) return startEmbeddedPostgres({ folder });
  return { connection: embeddedConnection(socketFolder), folder: cluster, stop: async () => undefined };
}

/** Reads the socket folder of a running server from its lock file: line 1 is the process id, line 5 the folder. */
function findSocketFolder(cluster: string): string | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return isPostgres(Number(lines[0])) ? lines[4] : undefined;
  } catch {
    return undefined; // no lock file: the server is not running
  }
}
