import type { WebhookEvent } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { auditEntry } from '@yunyou/database/tables/staff.table';
import { webhook } from '@yunyou/database/tables/webhook.table';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { book, findDate, lineId } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { listenForWebhooks } from '../testing/webhook-receiver.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { signMessage } from './sign.ts';

/** A receiver that answers with `state.status`. */
async function listen() {
  const state = { status: 200 };
  const receiver = await listenForWebhooks((response) => response.writeHead(state.status).end());
  return { ...receiver, state };
}

async function createWebhook(...events: WebhookEvent[]) {
  const [site, receiver] = await Promise.all([createTestApp(), listen()]);
  /** Signs in for each call, because tests pass more time than a session lasts. */
  const asStaff = async (key: Parameters<typeof call>[1], input: Record<string, unknown> = {}) =>
    call(site.app, key, input, await site.signInStaff());
  const { body } = await asStaff('POST /admin/webhook/create', {
    name: 'Ledger',
    url: receiver.url,
    events,
    isActive: true,
  });
  const { id, secret }: { id: string; secret: string } = body.data;
  const deliver = () => deliverWebhooks(site.services);
  const listDeliveries = async () => (await asStaff('POST /admin/webhook/delivery/list')).body.data.list;
  return { ...site, ...receiver, asStaff, id, secret, deliver, listDeliveries };
}

/** Publishes a change of a tag, which emits one `content.published`. */
async function publishTag(
  { asStaff }: Pick<Awaited<ReturnType<typeof createWebhook>>, 'asStaff'>,
  name: string,
) {
  const { body } = await asStaff('GET /admin/entity/detail', { entity: 'tag', id: 'food' });
  const { version } = body.data;
  await asStaff('POST /admin/entity/save', {
    entity: 'tag',
    id: 'food',
    version,
    fields: { name, group: 'theme' },
  });
  const items = [{ id: 'food', version: version + 1 }];
  expect((await asStaff('POST /admin/entity/move', { entity: 'tag', move: 'publish', items })).status).toBe(
    200,
  );
}

