import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '@yunyou/database/database';
import { ensureAppState } from '@yunyou/database/system/app-state.queries';
import {
  formatPreviewKey,
  type PreviewGrant,
  parsePreviewKey,
  previewDays,
  previewKeyPayload,
} from '@yunyou/domain/editorial/preview-key';
import type { Services } from '../handler.ts';

type Needs = Pick<Services, 'db' | 'settings' | 'now'>;

export interface PreviewLink {
  linkUrl: string;
  expiresAt: Date;
}

export async function createPreviewLink(services: Needs, guideId: string): Promise<PreviewLink> {
  const expires = Math.floor(services.now().getTime() / 1000) + previewDays * 24 * 3600;
  const signature = sign(await getPreviewSecret(services), { guideId, expires });
  const query = new URLSearchParams({ id: guideId, key: formatPreviewKey(expires, signature) });
  return { linkUrl: `/wiki/mock?${query.toString()}`, expiresAt: new Date(expires * 1000) };
}

/** Returns the key's expiry time; `undefined` for an expired key, a wrong signature or another guide's key. */
export async function checkPreviewKey(
  services: Needs,
  { guideId, key }: { guideId: string; key: string },
): Promise<Date | undefined> {
  const parsed = parsePreviewKey(key);
  if (!parsed || parsed.expires * 1000 <= services.now().getTime()) return undefined;
  const expected = sign(await getPreviewSecret(services), { guideId, expires: parsed.expires });
  // Both are 43 characters of base64url, as timingSafeEqual requires equal lengths.
  const isGenuine = timingSafeEqual(Buffer.from(expected), Buffer.from(parsed.signature));
  return isGenuine ? new Date(parsed.expires * 1000) : undefined;
}

function sign(secret: string, grant: PreviewGrant): string {
  return createHmac('sha256', secret).update(previewKeyPayload(grant)).digest('base64url');
}

/** Returns PREVIEW_SECRET, or a generated secret stored in the database, so that all processes share it. */
async function getPreviewSecret({
  db,
  settings,
}: {
  db: Db;
  settings: Services['settings'];
}): Promise<string> {
  if (settings.PREVIEW_SECRET) return settings.PREVIEW_SECRET;
  const kept = await ensureAppState(db, 'preview-secret', randomBytes(32).toString('base64url'));
  return String(kept);
}
