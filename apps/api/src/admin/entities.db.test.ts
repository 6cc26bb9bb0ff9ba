import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { listShipped } from '@yunyou/database/catalogue/shipped-content.queries';
import { describe, expect, it } from 'vitest';
import { loadItems } from '../content/load-content.ts';
import { runDueSchedules } from '../publishing/scheduled-moves.ts';
import { refreshSearch } from '../publishing/search-refresh.ts';
import { call } from '../testing/call.ts';
import { readSample } from '../testing/sample.ts';
import { createTestApp } from '../testing/test-app.ts';

const xian = { entity: 'city', id: 'xian' } as const;

async function openAdmin(now?: () => Date) {
  const test = await createTestApp({ STAFF_IDLE_MINUTES: '720' }, now); // schedules are tested hours later
  const ada = await test.signInStaff('owner', 'Ada');
  const detail = async (row: { entity: string; id: string }, headers = ada): Promise<EntityDetail> => {
    const answer = await call(test.app, 'GET /admin/entity/detail', row, headers);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const post = (path: string, input: Record<string, unknown>, headers = ada) =>
    call(test.app, `POST /admin/entity/${path}` as 'POST /admin/entity/save', input, headers);
  const saveSummary = async (summary: string, version: number, headers = ada) => {
    const { fields } = await detail(xian, headers);
    return post('save', { ...xian, version, fields: { ...fields, summary } }, headers);
  };
  const move = (move: string, version: number, row: { entity: string; id: string } = xian) =>
    post('move', { entity: row.entity, move, items: [{ id: row.id, version }] });
  const siteSummary = async () => (await findPublished(test.services.db, 'city', 'xian'))?.doc.summary;
  return { ...test, ada, detail, post, saveSummary, move, siteSummary };
}

describe('POST /admin/entity/save', () => {
  it('keeps saved changes off the site until they are published, then increments the change number', async () => {
    const { services, saveSummary, move, siteSummary } = await openAdmin();
    const [before, number] = [await siteSummary(), await getCatalogueChangeNumber(services.db)];
    const saved = await saveSummary('Better words.', 1);
    expect(saved.body.data).toMatchObject({ version: 2, status: 'published', pending: 'draft' });
    expect(saved.body.data.publishedFields.summary).toBe(before);
    expect(await siteSummary()).toBe(before);
    expect(await getCatalogueChangeNumber(services.db)).toBe(number);

    expect((await move('publish', 2)).status).toBe(200);
    expect(await siteSummary()).toBe('Better words.');
    expect(await getCatalogueChangeNumber(services.db)).toBe(number + 1);
  });

  it('409: rejects a save over a newer version and returns what changed', async () => {
    const { signInStaff, saveSummary, detail } = await openAdmin();
    const bob = await signInStaff('editor', 'Bob');
    expect((await saveSummary("Ada's words.", 1)).status).toBe(200);
    const late = await saveSummary("Bob's words.", 1, bob);
    expect(late.status).toBe(409);
    expect(late.body.data.details).toMatchObject({
      version: 2,
      changedBy: 'Ada',
      changes: [{ path: 'summary', after: "Ada's words." }],
    });
    expect((await detail(xian)).fields['summary']).toBe("Ada's words.");
  });

  it('409: accepts one of two concurrent saves', async () => {
    const { signInStaff, saveSummary } = await openAdmin();
    const bob = await signInStaff('editor', 'Bob');
    const answers = await Promise.all([saveSummary('One.', 1), saveSummary('Two.', 1, bob)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('400: names invalid fields, missing rows and missing pictures', async () => {
    const { detail, post } = await openAdmin();
    const { fields } = await detail(xian);
    const bad = { ...fields, summary: '', nearbyCityIds: ['atlantis'], picture: 'media/none' };
    const wrong = await post('save', { ...xian, version: 1, fields: bad });
    expect(wrong.body.data.fields).toEqual([expect.objectContaining({ field: 'fields.summary' })]);
    const missing = await post('save', { ...xian, version: 1, fields: { ...bad, summary: 'Fine.' } });
    expect(missing.body.data.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'fields.nearbyCityIds.0',
      'fields.picture',
    ]);
    const twin = { ...fields, nearbyCityIds: [], cityCode: '110000' };
    expect((await post('create', { entity: 'city', id: 'twin', fields: twin })).body.data.fields).toEqual([
      expect.objectContaining({ field: 'fields.cityCode' }),
    ]);
    expect((await post('create', { entity: 'city', id: 'xian', fields: twin })).body.data.fields).toEqual([
      expect.objectContaining({ field: 'id' }),
    ]);
  });

  it('stores an autosave for its author only, valid or not, until the next save', async () => {
    const { signInStaff, detail, post, saveSummary } = await openAdmin();
    const bob = await signInStaff('editor', 'Bob');
    await post('autosave', { ...xian, version: 1, fields: { summary: '' } });
    expect((await detail(xian)).autosave).toMatchObject({ version: 1, fields: { summary: '' } });
    expect((await detail(xian, bob)).autosave).toBeNull();
    await saveSummary('Done.', 1);
    expect((await detail(xian)).autosave).toBeNull();
  });
});

describe('the history of a row', () => {
  it('lists every version, compares two of them and restores one', async () => {
    const { app, ada, detail, post, saveSummary } = await openAdmin();
    const first = (await detail(xian)).fields['summary'];
    await saveSummary('Second.', 1);
    await saveSummary('Third.', 2);
    const history = await call(app, 'POST /admin/entity/history', xian, ada);
    expect(history.body.data.list.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    const diff = await call(app, 'GET /admin/entity/diff', { ...xian, from: 1, to: 3 }, ada);
    expect(diff.body.data.list).toEqual([
      { path: 'summary', label: 'Summary', before: first, after: 'Third.' },
    ]);
    expect((await post('restoreVersion', { ...xian, version: 2, toVersion: 1 })).status).toBe(409);
    const restored = await post('restoreVersion', { ...xian, version: 3, toVersion: 1 });
    expect(restored.body.data).toMatchObject({ version: 4, fields: { summary: first } });
  });
});

const unused = { entity: 'news', id: 'unused' } as const;

/** Adds a published article that no row refers to. */
async function openWithUnused(now?: () => Date) {
  const admin = await openAdmin(now);
  const listed = await admin.post('list', { entity: 'news', pageSize: 1 });
  const { fields } = await admin.detail({ entity: 'news', id: listed.body.data.list[0].id });
  const made = await admin.post('create', { ...unused, fields: { ...fields, title: 'Unused' } });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect((await admin.move('publish', 1, unused)).status).toBe(200);
  const isOnSite = async () => (await findPublished(admin.services.db, 'news', 'unused')) !== undefined;
  return { ...admin, isOnSite };
}

describe('the trash', () => {
  it('takes a row off the site and restores it as it was: status, published text, draft and schedule', async () => {
    const now = () => new Date('2026-11-15T08:00:00Z');
    const { isOnSite, move, post, detail, services } = await openWithUnused(now);
    const { fields } = await detail(unused);
    const publishAt = '2026-11-16T08:00:00.000Z';
    await post('save', { ...unused, version: 2, fields: { ...fields, title: 'Not published yet' } });
    await post('schedule', { ...unused, publishAt, unpublishAt: null });
    expect((await move('remove', 3, unused)).status).toBe(200);
    expect(await isOnSite()).toBe(false);
    expect((await move('publish', 4, unused)).body.message).toMatch(/trash/);

    expect((await move('restore', 4, unused)).status).toBe(200);
    expect(await detail(unused)).toMatchObject({
      status: 'published',
      pending: 'draft',
      isTrashed: false,
      publishAt,
      fields: { title: 'Not published yet' },
      publishedFields: { title: 'Unused' },
    });
    expect((await findPublished(services.db, 'news', 'unused'))?.doc.title).toBe('Unused');
  });

  it('purges only rows that were not shipped and that no row refers to', async () => {
    const { move, post, services } = await openAdmin();
    const [banner] = await listShipped(services.db, 'banner');
    const row = { entity: 'banner', id: banner?.id ?? '' };
    await move('remove', 1, row);
    expect((await move('purge', 2, row)).status, 'a shipped row cannot be purged').toBe(409);

    const [own, child] = [
      { entity: 'tag', id: 'own' },
      { entity: 'tag', id: 'child' },
    ];
    await post('create', { ...own, fields: { name: 'Own', group: 'wiki' } });
    await post('create', { ...child, fields: { name: 'Child', group: 'wiki', parentId: 'own' } });
    expect((await move('remove', 1, own)).status, 'its child uses it').toBe(409);
    await move('remove', 1, child);
    await move('remove', 1, own);
    expect((await move('purge', 2, own)).body.message).toMatch(/refers to this/);
    expect((await move('restore', 2, child)).status, 'a draft may wait for its parent').toBe(200);
    expect((await move('publish', 3, child)).body.message).toMatch(/in the trash/);
    await move('remove', 3, child);
    expect((await move('purge', 4, child)).status).toBe(200);
    expect((await move('purge', 2, own)).status).toBe(200);
  });
});

describe('a row in use', () => {
  it('409: cannot be archived or removed, also not by a schedule, and stays on the site', async () => {
    let now = new Date('2026-11-15T08:00:00Z');
    const { app, ada, services, move, post, siteSummary } = await openAdmin(() => now);
    for (const name of ['archive', 'remove']) {
      const answer = await move(name, 1);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/^It is in use by .*\d+ scenic spots/);
    }
    await post('schedule', { ...xian, publishAt: null, unpublishAt: '2026-11-15T09:00:00Z' });
    now = new Date('2026-11-15T09:00:01Z');
    await runDueSchedules(services, now);
    expect(await siteSummary()).toBeDefined();
    const log = await call(app, 'POST /admin/audit/list', { entityId: 'xian' }, ada);
    expect(log.body.data.list[0]).toMatchObject({ action: 'city.archive refused' });
  });

  it('can be archived once the rows that use it are archived', async () => {
    const { move, post } = await openAdmin();
    const [own, child] = [
      { entity: 'tag', id: 'own' },
      { entity: 'tag', id: 'child' },
    ];
    await post('create', { ...own, fields: { name: 'Own', group: 'wiki' } });
    await post('create', { ...child, fields: { name: 'Child', group: 'wiki', parentId: 'own' } });
    expect((await move('archive', 1, own)).body.message).toBe(
      'It is in use by 1 tag. Change or archive those first.',
    );
    expect((await move('archive', 1, child)).status).toBe(200);
    expect((await move('archive', 1, own)).status).toBe(200);
  });

  it('is never removed while another member of staff saves a reference to it', async () => {
    const { post, move, detail, services } = await openAdmin();
    for (let round = 0; round < 5; round += 1) {
      const [own, child] = [`own-${round}`, `child-${round}`];
      await post('create', { entity: 'tag', id: own, fields: { name: 'Own', group: 'wiki' } });
      await post('create', { entity: 'tag', id: child, fields: { name: 'Child', group: 'wiki' } });
      const [removed, saved] = await Promise.all([
        move('remove', 1, { entity: 'tag', id: own }),
        post('save', {
          entity: 'tag',
          id: child,
          version: 1,
          fields: { name: 'Child', group: 'wiki', parentId: own },
        }),
      ]);
      expect([removed.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
      const isRemoved = (await detail({ entity: 'tag', id: own })).isTrashed;
      expect(isRemoved).toBe(removed.status === 200);
    }
    expect(await findPublished(services.db, 'tag', 'own-0')).toBeUndefined();
  });
});

describe('POST /admin/entity/move', () => {
  it('reports success or failure of each row', async () => {
    const { post } = await openWithUnused();
    const items = [
      { id: 'unused', version: 2 },
      { id: 'unused', version: 9 },
      { id: 'atlantis', version: 1 },
    ];
    const answer = await post('move', { entity: 'news', move: 'archive', items });
    expect(answer.body.data.list.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, false]);
  });
});

describe('a schedule', () => {
  it('publishes and archives once when due, with an audit entry', async () => {
    let now = new Date('2026-11-15T08:00:00Z');
    const { app, ada, detail, services, post, isOnSite } = await openWithUnused(() => now);
    const { fields } = await detail(unused);
    await post('save', { ...unused, version: 2, fields: { ...fields, title: 'At nine' } });
    const times = { publishAt: '2026-11-15T09:00:00Z', unpublishAt: '2026-11-15T10:00:00Z' };
    expect(
      (await post('schedule', { ...unused, publishAt: '2026-11-15T07:00:00Z', unpublishAt: null })).status,
    ).toBe(400);
    expect((await post('schedule', { ...unused, ...times })).body.data).toMatchObject({
      publishAt: '2026-11-15T09:00:00.000Z',
    });
    expect(await runDueSchedules(services, now)).toBe(0);

    now = new Date('2026-11-15T09:00:01Z');
    const runs = await Promise.all([runDueSchedules(services, now), runDueSchedules(services, now)]);
    expect(
      runs.sort((a, b) => a - b),
      'two processes do not run one schedule twice',
    ).toEqual([0, 1]);
    expect((await findPublished(services.db, 'news', 'unused'))?.doc.title).toBe('At nine');

    now = new Date('2026-11-15T10:00:01Z');
    expect(await runDueSchedules(services, now)).toBe(1);
    expect(await isOnSite()).toBe(false);
    expect(await runDueSchedules(services, now)).toBe(0);
    const log = await call(
      app,
      'POST /admin/audit/list',
      { entityId: 'unused', action: 'news.publish' },
      ada,
    );
    expect(log.body.data.list[0]).toMatchObject({ staffName: 'Ada (scheduled)' });
  });

  it('writes an audit entry when a move is refused and still runs the other schedules', async () => {
    let now = new Date('2026-11-15T08:00:00Z');
    const { app, ada, services, post, siteSummary, isOnSite } = await openWithUnused(() => now);
    const at = '2026-11-15T09:00:00Z';
    await post('schedule', { ...xian, publishAt: at, unpublishAt: null }); // already published, so publishing is refused
    await post('schedule', { ...unused, publishAt: null, unpublishAt: at });
    now = new Date('2026-11-15T09:00:01Z');
    await runDueSchedules(services, now);
    expect(await siteSummary()).toBeDefined();
    expect(await isOnSite()).toBe(false);
    const log = await call(app, 'POST /admin/audit/list', { entityId: 'xian' }, ada);
    expect(log.body.data.list[0]).toMatchObject({ action: 'city.publish refused' });
  });
});

describe('POST /admin/entity/presence', () => {
  it('lists the other staff members who have the row open, until they leave', async () => {
    const { signInStaff, post } = await openAdmin();
    const bob = await signInStaff('editor', 'Bob');
    const names = async (headers?: Parameters<typeof post>[2], isLeaving = false) =>
      (await post('presence', { ...xian, isLeaving }, headers)).body.data.list.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names()).toEqual([]);
    expect(await names(bob)).toEqual(['Ada']);
    expect(await names()).toEqual(['Bob']);
    await names(bob, true);
    expect(await names()).toEqual([]);
  });
});

describe('GET /admin/entity/whereUsed', () => {
  it('finds references in fields, nested fields and article links', async () => {
    const { app, ada } = await openAdmin();
    const used = await call(app, 'GET /admin/entity/whereUsed', xian, ada);
    const { groups }: { groups: { entity: string; total: number; list: unknown[] }[] } = used.body.data;
    expect(groups.map(({ entity }) => entity)).toContain('scenic-spot');
    expect(groups.length).toBeGreaterThan(2);
    for (const { total, list } of groups) expect(list).toHaveLength(total);
  });
});

describe('a link between cities', () => {
  it('has a title made of its cities in lists, details and choices', async () => {
    const { app, ada, detail } = await openAdmin();
    const listed = await call(app, 'POST /admin/entity/list', { entity: 'link' }, ada);
    const way = listed.body.data.list.find(
      ({ title }: { title: string }) => title === "Beijing to Xi'an (train)",
    );
    expect(way).toBeDefined();
    expect((await detail({ entity: 'link', id: way.id })).title).toBe(way.title);
    const choices = await call(app, 'GET /admin/entity/choices', { entity: 'link', ids: way.id }, ada);
    expect(choices.body.data.list[0].title).toBe(way.title);
  });
});

describe('the search index', () => {
  it('finds a new name after publishing, not before', async () => {
    const { app, services, detail, post, move } = await openAdmin();
    const find = async () =>
      (await call(app, 'GET /destination/search', { keyword: 'Changan of old' })).body.data.list[0]?.name;
    const { fields } = await detail(xian);
    await post('save', { ...xian, version: 1, fields: { ...fields, name: 'Changan of old' } });
    await refreshSearch(services);
    expect(await find()).not.toBe('Changan of old');
    await move('publish', 2);
    expect(await refreshSearch(services)).toBeDefined();
    expect(await refreshSearch(services)).toBeUndefined();
    expect(await find()).toBe('Changan of old');
  });
});

describe('publishing', () => {
  it('reaches pages and search before the call answers, and the answer has the time it took', async () => {
    const { app, services, detail, post, ada } = await openAdmin();
    const find = async () =>
      (await call(app, 'GET /destination/search', { keyword: 'Changan of old' })).body.data.list[0]?.name;
    await refreshSearch(services);
    const { fields } = await detail(xian);
    await post('save', { ...xian, version: 1, fields: { ...fields, name: 'Changan of old' } });
    const shownBefore = services.changes.current();
    const published = await call(
      app,
      'POST /admin/entity/move',
      { entity: 'city', move: 'publish', items: [{ id: 'xian', version: 2 }] },
      ada,
    );
    expect(published.body.data.site).toMatchObject({ isInSearch: true });
    expect(await find()).toBe('Changan of old');
    expect(services.changes.current()).toBeGreaterThan(shownBefore);
    expect(published.body.data.site.milliseconds).toBeGreaterThan(0);
    // The whole comparison afterwards finds the sights of the city, whose entries contain its name.
    const rest = await refreshSearch(services);
    expect(rest?.removed).toBe(0);
  });
});

describe('loading a new content release', () => {
  it('updates unedited fields of rows and drafts, and keeps fields that staff edited', async () => {
    const { services, saveSummary, detail } = await openAdmin();
    await saveSummary("Staff's words.", 1);
    const items = (await readSample()).map((item) =>
      item.entity === 'city' && item.id === 'xian'
        ? { ...item, fields: { ...item.fields, summary: 'From the file.', popularity: 3 } }
        : item,
    );
    await loadItems(services, items, 'next release');
    const row = await detail(xian);
    expect(row.fields).toMatchObject({ summary: "Staff's words.", popularity: 3 });
    expect(row.publishedFields).toMatchObject({ summary: 'From the file.', popularity: 3 });
    expect(row.pending).toBe('draft');
  });
});
