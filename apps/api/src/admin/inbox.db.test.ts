import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

async function withInbox() {
  const site = await createTestApp();
  const staff = await site.signInStaff();
  const asStaff = (key: Parameters<typeof call>[1], input: Record<string, unknown>, headers = staff) =>
    call(site.app, key, input, headers);
  const inbox = async (input: Record<string, unknown> = {}, headers = staff) =>
    (await asStaff('POST /admin/inbox/list', input, headers)).body.data;
  return { ...site, asStaff, inbox };
}

async function writeReview({ app, signIn }: Awaited<ReturnType<typeof withInbox>>, name: string) {
  const { headers } = await signIn(name);
  const target = { targetType: 'city', targetId: 'xian', stars: 4, text: `Good walls, says ${name}.` };
  return (await call(app, 'POST /review/save', { ...target, travelMonth: null }, headers)).body.data.id;
}

async function submitTag({ asStaff }: Awaited<ReturnType<typeof withInbox>>) {
  const { id, fields, version } = (await asStaff('GET /admin/entity/detail', { entity: 'tag', id: 'food' }))
    .body.data;
  const changed = { ...fields, name: 'Food and drink' };
  const saved = await asStaff('POST /admin/entity/save', { entity: 'tag', id, version, fields: changed });
  const items = [{ id, version: saved.body.data.version }];
  await asStaff('POST /admin/entity/move', { entity: 'tag', move: 'submit', items });
  return { id, version: saved.body.data.version + 1 };
}

describe('the inbox', () => {
  it('lists reviews, reports, messages and submitted content in one queue, longest waiting first', async () => {
    const site = await withInbox();
    const { app, asStaff, inbox, passTime } = site;
    const reported = await writeReview(site, 'Ada Lovelace');
    await asStaff('POST /admin/review/moderate', { id: reported, state: 'published' });
    const pending = await writeReview(site, 'Isabella Bird');
    passTime(1000);
    await call(app, 'POST /review/report', { id: reported, reason: 'spam' });
    passTime(1000);
    await call(app, 'POST /feedback/send', {
      kind: 'fact',
      path: '/wiki/detail?id=visa',
      text: 'It is 30 days',
    });
    const tag = await submitTag(site);
    const all = await inbox();
    expect(all.counts).toEqual({ review: 1, report: 1, fact: 1, content: 1 });
    expect(all.total).toBe(4);
    const times = all.list.map(({ since }: { since: string }) => since);
    expect(times).toEqual(times.toSorted((a: string, b: string) => a.localeCompare(b)));
    const kinds = new Set(all.list.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['content', 'fact', 'report', 'review']));
    expect((await inbox({ kind: 'review' })).list).toMatchObject([{ review: { id: pending } }]);
    expect((await inbox({ kind: 'report' })).list).toMatchObject([
      { review: { id: reported, reports: [{}] } },
    ]);
    const content = {
      entity: 'tag',
      id: tag.id,
      status: 'published',
      pending: 'review',
      version: tag.version,
    };
    expect((await inbox({ kind: 'content' })).list).toMatchObject([
      { row: { ...content, submittedBy: expect.stringContaining('owner') } },
    ]);
  });

  it('shows nothing of pages that the role may not read', async () => {
    const site = await withInbox();
    await writeReview(site, 'Ada Lovelace');
    await submitTag(site);
    await call(site.app, 'POST /feedback/send', { kind: 'contact', path: '/', text: 'Good day' });
    const moderator = await site.signInStaff('moderator');
    expect((await site.inbox({}, moderator)).counts).toEqual({ review: 1, content: 1 });
    const editor = await site.signInStaff('editor');
    expect((await site.inbox({}, editor)).counts).toEqual({ review: 1, content: 1, message: 1 });
  });

  it('sends content back with a reason that its author reads, until the next change', async () => {
    const site = await withInbox();
    const { asStaff, inbox } = site;
    const { id, version } = await submitTag(site);
    const reason = 'Keep the name short.';
    const move = { entity: 'tag', move: 'withdraw', items: [{ id, version }], reason };
    expect((await asStaff('POST /admin/entity/move', { ...move, move: 'publish' })).status).toBe(400);
    expect((await asStaff('POST /admin/entity/move', move)).status).toBe(200);
    expect((await inbox()).total).toBe(0);
    const detail = async () => (await asStaff('GET /admin/entity/detail', { entity: 'tag', id })).body.data;
    const row = await detail();
    expect(row.sentBack).toMatchObject({ reason });
    const [latest] = (await asStaff('POST /admin/entity/history', { entity: 'tag', id })).body.data.list;
    expect(latest).toMatchObject({ action: 'withdraw', reason });
    const fields = { ...row.fields, name: 'Food' };
    await asStaff('POST /admin/entity/save', { entity: 'tag', id, version: row.version, fields });
    expect((await detail()).sentBack).toBeNull();
  });
});
