import {
  defaultSiteSettings,
  type SiteDoor,
  type SiteSettings,
  siteSettings,
} from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Db } from '@yunyou/database/database';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { ApiError } from './api-error.ts';

const siteSettingsKey = 'site-settings';

/** Returns the settings that staff saved in the back office. */
export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const stored = siteSettings.safeParse(await findAppState(db, siteSettingsKey));
  return stored.success ? stored.data : defaultSiteSettings;
}

export const writeSiteSettings = (db: Db, site: SiteSettings): Promise<void> =>
  setAppState(db, siteSettingsKey, site);

/** Throws NOT_FOUND while staff have switched the integration off, as if it did not exist. */
export async function requireDoor(db: Db, door: SiteDoor): Promise<void> {
  const { doors } = await readSiteSettings(db);
  if (!doors[door]) throw new ApiError('NOT_FOUND');
}
