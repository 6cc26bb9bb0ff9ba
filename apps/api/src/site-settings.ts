import {
  defaultSiteSettings,
  type SiteIntegration,
  type SiteSettings,
  siteSettings,
} from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Db } from '@yunyou/database/database';
import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { ApiError } from './api-error.ts';

const siteSettingsKey = 'site-settings';

/** Returns the settings that staff saved in the back office. */
export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  const settings = siteSettings.safeParse(fromStored(await findAppState(db, siteSettingsKey)));
  return settings.success ? settings.data : defaultSiteSettings;
}

/** Stores `integrations` as `doors`: releases that may still run beside this one read this name. */
export const writeSiteSettings = (db: Db, { integrations, ...site }: SiteSettings): Promise<void> =>
  setAppState(db, siteSettingsKey, { ...site, doors: integrations });

function fromStored(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('doors' in stored)) return stored;
  const { doors, ...site } = stored;
  return { ...site, integrations: doors };
}

/** Throws NOT_FOUND while staff have switched the integration off, as if it did not exist. */
export async function requireIntegration(db: Db, integration: SiteIntegration): Promise<void> {
  const { integrations } = await readSiteSettings(db);
  if (!integrations[integration]) throw new ApiError('NOT_FOUND');
}
