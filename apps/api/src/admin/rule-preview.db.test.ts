import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

const stay = { arrival: '2026-12-01', days: 7, cityId: 'beijing' };

async function editing(id: string) {
  const { app, signInStaff } = await createTestApp({}, () => new Date('2026-11-17T04:00:00Z'));
  const headers = await signInStaff('editor');
  const { fields } = (await call(app, 'GET /admin/entity/detail', { entity: 'rule', id }, headers)).body.data;
  const preview = (change: Record<string, unknown>) =>
    call(
      app,
      'POST /admin/rule/preview',
      { id, fields: { ...fields, data: { ...fields.data, ...change } }, stay },
      headers,
    );
  return { fields, preview };
}

describe('the preview of a rule', () => {
  it('holidays: lists the days that become days off or working days', async () => {
    const { fields, preview } = await editing('holidays-2027');
    expect((await preview({})).body.data).toMatchObject({ isReadable: true, days: [], passports: [] });
    const holidays = fields.data.holidays.map((holiday: { id: string }) =>
      holiday.id === 'new-year' ? { ...holiday, to: '2027-01-03', makeUpWorkdays: ['2027-01-09'] } : holiday,
    );
    expect((await preview({ holidays })).body.data.days).toMatchObject([
      { from: '2027-01-02', to: '2027-01-03', before: { kind: 'ordinary' }, after: { kind: 'holiday' } },
      { from: '2027-01-09', to: '2027-01-09', before: { kind: 'ordinary' }, after: { kind: 'workday' } },
    ]);
  });

  it('visa rules: lists the passports whose verdict changes', async () => {
    const { fields, preview } = await editing('visa-free-30-days');
    const nationalities = fields.data.nationalities
      .filter(({ code }: { code: string }) => code !== 'DE')
      .concat({ code: 'KE', from: null, to: null });
    const { passports, unchanged } = (await preview({ nationalities })).body.data;
    expect(passports).toMatchObject([
      { code: 'DE', before: { status: 'visa-free' } },
      { code: 'KE', before: { status: 'visa-needed' }, after: { status: 'visa-free' } },
    ]);
    expect(unchanged).toBeGreaterThan(150);
  });

  it('says when visitors would see nothing of the rule', async () => {
    const { preview } = await editing('holidays-2027');
    expect((await preview({ holidays: 'none' })).body.data.isReadable).toBe(false);
  });
});

describe('a visa rule', () => {
  it('refuses areas that do not exist, and an area that it names cannot be archived', async () => {
    const { app, signInStaff } = await createTestApp();
    const headers = await signInStaff();
    const own = { entity: 'rule', id: 'hainan-30-days' };
    const { fields, version } = (await call(app, 'GET /admin/entity/detail', own, headers)).body.data;
    const areas = [{ areaId: 'atlantis', whole: true, cityIds: [], ports: [] }];
    const wrong = { ...own, version, fields: { ...fields, data: { ...fields.data, areas } } };
    const refused = await call(app, 'POST /admin/entity/save', wrong, headers);
    expect([refused.status, refused.body.message]).toEqual([400, 'Data: there is no area "atlantis".']);
    const uses = await call(app, 'GET /admin/entity/whereUsed', { entity: 'area', id: 'hainan' }, headers);
    expect(uses.body.data.groups).toContainEqual(expect.objectContaining({ entity: 'rule' }));
  });
});
