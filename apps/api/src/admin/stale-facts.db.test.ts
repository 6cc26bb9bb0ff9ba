import { mail } from '@yunyou/database/tables/order.table';
import { staff as staffTable } from '@yunyou/database/tables/staff.table';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { queueFactDigests } from './send-fact-digest.job.ts';

const tenYearsMs = 10 * 365 * 86_400_000;
const dayMs = 86_400_000;

/** Months from the month of the facts to the first day on which they are due. */
const monthsUntilDue = ({ checkedOn, dueOn }: { checkedOn: string; dueOn: string }) =>
  (Number(dueOn.slice(0, 4)) - Number(checkedOn.slice(0, 4))) * 12 +
  (Number(dueOn.slice(5, 7)) - Number(checkedOn.slice(5, 7)));

describe('facts to check', () => {
  it('are filtered by kind, words and time, confirmed together, and name who checked them when', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    passTime(tenYearsMs);
    const mei = await signInStaff('owner', 'Mei');
    const list = async (filter: Record<string, unknown>) =>
      (await call(app, 'POST /admin/stale/list', { pageSize: 100, ...filter }, mei)).body.data;
    const guides = await list({ entity: 'guide' });
    expect(guides.list.every(({ entity }: { entity: string }) => entity === 'guide')).toBe(true);
    const [first] = guides.list;
    expect(first.source).not.toBe('');
    const found = await list({ entity: 'guide', keyword: first.statement.slice(0, 30).toUpperCase() });
    expect(found.total).toBeLessThan(guides.total);
    const facts = guides.list
      .slice(0, 2)
      .map(({ entity, id, path }: { entity: string; id: string; path: string }) => ({ entity, id, path }));
    expect((await call(app, 'POST /admin/stale/confirm', { facts }, mei)).status).toBe(200);
    expect((await list({ entity: 'guide' })).total).toBe(guides.total - 2);
    expect((await list({ due: 'soon', keyword: first.statement.slice(0, 60) })).total).toBe(0);

    passTime(1101 * dayMs); // longer than any fact is valid
    const later = await call(
      app,
      'POST /admin/stale/list',
      { entity: 'guide', keyword: first.statement.slice(0, 60), pageSize: 100 },
      await signInStaff(),
    );
    expect(later.body.data.list).toContainEqual(
      expect.objectContaining({ ...facts[0], lastCheck: expect.objectContaining({ staffName: 'Mei' }) }),
    );
  });

  it('are due by their kind: train times first, then flights, then lines without times', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    passTime(tenYearsMs);
    const staff = await signInStaff();
    const listMonths = async (keyword: string) => {
      const { list } = (
        await call(app, 'POST /admin/stale/list', { entity: 'link', keyword, pageSize: 100 }, staff)
      ).body.data;
      const rows: { checkedOn: string; dueOn: string; statement: string }[] = list;
      return new Set(rows.map((row) => `${row.statement}: ${monthsUntilDue(row)}`));
    };
    expect(await listMonths('train')).toContain('Train numbers and times, Direct trains and minutes: 7');
    expect(await listMonths('flight')).toEqual(new Set(['Services a day, minutes and fare: 25']));
  });

  it('are filtered by city; the page of a check is shown at the next one and is no reason of a refusal', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    passTime(tenYearsMs);
    const mei = await signInStaff('owner', 'Mei');
    const list = async (filter: Record<string, unknown>, headers = mei) =>
      (await call(app, 'POST /admin/stale/list', { pageSize: 100, ...filter }, headers)).body.data.list;
    const idsOf = async (filter: Record<string, unknown>): Promise<string[]> =>
      (await list(filter)).map(({ id }: { id: string }) => id);
    expect(await idsOf({ cityId: 'xian', entity: 'city' })).toEqual(['xian']);
    expect(await idsOf({ cityId: 'xian', entity: 'scenic-spot' })).toContain('terracotta-army');
    expect(await idsOf({ cityId: 'suzhou', entity: 'scenic-spot' })).not.toContain('terracotta-army');
    const links = await idsOf({ cityId: 'xian', entity: 'link' });
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((id) => id.includes('xian'))).toBe(true);

    const fact = { entity: 'city', id: 'xian', path: 'factsAsOf' };
    const confirm = (evidence: string) =>
      call(app, 'POST /admin/stale/confirm', { facts: [fact], evidence }, mei);
    expect((await confirm('javascript:alert(1)')).status).toBe(400);
    expect((await confirm('https://example.org/hours')).status).toBe(200);
    const row = await call(app, 'GET /admin/entity/detail', { entity: 'city', id: 'xian' }, mei);
    expect(row.body.data.sentBack).toBeNull();
    passTime(tenYearsMs);
    const [next] = await list({ cityId: 'xian', entity: 'city' }, await signInStaff('owner', 'Ada'));
    expect(next.lastCheck).toMatchObject({ staffName: 'Mei', evidence: 'https://example.org/hours' });
  });

  it('confirm nothing when one of them does not exist', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    passTime(tenYearsMs);
    const staff = await signInStaff();
    const list = async () => (await call(app, 'POST /admin/stale/list', { entity: 'city' }, staff)).body.data;
    const before = await list();
    const facts = [before.list[0].id, 'no-such-city'].map((id) => ({
      entity: 'city',
      id,
      path: 'factsAsOf',
    }));
    expect((await call(app, 'POST /admin/stale/confirm', { facts }, staff)).status).toBe(404);
    expect((await list()).total).toBe(before.total);
  });
});

describe('the weekly mail about facts', () => {
  it('goes once to staff members who chose it and may see the facts', async () => {
    const { app, services, signInStaff, passTime } = await createTestApp();
    passTime(tenYearsMs);
    const give = (name: string) =>
      services.db
        .update(staffTable)
        .set({ email: `${name}@example.org` })
        .where(eq(staffTable.name, name));
    const mei = await signInStaff('editor', 'mei');
    const off = await call(app, 'POST /admin/digest/save', { isOn: true }, mei);
    expect([off.status, off.body.message]).toEqual([409, 'Your account has no e-mail address.']);
    await give('mei');
    await signInStaff('editor', 'olga'); // did not choose it
    await give('olga');
    await signInStaff('sales', 'sam'); // may not see facts
    await give('sam');
    await services.db.update(staffTable).set({ getsFactDigest: true }).where(eq(staffTable.name, 'sam'));
    expect((await call(app, 'POST /admin/digest/save', { isOn: true }, mei)).status).toBe(200);
    expect((await call(app, 'GET /admin/me', {}, mei)).body.data.getsFactDigest).toBe(true);
    await queueFactDigests(services);
    await queueFactDigests(services);
    const mails = await services.db.select().from(mail);
    expect(mails.map(({ to }) => to)).toEqual(['mei@example.org']);
    expect(mails[0]?.body).toContain('/admin/contentManage/staleList');
  });
});
