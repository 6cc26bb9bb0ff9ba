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

/** Query parameter that carries the key of a preview on any page. */
export const previewParameter = 'preview';

export function createPreviewKey(
  services: Needs,
  row: Omit<PreviewGrant, 'expires'>,
): { key: string; expiresAt: Date } {
  const grant = { ...row, expires: Math.floor(services.now().getTime() / 1000) + previewDays * 24 * 3600 };
  return {
    key: formatPreviewKey(grant, sign(getPreviewSecret(services), grant)),
    expiresAt: new Date(grant.expires * 1000),
  };
}

/** Returns what a key grants; `undefined` for an expired key and a wrong signature. */
export function checkPreviewKey(services: Needs, key: string): PreviewGrant | undefined {
  const parsed = parsePreviewKey(key);
  if (!parsed || parsed.grant.expires * 1000 <= services.now().getTime()) return undefined;
  const expected = sign(getPreviewSecret(services), parsed.grant);
  // Both are 43 characters of base64url, as timingSafeEqual requires equal lengths.
  const isGenuine = timingSafeEqual(Buffer.from(expected), Buffer.from(parsed.signature));
  return isGenuine ? parsed.grant : undefined;
}

function sign(secret: string, grant: PreviewGrant): string {
  return createHmac('sha256', secret).update(previewKeyPayload(grant)).digest('base64url');
}

/** Returns PREVIEW_SECRET, or a generated key. */
const getPreviewSecret = ({ settings }: Needs): string =>
  settings.PREVIEW_SECRET ?? readOrCreateKey(settings, 'preview');
