import { findAdminRow } from '@yunyou/database/admin/admin-row.queries';
import { auditEntry } from '@yunyou/database/tables/staff.table';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

async function openBulk(role = 'owner') {
  const { app, signInStaff, services } = await createTestApp();
  const headers = await signInStaff(role);
  const match = async (filters: object) =>
    (await call(app, 'POST /admin/entity/match/list', { entity: 'scenic-spot', filters }, headers)).body.data;
  const set = (input: object) =>
    call(app, 'POST /admin/entity/setField', { entity: 'scenic-spot', ...input }, headers);
  const find = async (id: string) => findAdminRow(services.db, 'scenic-spot', id);
  const auditCount = async () =>
    services.db.$count(auditEntry, eq(auditEntry.action, 'scenic-spot.edit in list'));
  return { app, headers, match, set, find, auditCount, services };
}
type Item = { id: string; version: number };
const toItems = (list: readonly Item[]): Item[] => list.map(({ id, version }) => ({ id, version }));

describe('POST /admin/entity/match/list', () => {
  it('returns every row that the list would show on all of its pages', async () => {
    const { app, headers, match } = await openBulk();
    const { total, list } = await match({ cityId: 'xian' });
    const listed = await call(
      app,
      'POST /admin/entity/list',
      { entity: 'scenic-spot', filters: { cityId: 'xian' }, pageSize: 100 },
      headers,
    );
    expect(total).toBe(listed.body.data.total);
    expect(list.map(({ id }: Item) => id).toSorted()).toEqual(
      listed.body.data.list.map(({ id }: Item) => id).toSorted(),
    );
    const wrong = { entity: 'scenic-spot', filters: { nothing: 'x' } };
    expect((await call(app, 'POST /admin/entity/match/list', wrong, headers)).status).toBe(400);
  });
});

describe('POST /admin/entity/setField', () => {
  it('changes the field of each row as a draft, with one audit entry per row', async () => {
    const { match, set, find, auditCount } = await openBulk();
    const items = toItems((await match({ cityId: 'xian' })).list).slice(0, 3);
    const { body } = await set({ field: 'popularity', value: 7, items });
    expect(body.data.list.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      items.map(() => 'changed'),
    );
    for (const { id, version } of items) {
      const row = await find(id);
      expect(row).toMatchObject({ version: version + 1, draft: { popularity: 7 }, draftStatus: 'draft' });
      expect(row?.doc).not.toMatchObject({ popularity: 7 });
    }
    expect(await auditCount()).toBe(items.length);
    const again = items.map(({ id, version }) => ({ id, version: version + 1 }));
    const repeated = await set({ field: 'popularity', value: 7, items: again });
    expect(repeated.body.data.list.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      items.map(() => 'unchanged'),
    );
    expect(await auditCount()).toBe(items.length);
  });

  it('reports what would happen in a dry run, and changes nothing', async () => {
    const { match, set, find, auditCount } = await openBulk();
    const [first, second] = toItems((await match({ cityId: 'xian' })).list);
    if (!first || !second) throw new Error('Xi’an has spots');
    const items = [first, { ...second, version: second.version + 5 }];
    const { body } = await set({ field: 'popularity', value: 7, items, isDryRun: true });
    expect(body.data.list).toMatchObject([
      { id: first.id, outcome: 'changed' },
      { id: second.id, outcome: 'refused' },
    ]);
    expect(await find(first.id)).toMatchObject({ version: first.version, draft: null });
    expect(await auditCount()).toBe(0);
  });

  it('refuses rows that changed meanwhile, wrong values and unknown references row by row', async () => {
    const { match, set, find } = await openBulk();
    const [first, second] = toItems((await match({ cityId: 'xian' })).list);
    if (!first || !second) throw new Error('Xi’an has spots');
    const items = [first, { ...second, version: second.version + 1 }];
    const { body } = await set({ field: 'popularity', value: 9, items });
    expect(body.data.list).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused' }]);
    expect(await find(second.id)).toMatchObject({ version: second.version, draft: null });
    const refusal = async (field: string, value: unknown) =>
      (await set({ field, value, items: [second] })).body.data.list[0].message;
    expect(await refusal('name', null)).toBe('Name is missing.');
    expect(await refusal('cityId', 'atlantis')).toBe('City: there is no city "atlantis".');
    expect((await set({ field: 'moon', value: 1, items: [second] })).status).toBe(400);
  });

  it('403: for roles that may only read; 400: above 200 rows', async () => {
    const viewer = await openBulk('viewer');
    const items = toItems((await viewer.match({ cityId: 'xian' })).list).slice(0, 1);
    expect((await viewer.set({ field: 'popularity', value: 7, items })).status).toBe(403);
    const owner = await openBulk();
    const many = Array.from({ length: 201 }, (_, index) => ({ id: `row-${index}`, version: 1 }));
    expect((await owner.set({ field: 'popularity', value: 7, items: many })).status).toBe(400);
  });
});
