const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type AddressKind = 'internal' | 'external' | 'unsafe';

/** What needs no closer look: a path without anything a URL is read by in a special way. */
const plainPath = /^\/(?:[\w-][\w./?=&%+,-]*)?$/;

/** Where an address leads, seen from `origin`. Protocols that run code or open files are unsafe. */
export function addressKind(address: string, origin: string): AddressKind {
  if (plainPath.test(address)) return 'internal';
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return 'unsafe';
  }
  if (!safeProtocols.has(url.protocol)) return 'unsafe';
  return url.origin === origin ? 'internal' : 'external';
}

/** Throws unless one may go there: unsafe never, to another site only when that is said. */
export function assertNavigable(address: string, origin: string, { isExternalAllowed = false } = {}): void {
  const kind = addressKind(address, origin);
  if (kind === 'unsafe') throw new Error(`Refused to go to an unsafe address: ${address.slice(0, 80)}`);
  if (kind === 'external' && !isExternalAllowed) {
    throw new Error(`Refused to leave the site for ${address.slice(0, 80)}: it was not allowed explicitly`);
  }
}
