import type { PageContext } from '@yunyou/contract/page-renderer';
import { findPagePath } from '@yunyou/contract/paths';
import { findAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createInProcessClient } from '../dispatcher.ts';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { checkPreviewKey, createPreviewKey } from './preview-links.ts';
import { renderWithPreview } from './preview-pages.ts';

const guide = { entity: 'guide', id: 'high-speed-trains', unsavedOf: '' } as const;

describe('checkPreviewKey', () => {
  it('rejects a forged, shortened or extended key, and that of another row', async () => {
    const { services } = await createTestApp();
    const { key } = createPreviewKey(services, guide);
    expect(checkPreviewKey(services, key)).toMatchObject(guide);
    const [entity, id, unsavedOf, expiry = '', signature] = key.split('.');
    const later = (Number.parseInt(expiry, 36) + 86_400).toString(36);
    const forged = [
      [entity, id, unsavedOf, expiry, 'A'.repeat(43)],
      [entity, id, unsavedOf, later, signature],
      [entity, 'metros', unsavedOf, expiry, signature],
      ['city', id, unsavedOf, expiry, signature],
      [entity, id, 'ada', expiry, signature],
    ].map((parts) => parts.join('.'));
    for (const wrong of [...forged, key.slice(0, -1), `${key}=`, 'x'])
      expect(checkPreviewKey(services, wrong), wrong).toBeUndefined();
  });

  it('rejects a key after seven days', async () => {
    const { services } = await createTestApp();
    const { key } = createPreviewKey(services, guide);
    const at = (days: number) => ({ ...services, now: () => new Date(Date.now() + days * 86_400_000) });
    expect(checkPreviewKey(at(6.9), key)).toBeDefined();
    expect(checkPreviewKey(at(7.1), key)).toBeUndefined();
  });

  it('shares one generated key between processes; a configured secret invalidates older links', async () => {
    const { services } = await createTestApp();
    const { key } = createPreviewKey(services, guide);
    expect(checkPreviewKey({ ...services }, key)).toBeDefined();
    const settings = { ...services.settings, PREVIEW_SECRET: 'another-secret-of-mine' };
    expect(checkPreviewKey({ ...services, settings }, key)).toBeUndefined();
  });
});

/** The call that the page of each kind is made from, and the field that a preview changes. */
const pages = [
  ['city', 'GET /city/detail', 'name'],
  ['scenic-spot', 'GET /scenicSpots/detail', 'name'],
  ['hotel', 'GET /hotel/detail', 'name'],
  ['restaurant', 'GET /restaurant/detail', 'name'],
  ['shop', 'GET /shop/detail', 'name'],
  ['trip-line', 'GET /travel/line/detail', 'name'],
  ['route', 'GET /route/detail', 'title'],
  ['guide', 'GET /wiki/detail', 'title'],
  ['news', 'GET /news/detail', 'title'],
  ['theme', 'GET /faves/theme', 'title'],
] as const;

const tableOf = (entity: string) => sql.raw(entity.replaceAll('-', '_'));

async function firstId({ services }: TestApp, entity: string): Promise<string> {
  const found = await services.db.execute<{ id: string }>(
    sql`select id from ${tableOf(entity)} where status = 'published' order by id limit 1`,
  );
  return found.rows[0]?.id ?? '';
}

/** Calls an endpoint as the page of a preview link does; `unavailable` if the link shows no draft. */
function readAs(
  { services }: TestApp,
  linkUrl: string,
  key: (typeof pages)[number][1],
  id: string,
): Promise<unknown> {
  const previewKey = new URL(linkUrl, 'http://own.invalid').searchParams.get('preview') ?? '';
  const context = { api: createInProcessClient(services) } as PageContext; // the rest does not matter here
  return renderWithPreview(services, context, previewKey, async ({ api, preview }) =>
    preview === 'unavailable' ? preview : { ...(await api(key, { id })), preview },
  );
}

const linkFor = async ({ app, signInStaff }: TestApp, entity: string, id: string) =>
  (await call(app, 'POST /admin/entity/previewLink', { entity, id }, await signInStaff('viewer'))).body.data
    .linkUrl;

