/**
 * What a preview key grants: reading one unpublished guide until it expires. The key is `<expiry>.<signature>`: seconds
 * since 1970 in base 36, and an HMAC over `previewKeyPayload`.
 */
export interface PreviewGrant {
  guideId: string;
  /** Seconds since 1970. */
  expires: number;
}

export const previewDays = 7;

/** Returns the signed text. It starts with the purpose, so that the signature is valid for previews only. */
export function previewKeyPayload({ guideId, expires }: PreviewGrant): string {
  return `guide-preview\n${guideId}\n${expires}`;
}

export function formatPreviewKey(expires: number, signature: string): string {
  return `${expires.toString(36)}.${signature}`;
}

/** Splits a key into its parts; undefined when it is malformed. The caller verifies the signature. */
export function parsePreviewKey(key: string): { expires: number; signature: string } | undefined {
  const [, expiry = '', signature = ''] = /^([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/.exec(key) ?? [];
  const expires = Number.parseInt(expiry, 36);
  return Number.isSafeInteger(expires) && signature ? { expires, signature } : undefined;
}
