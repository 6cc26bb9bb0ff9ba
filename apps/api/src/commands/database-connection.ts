import path from 'node:path';
import type { Connection } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import type { Settings } from '../settings.ts';

/** Runs `work` on the database of the settings. The embedded one may be in use by a running site. */
export async function withConnection(
  settings: Settings,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  if (settings.DATABASE_URL) return work({ url: settings.DATABASE_URL });
  const embedded = await reachEmbeddedPostgres(path.join(settings.DATA_DIR, 'postgres'));
  try {
    await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

export const uploadsFolder = (dataFolder: string) => path.join(dataFolder, 'uploads');
