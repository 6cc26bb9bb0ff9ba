import type { Database } from '@yunyou/database/database';
import { findAppState, removeAppState } from '@yunyou/database/system/app-state.queries';
import { removeSignInRecord } from '@yunyou/database/visitors/demo-sign-in.queries';
import type { Settings } from '../settings.ts';
import { createKey } from './key-files.ts';

const previewState = 'preview-secret';

/** Moves keys that earlier versions stored in the database to KEY_DIR. May run again and in several processes. */
export async function moveStoredKeys({ db }: Pick<Database, 'db'>, settings: Settings): Promise<void> {
  const preview = await findAppState(db, previewState);
  if (typeof preview === 'string') {
    if (!settings.PREVIEW_SECRET) createKey(settings, 'preview', preview);
    await removeAppState(db, previewState);
  }
  await removeSignInRecord(db, 'Secret', 'demo'); // a new one is generated; sign-ins in progress start again
}
