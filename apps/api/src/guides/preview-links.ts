import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  formatPreviewKey,
  type PreviewGrant,
  parsePreviewKey,
  previewDays,
  previewKeyPayload,
} from '@yunyou/domain/editorial/preview-key';
import type { Services } from '../handler.ts';
import { readOrCreateKey } from '../keys/key-files.ts';

type Needs = Pick<Services, 'settings' | 'now'>;

export interface PreviewLink {
  linkUrl: string;
  expiresAt: Date;
}

export function createPreviewLink(services: Needs, guideId: string): PreviewLink {
  const expires = Math.floor(services.now().getTime() / 1000) + previewDays * 24 * 3600;
  const signature = sign(getPreviewSecret(services), { guideId, expires });
  const query = new URLSearchParams({ id: guideId, key: formatPreviewKey(expires, signature) });
  return { linkUrl: `/wiki/mock?${query.toString()}`, expiresAt: new Date(expires * 1000) };
}

/** Returns the key's expiry time; `undefined` for an expired key, a wrong signature or another guide's key. */
export function checkPreviewKey(
  services: Needs,
  { guideId, key }: { guideId: string; key: string },
): Date | undefined {
  const parsed = parsePreviewKey(key);
  if (!parsed || parsed.expires * 1000 <= services.now().getTime()) return undefined;
  const expected = sign(getPreviewSecret(services), { guideId, expires: parsed.expires });
  // Both are 43 characters of base64url, as timingSafeEqual requires equal lengths.
  const isGenuine = timingSafeEqual(Buffer.from(expected), Buffer.from(parsed.signature));
  return isGenuine ? new Date(parsed.expires * 1000) : undefined;
}

function sign(secret: string, grant: PreviewGrant): string {
  return createHmac('sha256', secret).update(previewKeyPayload(grant)).digest('base64url');
}

/** Returns PREVIEW_SECRET, or a generated key. */
const getPreviewSecret = ({ settings }: Needs): string =>
  settings.PREVIEW_SECRET ?? readOrCreateKey(settings, 'preview');
