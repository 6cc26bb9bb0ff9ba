import type { IncomingHttpHeaders } from 'node:http';
import { findPublicSetting } from '../exposure.ts';
import { isLoopback } from '../loopback.ts';
import type { Settings } from '../settings.ts';

/**
 * Protects against DNS rebinding, as the protocol requires: a page of another site must not call this server with the
 * browser of a visitor. Assistants send no Origin; a browser always does on POST. A server that only this machine can
 * reach also accepts no other host name.
 */
export function isAllowedOrigin({ origin, host = '' }: IncomingHttpHeaders, settings: Settings): boolean {
  if (findPublicSetting(settings) === undefined && !isLoopback(hostNameOf(`http://${host}`))) return false;
  if (origin === undefined) return true;
  if (settings.PUBLIC_URL !== undefined) return origin === settings.PUBLIC_URL;
  return isLoopback(hostNameOf(origin));
}

const hostNameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
