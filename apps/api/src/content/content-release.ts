import { hashContent } from '@yunyou/content/hash-content';
import type { Db } from '@yunyou/database/database';
import { findAppState } from '@yunyou/database/system/app-state.queries';

/** Key of the app state that holds the loaded release. */
export const contentStateKey = 'content';
/** Increment it when the loader changes, so that unchanged files are loaded again. */
const loaderVersion = 3;

/** Returns a text that identifies the content files and the loader. */
export async function getContentRelease(root: string): Promise<string> {
  return `${loaderVersion} ${await hashContent(root)}`;
}

/** Returns whether the database holds exactly these content files. Does not parse them. */
export async function isContentLoaded(db: Db, root: string): Promise<boolean> {
  return (await findAppState(db, contentStateKey)) === (await getContentRelease(root));
}
