const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

type AddressKind = 'internal' | 'external' | 'unsafe';

/** Fast path: a path with only characters that need no URL parsing. */
const plainPath = /^\/(?:[\w-][\w./?=&%+,-]*)?$/;

/** Classifies an address relative to `origin`. Protocols that run code or open files are unsafe. */
export function addressKind(address: string, origin: string): AddressKind {
  if (plainPath.test(address)) return 'internal';
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return 'unsafe'; // not a URL
  }
  if (!safeProtocols.has(url.protocol)) return 'unsafe';
  return url.origin === origin ? 'internal' : 'external';
}

/** Throws for an unsafe address, and for another site unless `isExternalAllowed`. */
export function assertNavigable(address: string, origin: string, { isExternalAllowed = false } = {}): void {
  const kind = addressKind(address, origin);
  if (kind === 'unsafe') throw new Error(`Navigation blocked, unsafe address: ${address.slice(0, 80)}`);
  if (kind === 'external' && !isExternalAllowed) {
    throw new Error(
      `Navigation blocked, external address without isExternalAllowed: ${address.slice(0, 80)}`,
    );
  }
}
