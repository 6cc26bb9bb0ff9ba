import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clusterName, isPostgres, prepareDataFolder } from './data-folder.ts';
import { type EmbeddedPostgres, embeddedConnection, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findServerUser } from './server-user.ts';

/** The embedded database of that folder: the one that is running already, or else started for as long as needed. */
export async function reachEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const cluster = path.join(prepareDataFolder(folder, findServerUser()), clusterName);
  const socketFolder = findSocketFolder(cluster);
  if (!socketFolder) return startEmbeddedPostgres({ folder });
  return { connection: embeddedConnection(socketFolder), folder: cluster, stop: async () => undefined };
}

/** PostgreSQL writes into its lock file who it is (line 1) and where it listens (line 5). */
function findSocketFolder(cluster: string): string | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return isPostgres(Number(lines[0])) ? lines[4] : undefined;
  } catch {
    return undefined;
  }
}
