import { describe, expect, it } from 'vitest';
import { book, findDate } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

async function openSearch(role: string) {
  const { app, signInStaff, services } = await createTestApp();
  const headers = await signInStaff(role);
  const find = async (word: string) => {
    const { body } = await call(app, 'GET /admin/search', { word }, headers);
    return body.data.list.map(({ entity, id }: { entity: string; id: string }) => `${entity} ${id}`);
  };
  return { app, headers, find, services };
}

describe('GET /admin/search', () => {
  it('finds rows of every kind by name, Chinese name and id, exact matches first', async () => {
    const { find } = await openSearch('owner');
    expect((await find("Xi'an"))[0]).toBe('city xian');
    expect((await find('西安'))[0]).toBe('city xian');
    expect((await find('high-speed-trains'))[0]).toBe('guide high-speed-trains');
    const kinds = new Set((await find('beijing')).map((found: string) => found.split(' ')[0]));
    expect(kinds.size).toBeGreaterThan(2);
    expect(await find('no such row at all')).toEqual([]);
    expect(await find('100%_')).toEqual([]);
  });

  it('leaves out kinds that the role may not read, and rows in the trash', async () => {
    const { find } = await openSearch('sales');
    const kinds = new Set((await find('beijing')).map((found: string) => found.split(' ')[0]));
    expect(kinds.has('city')).toBe(true);
    for (const hidden of ['guide', 'news', 'hotel', 'route']) expect(kinds.has(hidden), hidden).toBe(false);
    const owner = await openSearch('owner');
    await owner.services.db.execute("update guide set deleted_at = now() where id = 'high-speed-trains'");
    expect(await owner.find('high-speed-trains')).not.toContain('guide high-speed-trains');
  });

  it('finds orders by number and customer, for roles that may see orders', async () => {
    const site = await createTestApp();
    const visitor = await site.signIn();
    const { orderNo } = await book(site, visitor.headers, await findDate(site), 1);
    const find = async (word: string, role: string) =>
      (await call(site.app, 'GET /admin/search', { word }, await site.signInStaff(role))).body.data.orders;
    expect(await find(orderNo.slice(-6).toLowerCase(), 'sales')).toMatchObject([{ orderNo }]);
    expect(await find('lovelace', 'sales')).toMatchObject([{ orderNo }]);
    expect(await find('lovelace', 'editor')).toEqual([]);
  });

  it('400: without a word', async () => {
    const { app, headers } = await openSearch('owner');
    expect((await call(app, 'GET /admin/search', { word: '  ' }, headers)).status).toBe(400);
  });
});
