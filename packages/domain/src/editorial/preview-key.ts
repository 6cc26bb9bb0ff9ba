/**
 * A preview key is `<expiry>.<signature>`: seconds since 1970 in base 36, and a keyed hash over what it opens and
 * until when. Who holds one can read a guide that is not published; nobody can make one without the secret.
 */
export interface PreviewGrant {
  guideId: string;
  /** Seconds since 1970. */
  expires: number;
}

export const previewDays = 7;

/** The words that are signed; the purpose keeps a signature from opening anything else. */
export function previewKeyPayload({ guideId, expires }: PreviewGrant): string {
  return `guide-preview\n${guideId}\n${expires}`;
}

export function formatPreviewKey(expires: number, signature: string): string {
  return `${expires.toString(36)}.${signature}`;
}

/** The parts of a key, if it is one; whether it opens anything is for the signature to say. */
export function parsePreviewKey(key: string): { expires: number; signature: string } | undefined {
  const [, expiry = '', signature = ''] = /^([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/.exec(key) ?? [];
  const expires = Number.parseInt(expiry, 36);
  return Number.isSafeInteger(expires) && signature ? { expires, signature } : undefined;
}
