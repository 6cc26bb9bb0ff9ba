import path from 'node:path';
import type { Connection } from '@yunyou/database/database';
import { reachEmbeddedPostgres } from '@yunyou/database/embedded/attach';
import type { Settings } from '../settings.ts';

/** Runs `work` on the database of the settings as the owner of its tables. The embedded one may be in use by a running site. */
export async function withConnection(
  settings: Settings,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const url = settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL;
  if (url) return work({ url });
  const embedded = await reachEmbeddedPostgres(path.join(settings.DATA_DIR, 'postgres'));
  try {
    await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

export const uploadsFolder = (dataFolder: string) => path.join(dataFolder, 'uploads');
