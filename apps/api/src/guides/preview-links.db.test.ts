import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { checkPreviewKey, createPreviewLink } from './preview-links.ts';

const guideId = 'high-speed-trains';

async function withDraft() {
  const test = await createTestApp();
  await test.services.db.execute(sql`update guide set status = 'draft' where id = ${guideId}`);
  const { linkUrl } = createPreviewLink(test.services, guideId);
  const key = new URL(linkUrl, 'http://own.invalid').searchParams.get('key') ?? '';
  return { ...test, key };
}

describe('GET /wiki/preview', () => {
  it('200: returns a draft for its key, with caching disabled', async () => {
    const { app, key } = await withDraft();
    expect((await call(app, 'GET /wiki/detail', { id: guideId })).status).toBe(404);
    const preview = await call(app, 'GET /wiki/preview', { id: guideId, key });
    expect(preview.status).toBe(200);
    expect(preview.body.data).toMatchObject({ id: guideId, status: 'draft' });
    expect(preview.headers['cache-control']).toBe('no-store');
  });

  it("404: rejects a forged or shortened key, another guide's key and a changed expiry", async () => {
    const { app, key } = await withDraft();
    const [expiry = '', signature = ''] = key.split('.');
    const later = (Number.parseInt(expiry, 36) + 86_400).toString(36);
    const forged = [
      `${expiry}.${'A'.repeat(43)}`,
      key.slice(0, -1),
      `${later}.${signature}`,
      `${expiry}.${signature}=`,
      'x',
    ];
    for (const wrong of forged)
      expect((await call(app, 'GET /wiki/preview', { id: guideId, key: wrong })).status, wrong).toBe(404);
    expect((await call(app, 'GET /wiki/preview', { id: 'metros', key })).status).toBe(404);
  });

  it('404: rejects a key after seven days', async () => {
    const { services, key } = await withDraft();
    const at = (days: number) => ({ ...services, now: () => new Date(Date.now() + days * 86_400_000) });
    expect(checkPreviewKey(at(6.9), { guideId, key })).toBeInstanceOf(Date);
    expect(checkPreviewKey(at(7.1), { guideId, key })).toBeUndefined();
  });

  it('shares one generated key between processes; a configured secret invalidates older links', async () => {
    const { services, key } = await withDraft();
    expect(checkPreviewKey({ ...services }, { guideId, key })).toBeInstanceOf(Date);
    const settings = { ...services.settings, PREVIEW_SECRET: 'another-secret-of-mine' };
    expect(checkPreviewKey({ ...services, settings }, { guideId, key })).toBeUndefined();
  });
});

describe('POST /admin/guide/previewLink', () => {
  it('200: returns a link to staff; 401 to others; 404 for an unknown guide', async () => {
    const { app, signInStaff } = await createTestApp();
    expect((await call(app, 'POST /admin/guide/previewLink', { id: guideId })).status).toBe(401);
    const headers = await signInStaff('viewer');
    expect((await call(app, 'POST /admin/guide/previewLink', { id: 'atlantis' }, headers)).status).toBe(404);
    const link = await call(app, 'POST /admin/guide/previewLink', { id: guideId }, headers);
    expect(link.body.data.linkUrl).toMatch(/^\/wiki\/mock\?id=high-speed-trains&key=/);
  });
});