describe('a preview link', () => {
  it.each(pages)('shows the draft of a %s on its page, only with the link', async (entity, key, field) => {
    const test = await createTestApp();
    const id = await firstId(test, entity);
    const before = await findAdminRow(test.services.db, entity, id);
    await test.services.db.execute(
      sql`update ${tableOf(entity)} set draft = doc || ${JSON.stringify({ [field]: 'Seen before' })}::jsonb,
        draft_status = 'draft', status = 'draft' where id = ${id}`,
    );
    const linkUrl = await linkFor(test, entity, id);
    expect(linkUrl.startsWith(`${findPagePath(entity, id)}&preview=`)).toBe(true);
    expect(await readAs(test, linkUrl, key, id)).toMatchObject({
      [field]: 'Seen before',
      preview: { status: 'draft', isUnsaved: false },
    });
    expect((await call(test.app, key, { id })).status).toBe(404);
    expect(await findAdminRow(test.services.db, entity, id)).toMatchObject({
      doc: before?.doc,
      status: 'draft',
      version: before?.version,
    });
  });

  it('shows what is unsaved, until it is saved', async () => {
    const test = await createTestApp();
    const headers = await test.signInStaff('editor');
    const { version, doc } =
      (await findAdminRow(test.services.db, 'news', await firstId(test, 'news'))) ?? {};
    const id = await firstId(test, 'news');
    const typed = { ...doc, title: 'Typed, not saved' };
    await call(
      test.app,
      'POST /admin/entity/autosave',
      { entity: 'news', id, version, fields: typed },
      headers,
    );
    const wanted = { entity: 'news', id, isUnsaved: true };
    const { linkUrl } = (await call(test.app, 'POST /admin/entity/previewLink', wanted, headers)).body.data;
    const shown = { title: 'Typed, not saved', preview: { isUnsaved: true, status: 'published' } };
    expect(await readAs(test, linkUrl, 'GET /news/detail', id)).toMatchObject(shown);
    await call(test.app, 'POST /admin/entity/save', { entity: 'news', id, version, fields: typed }, headers);
    expect(await readAs(test, linkUrl, 'GET /news/detail', id)).toMatchObject({
      title: 'Typed, not saved',
      preview: { isUnsaved: false },
    });
  });

  it('shows a new row that was never saved; while it is incomplete, lists what is missing', async () => {
    const test = await createTestApp();
    const headers = await test.signInStaff('editor');
    const id = 'draft-of-a-new-row';
    const store = (fields: object) =>
      call(test.app, 'POST /admin/entity/autosave', { entity: 'news', id, version: 0, fields }, headers);
    const wanted = { entity: 'news', id, isUnsaved: true };
    await store({ title: 'Half' });
    const refused = await call(test.app, 'POST /admin/entity/previewLink', wanted, headers);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('is missing')]);
    const { doc } = (await findAdminRow(test.services.db, 'news', await firstId(test, 'news'))) ?? {};
    await store({ ...doc, title: 'Brand new', $id: 'wanted-id' });
    const { linkUrl } = (await call(test.app, 'POST /admin/entity/previewLink', wanted, headers)).body.data;
    expect(await readAs(test, linkUrl, 'GET /news/detail', id)).toMatchObject({ title: 'Brand new' });
    await store({ title: 'Half again' });
    expect(await readAs(test, linkUrl, 'GET /news/detail', id)).toBe('unavailable');
  });

  it('shows nothing of a row in the trash, and is refused for rows without a page', async () => {
    const test = await createTestApp();
    const id = await firstId(test, 'guide');
    const linkUrl = await linkFor(test, 'guide', id);
    await test.services.db.execute(
      sql`update guide set deleted_at = now(), status = 'archived' where id = ${id}`,
    );
    expect(await readAs(test, linkUrl, 'GET /wiki/detail', id)).toBe('unavailable');
    const headers = await test.signInStaff('viewer');
    const link = (entity: string, row: string) =>
      call(test.app, 'POST /admin/entity/previewLink', { entity, id: row }, headers);
    expect((await link('guide', 'atlantis')).status).toBe(404);
    expect((await link('tag', await firstId(test, 'tag'))).body.message).toBe(
      'No page of the site shows this.',
    );
  });
});
