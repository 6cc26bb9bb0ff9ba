import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

type PublicSetting = 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY';

/**
 * Returns the setting by which the site can be reached from other machines, or undefined if it cannot. A loopback
 * `HOST` alone does not prove this: a proxy on the same machine may forward requests to it.
 */
export function findPublicSetting({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Settings, PublicSetting>): PublicSetting | undefined {
  if (!isLoopback(HOST)) return 'HOST';
  return findProxySetting({ PUBLIC_URL, TRUST_PROXY });
}

/** Returns the setting that shows that a proxy may forward requests of other machines, or undefined. */
export function findProxySetting({
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>): 'PUBLIC_URL' | 'TRUST_PROXY' | undefined {
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  return TRUST_PROXY === false ? undefined : 'TRUST_PROXY';
}
