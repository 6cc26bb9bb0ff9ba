import { isLoopback } from '../../loopback.ts';

/** Returns whether an assistant may register this return address: https, or http on the traveller's own machine. */
export function isAllowedRedirect(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Compares a return address with the registered ones. Programs on the own machine choose a free port (RFC 8252). */
export function isRegisteredRedirect(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  if (!isAllowedRedirect(uri)) return false;
  const asked = new URL(uri);
  if (asked.protocol !== 'http:') return false;
  asked.port = '';
  return registered.some((known) => {
    const url = new URL(known);
    url.port = '';
    return url.href === asked.href;
  });
}