describe('a webhook', () => {
  it('is not created above the limit by concurrent calls', async () => {
    const { app, services, signInStaff } = await createTestApp();
    const staff = await signInStaff();
    const fields = {
      name: 'Ledger',
      url: 'https://ledger.example/hook',
      events: ['order.created'],
      isActive: false,
    };
    const create = () => call(app, 'POST /admin/webhook/create', fields, staff);
    const answers = await Promise.all(Array.from({ length: 56 }, create));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(await services.db.$count(webhook)).toBe(50);
  });

  it('gets published content with a signature that its secret confirms', async () => {
    const site = await createWebhook('content.published');
    await publishTag(site, 'Food!');
    expect(await site.deliver()).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = site.received;
    expect(JSON.parse(body)).toMatchObject({
      type: 'content.published',
      data: { entity: 'tag', id: 'food', path: null },
    });
    const expected = signMessage(
      {
        id: String(headers['webhook-id']),
        sentAt: new Date(Number(headers['webhook-timestamp']) * 1000),
        body,
      },
      [site.secret],
    );
    expect(headers).toMatchObject(expected);
    expect(await site.listDeliveries()).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 200 }]);
    expect(await site.deliver()).toBe(0);
  });

  it('gets reviews without text and author', async () => {
    const site = await createWebhook('review.submitted', 'review.published');
    const { headers } = await site.signIn('Ada Lovelace');
    const target = { targetType: 'city', targetId: 'xian' };
    const text = 'The walls at dusk, and noodles after that.';
    const saved = await call(
      site.app,
      'POST /review/save',
      { ...target, stars: 5, text, travelMonth: null, photoIds: [] },
      headers,
    );
    expect(saved.status).toBe(200);
    const reviewId = String(saved.body.data.id);
    await site.asStaff('POST /admin/review/moderate', { id: reviewId, state: 'published' });
    await site.deliver();
    expect(site.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'review.submitted', data: { reviewId, ...target } },
      { type: 'review.published', data: { reviewId, ...target } },
    ]);
    expect(JSON.stringify(site.received)).not.toMatch(/Ada|Lovelace|noodles|example\.org/);
  });

  it('gets orders without names, contacts and passports', async () => {
    const site = await createWebhook('order.created', 'order.changed');
    const { headers } = await site.signIn('Ada Lovelace');
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure);
    const staff = await site.asStaff('POST /admin/order/move', { orderNo, action: 'pay', note: 'by Ada' });
    expect(staff.status).toBe(200);
    await site.deliver();
    const data = { orderNo, lineId, date: departure.date };
    expect(site.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'order.created', data: { ...data, state: 'pending-payment' } },
      { type: 'order.changed', data: { ...data, state: 'paid' } },
    ]);
    expect(JSON.stringify(site.received)).not.toMatch(/Ada|Lovelace|@|447400|X12345/);
  });

  it('gets only the events it subscribes to, and none while it or the integration is switched off', async () => {
    const site = await createWebhook('order.created');
    await publishTag(site, 'One');
    expect(await site.deliver()).toBe(0);
    const row = { id: site.id, name: 'Ledger', url: site.url, events: ['content.published'] };
    await site.asStaff('POST /admin/webhook/save', { ...row, isActive: false });
    await publishTag(site, 'Two');
    await site.asStaff('POST /admin/webhook/save', { ...row, isActive: true });
    expect(await site.deliver()).toBe(0);
    await publishTag(site, 'Three');
    const settings = await readSiteSettings(site.services.db);
    const setIntegration = (webhooks: boolean) =>
      writeSiteSettings(site.services.db, {
        ...settings,
        integrations: { ...settings.integrations, webhooks },
      });
    await setIntegration(false);
    await publishTag(site, 'Four');
    expect(await site.deliver()).toBe(0);
    expect((await site.asStaff('POST /admin/webhook/test', { id: site.id })).status).toBe(404);
    await setIntegration(true);
    expect(await site.deliver()).toBe(1); // the message from before the integration was switched off
    expect(site.received).toHaveLength(1);
  });

  it('that fails gets the message again, later each time, eight times within a day', async () => {
    const site = await createWebhook('content.published');
    site.state.status = 500;
    await publishTag(site, 'Food!');
    await site.deliver();
    expect(await site.deliver()).toBe(0); // not due yet
    const [first] = await site.listDeliveries();
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'The receiver answered 500' });
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      site.passTime(15 * 60_000);
      await site.deliver();
    }
    expect(site.received).toHaveLength(8);
    expect(new Set(site.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await site.listDeliveries()).toMatchObject([
      { state: 'failed', attempts: 8, nextAttemptAt: null },
    ]);
  });

  it('that fails is not called for its other messages in the same run', async () => {
    const site = await createWebhook('content.published');
    site.state.status = 503;
    for (const name of ['One', 'Two', 'Three']) await publishTag(site, name);
    await site.deliver();
    expect(site.received).toHaveLength(1);
    site.state.status = 200;
    site.passTime(61_000);
    await site.deliver();
    expect(site.received).toHaveLength(4);
  });

  it('gets a message again when staff replay it', async () => {
    const site = await createWebhook('content.published');
    await publishTag(site, 'Food!');
    await site.deliver();
    const [{ id }] = await site.listDeliveries();
    expect((await site.asStaff('POST /admin/webhook/delivery/replay', { id })).status).toBe(200);
    await site.deliver();
    expect(site.received).toHaveLength(2);
    expect(site.received[0]?.headers['webhook-id']).toBe(site.received[1]?.headers['webhook-id']);
  });

  it('that answers 410 is turned off', async () => {
    const site = await createWebhook('content.published');
    site.state.status = 410;
    await publishTag(site, 'Food!');
    await site.deliver();
    const { body } = await site.asStaff('GET /admin/webhook/list');
    expect(body.data.list).toMatchObject([{ isActive: false, counts: { waiting: 1 } }]);
  });

  it('has a secret that is stored encrypted, shown once, and also signs for a day after its rotation', async () => {
    const site = await createWebhook('content.published');
    const { body } = await site.asStaff('POST /admin/webhook/rotate', { id: site.id });
    expect(body.data.secret).not.toBe(site.secret);
    await site.asStaff('POST /admin/webhook/test', { id: site.id });
    await site.deliver();
    expect(String(site.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    site.passTime(25 * 3_600_000);
    await publishTag(site, 'Food!');
    await site.deliver();
    expect(String(site.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    const { db } = site.services;
    const log = await db.select().from(auditEntry).where(eq(auditEntry.entity, 'webhook'));
    const stored = JSON.stringify([
      await db.select().from(webhook),
      log,
      await site.asStaff('GET /admin/webhook/list'),
    ]);
    for (const secret of [site.secret, String(body.data.secret)]) expect(stored).not.toContain(secret);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['webhook.create', 'webhook.rotate', 'webhook.test']),
    );
  });

  it('on a public site cannot have an address that is not on the public internet', async () => {
    const { app, signInStaff } = await createTestApp({ PUBLIC_URL: 'https://example.org' });
    const staff = await signInStaff();
    const add = (url: string) =>
      call(
        app,
        'POST /admin/webhook/create',
        { name: 'x', url, events: ['order.created'], isActive: true },
        staff,
      );
    for (const url of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://user:pw@example.org/',
      'ftp://x/',
    ])
      expect((await add(url)).status, url).toBe(400);
    expect((await add('https://example.org/hook')).status).toBe(200);
  });
});
