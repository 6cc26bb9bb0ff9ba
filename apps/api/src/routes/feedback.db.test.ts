import { mail } from '@yunyou/database/tables/order.table';
import { removeClosedFeedback } from '@yunyou/database/visitors/feedback.queries';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

const report = {
  kind: 'fact',
  path: '/attractions/detail?id=terracotta-army',
  text: 'It closes at 17:00 now.',
};

describe('feedback of visitors', () => {
  it('is listed for staff until it is closed, and closing is in the audit log', async () => {
    const { app, signInStaff } = await createTestApp();
    await call(app, 'POST /feedback/send', report);
    await call(app, 'POST /feedback/send', { ...report, kind: 'contact', email: 'ada@example.org' });
    const editor = await signInStaff('editor');
    const list = async () => (await call(app, 'POST /admin/feedback/list', {}, editor)).body.data;
    const before = await list();
    expect(before.list).toMatchObject([
      { ...report, email: null },
      { kind: 'contact', email: 'ada@example.org' },
    ]);
    const { id } = before.list[0];
    expect((await call(app, 'POST /admin/feedback/close', { id }, editor)).status).toBe(200);
    expect((await call(app, 'POST /admin/feedback/close', { id }, editor)).status).toBe(404);
    expect(await list()).toMatchObject({ total: 1, list: [{ kind: 'contact' }] });
    const owner = await signInStaff('owner', 'Olga');
    const { list: audit } = (await call(app, 'POST /admin/audit/list', {}, owner)).body.data;
    expect(audit).toContainEqual(expect.objectContaining({ action: 'feedback.close', entityId: id }));
  });

  it('has the name of the place, for every page of a place', async () => {
    const { app, signInStaff } = await createTestApp();
    const paths = [
      '/attractions/detail?id=terracotta-army&from=map#hours',
      '/destination/city/city-detail?id=xian',
      '/attractions/detail?id=atlantis',
      '/contact',
    ];
    for (const path of paths) await call(app, 'POST /feedback/send', { ...report, path });
    const editor = await signInStaff('editor');
    const { list } = (await call(app, 'POST /admin/feedback/list', {}, editor)).body.data;
    const subjects = list.map((row: { path: string; subject: unknown }) => [row.path, row.subject]);
    expect(Object.fromEntries(subjects)).toEqual({
      [paths[0] ?? '']: { entity: 'scenic-spot', id: 'terracotta-army', title: 'Terracotta Army' },
      [paths[1] ?? '']: { entity: 'city', id: 'xian', title: "Xi'an" },
      [paths[2] ?? '']: null,
      [paths[3] ?? '']: null,
    });
  });

  it('is answered by a mail without the text of the sender, closed with it, and found among the closed', async () => {
    const { app, services, signInStaff } = await createTestApp();
    await call(app, 'POST /feedback/send', { ...report, kind: 'contact', email: 'ada@example.org' });
    await call(app, 'POST /feedback/send', report);
    const editor = await signInStaff('editor', 'Mei');
    const list = async (filter: Record<string, unknown>) =>
      (await call(app, 'POST /admin/feedback/list', filter, editor)).body.data.list;
    const [message] = await list({ kind: 'contact' });
    const answer = { id: message.id, text: 'It is corrected now.' };
    expect((await call(app, 'POST /admin/feedback/reply', answer, editor)).status).toBe(200);
    expect((await call(app, 'POST /admin/feedback/reply', answer, editor)).status).toBe(404);
    const [sent] = await services.db.select().from(mail);
    expect(sent).toMatchObject({ to: 'ada@example.org', orderNo: null });
    expect(sent?.body).toContain('It is corrected now.');
    expect(sent?.body).not.toContain('17:00');
    expect(await list({ state: 'closed', keyword: 'ADA@' })).toMatchObject([
      { id: message.id, closed: { by: 'Mei', reply: 'It is corrected now.' } },
    ]);
    const [anonymous] = await list({});
    const refused = await call(app, 'POST /admin/feedback/reply', { ...answer, id: anonymous.id }, editor);
    expect(refused.status).toBe(409);
    expect(await list({})).toHaveLength(1);
  });

  it('is removed some time after it was closed; open feedback stays', async () => {
    const { app, services, signInStaff } = await createTestApp();
    await call(app, 'POST /feedback/send', report);
    await call(app, 'POST /feedback/send', { ...report, text: 'Another one' });
    const editor = await signInStaff('editor');
    const { list } = (await call(app, 'POST /admin/feedback/list', {}, editor)).body.data;
    await call(app, 'POST /admin/feedback/close', { id: list[0].id }, editor);
    await removeClosedFeedback(services.db, new Date('2200-01-01'));
    const { total } = (await call(app, 'POST /admin/feedback/list', {}, editor)).body.data;
    expect(total).toBe(1);
  });

  it.each([
    ['another site', { path: '//elsewhere.example' }],
    ['a text that is too short', { text: 'no' }],
    ['something that is no address', { email: 'ada' }],
  ])('is refused with %s', async (_, wrong) => {
    const { app } = await createTestApp();
    expect((await call(app, 'POST /feedback/send', { ...report, ...wrong })).status).toBe(400);
  });
});
