import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SiteIntegration, siteIntegrations } from '@yunyou/contract/admin/admin-overview.endpoints';
import type { Endpoint } from '@yunyou/contract/endpoint';
import { endpoints } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from './site-settings.ts';
import { call } from './testing/call.ts';
import { apiPath, createTestApp, type TestApp } from './testing/test-app.ts';
import { planTestTrip } from './testing/trips.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';

const integrations = Object.keys(siteIntegrations) as SiteIntegration[]; // Object.keys widens the keys to string

async function setIntegrations(
  { services: { db } }: TestApp,
  isOpen: boolean,
  ...changed: readonly SiteIntegration[]
) {
  const site = await readSiteSettings(db);
  const next = Object.fromEntries(changed.map((integration) => [integration, isOpen]));
  await writeSiteSettings(db, { ...site, integrations: { ...site.integrations, ...next } });
}

const statusOf = async ({ app }: TestApp, url: string) => (await app.inject(url)).statusCode;
const postStatus = async ({ app }: TestApp, url: string, payload: object) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
};

/** A use of each integration: 200 while it is on, 404 while it is off. A new integration without a use is a type error. */
const uses: Record<SiteIntegration, (site: TestApp) => Promise<(() => Promise<number>)[]>> = {
  assistants: async (site) => [
    () => postStatus(site, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    () => statusOf(site, '/.well-known/oauth-protected-resource/mcp'),
    () => statusOf(site, '/.well-known/oauth-authorization-server'),
  ],
  calendar: async (site) => {
    const { id, headers } = await planTestTrip(site.app, { wish: "3 days in Xi'an" });
    const { body } = await call(site.app, 'POST /travel/calendar', { id }, headers);
    return [() => statusOf(site, `${apiPath}/travel/calendar/${body.data.calendarKey}.ics`)];
  },
  embed: async (site) => {
    const page = encodeURIComponent('http://localhost/destination/city?id=xian');
    return ['/embed/city?id=xian', '/embed/map?id=golden-triangle', `/oembed?url=${page}`].map(
      (url) => () => statusOf(site, url),
    );
  },
  openData: async (site) => ['/data/links.csv', '/data/changes.json'].map((url) => () => statusOf(site, url)),
  apiKeys: async (site) => {
    const staff = await site.signInStaff();
    const fields = { name: 'Agency', quotaPerDay: 100 };
    const { body } = await call(site.app, 'POST /admin/apiKey/create', fields, staff);
    const read = () => call(site.app, 'GET /home/banner', {}, { 'x-api-key': String(body.data.key) });
    return [
      async () => {
        site.passTime(6000); // longer than a key is remembered
        return (await read()).headers['x-quota-remaining'] === undefined ? 404 : 200;
      },
    ];
  },
  webhooks: async (site) => {
    const staff = await site.signInStaff();
    const fields = { name: 'x', url: 'http://127.0.0.1:9/', events: ['order.created'], isActive: true };
    const { body } = await call(site.app, 'POST /admin/webhook/create', fields, staff);
    const { id } = body.data;
    return [
      async () => (await call(site.app, 'POST /admin/webhook/test', { id }, staff)).status,
      async () => ((await deliverWebhooks(site.services)) > 0 ? 200 : 404),
    ];
  },
};

describe('an integration', () => {
  it.each(integrations)('%s is switched off and on', async (integration) => {
    const site = await createTestApp();
    const open = await uses[integration](site);
    const listStatuses = async () => {
      const seen: number[] = [];
      for (const use of open) seen.push(await use());
      return seen;
    };
    expect(await listStatuses()).toEqual(open.map(() => 200));
    await setIntegrations(site, false, integration);
    expect(await listStatuses()).toEqual(open.map(() => 404));
    await setIntegrations(site, true, integration);
    expect(await listStatuses()).toEqual(open.map(() => 200));
  });

  it('is behind every file that anyone can fetch, with limits of its own', async () => {
    const site = await createTestApp();
    await setIntegrations(site, false, ...integrations);
    const ids: Record<string, string> = {
      'GET /embed/driver': 'terracotta-army',
      'GET /embed/map': 'golden-triangle',
    };
    const files = Object.entries<Endpoint>(endpoints).filter(
      ([, { access, kind }]) => access === 'anyone' && kind === 'file',
    );
    expect(files.length).toBeGreaterThan(5);
    for (const [key, { limits }] of files) {
      expect(limits, key).toBeDefined();
      const url = apiPath + key.slice('GET '.length).replaceAll(/\{\w+\}/g, 'links.csv');
      const query =
        {
          'GET /embed/trip': { id: 'x', share: 'x'.repeat(22) },
          'GET /embed/trip-map': { id: 'x', share: 'x'.repeat(22) },
          'GET /oembed': { url: 'http://localhost/destination/city?id=xian' },
        }[key] ?? (key.includes('{') ? {} : { id: ids[key] ?? 'xian' });
      const file = key.includes('/travel/calendar/')
        ? url.replace('links.csv', `C1${'x'.repeat(22)}.ics`)
        : url;
      expect((await site.app.inject({ url: file, query })).statusCode, key).toBe(404);
    }
  });

  it('has a row in the table of decision 15', () => {
    const record = path.join(import.meta.dirname, '../../../docs/decisions/0015-integrations.md');
    const text = readFileSync(record, 'utf8');
    for (const integration of integrations) expect(text).toContain(`| \`${integration}\` |`);
  });
});
