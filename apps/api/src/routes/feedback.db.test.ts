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
  it('is listed for staff until somebody closes it, and closing is in the audit log', async () => {
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
