/**
 * Origin of scripts, styles, fonts and pictures (`ASSET_URL`); empty for our own origin. The server sets it before it
 * renders; the browser reads it from the page, so that both render the same addresses.
 */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['assets'] ?? '');

export const assetBase = (): string => base;

export function setAssetBase(origin: string): void {
  base = origin;
}

/** Returns the address of a public file, given its path on our own origin. */
export const assetUrl = (path: string): string => base + path;

/** Returns the router's manifest with the addresses of its modules at `origin`. */
export function withAssetBase<Value>(value: Value, origin: string): Value {
  if (typeof value === 'string')
    return value.startsWith('/assets/') ? ((origin + value) as Value & string) : value; // still a string
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => withAssetBase(item, origin)) as Value & unknown[]; // the same items
  const entries = Object.entries(value).map(([key, item]) => [key, withAssetBase<unknown>(item, origin)]);
  return Object.fromEntries(entries) as Value & object; // the same keys
}
