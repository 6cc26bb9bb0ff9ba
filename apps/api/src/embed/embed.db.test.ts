import { type Endpoint, isForStaff } from '@yunyou/contract/endpoint';
import { endpoints } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

const origin = 'https://example.org';
const oembedOf = (page: string, more = '') => `/oembed?url=${encodeURIComponent(page)}${more}`;

async function createSharedTrip() {
  const site = await createTestApp({ PUBLIC_URL: origin });
  const trip = await planTestTrip(site.app, {
    wish: "3 days in Xi'an for my quiet grandmother",
    title: 'Walls <script>alert(1)</script> & "noodles"',
    when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
  });
  const { body } = await call(site.app, 'POST /travel/share', { id: trip.id }, trip.headers);
  return { ...site, ...trip, share: String(body.data.shareKey) };
}

describe('a card for other sites', () => {
  it.each([
    ['/embed/city?id=xian', ["Xi'an", '西安', '/destination/city?id=xian', '/share/city/xian.jpeg']],
    [
      '/embed/map?id=golden-triangle',
      [
        '/map/relief-light.webp',
        '/map/sea.svg',
        '<polyline',
        '<li>Beijing</li>',
        '/trip/route?id=golden-triangle',
      ],
    ],
    ['/embed/driver?id=terracotta-army', ['请带我去', '/attractions/detail?id=terracotta-army']],
  ])('%s may be framed, has no script and no cookie, and links back', async (url, texts) => {
    const { app } = await createTestApp();
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'/);
    expect(policy).not.toContain('script-src');
    expect(body).not.toContain('<script');
    for (const text of texts) expect(body.replaceAll('&apos;', "'")).toContain(text);
    expect(Buffer.byteLength(body)).toBeLessThan(8000);
  });

  it('exists for a trip only while it is shared, and shows no wish', async () => {
    const { app, id, headers, share } = await createSharedTrip();
    const url = `/embed/trip?id=${id}&share=${share}`;
    const { statusCode, headers: answer, body } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(answer['content-security-policy']).toContain('frame-ancestors *');
    expect(answer['cache-control']).toBe('private, no-cache');
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toMatch(/<script|grandmother/);
    expect(body).toContain('12 April 2027 to 14 April 2027');
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.etag) } });
    expect(again.statusCode).toBe(304);

    const map = await app.inject(url.replace('/trip?', '/trip-map?'));
    expect(map.statusCode).toBe(200);
    expect(map.body).toContain('<li>Xi&apos;an</li>');
    expect(map.body).not.toMatch(/<script|grandmother|2027/);

    expect((await app.inject({ url: `/embed/trip?id=${id}`, headers })).statusCode).toBe(400);
    const wrongKey = `/embed/trip?id=${id}&share=${'x'.repeat(22)}`;
    expect((await app.inject({ url: wrongKey, headers })).statusCode).toBe(404);
    await call(app, 'POST /travel/unshare', { id }, headers);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject(url.replace('/trip?', '/trip-map?'))).statusCode).toBe(404);
  });

  it('is the only answer that other sites may frame', async () => {
    const { app } = await createTestApp();
    const framed: string[] = [];
    for (const [key, { access, kind }] of Object.entries<Endpoint>(endpoints)) {
      if (!key.startsWith('GET ') || isForStaff(access) || kind === 'events') continue;
      const ids: Record<string, string> = {
        'GET /embed/driver': 'terracotta-army',
        'GET /embed/map': 'golden-triangle',
      };
      const url = apiPath + key.slice('GET '.length).replaceAll(/\{\w+\}/g, 'x');
      const { headers } = await app.inject({ url, query: { id: ids[key] ?? 'xian' } });
      if (headers['x-frame-options'] !== 'DENY') framed.push(key);
      else expect(headers['content-security-policy'], key).toContain("frame-ancestors 'none'");
    }
    expect(framed).toEqual(['GET /embed/city', 'GET /embed/driver', 'GET /embed/map']);
  });

  it('is not found while staff have switched the integration off', async () => {
    const { app, services } = await createTestApp({ PUBLIC_URL: origin });
    const site = await readSiteSettings(services.db);
    await writeSiteSettings(services.db, { ...site, integrations: { ...site.integrations, embed: false } });
    for (const url of ['/embed/city?id=xian', oembedOf(`${origin}/destination/city?id=xian`)])
      expect((await app.inject(url)).statusCode, url).toBe(404);
  });
});

describe('oEmbed', () => {
  it('describes the cards of cities, sights and shared trips', async () => {
    const { app, id, share } = await createSharedTrip();
    const city = await app.inject(
      oembedOf(`${origin}/destination/city?id=xian`, '&format=json&maxwidth=320'),
    );
    expect(city.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(city.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: "Xi'an",
      provider_url: origin,
      width: 320,
      thumbnail_url: `${origin}/share/city/xian.jpeg`,
    });
    expect(city.json().html).toContain(`<iframe src="${origin}/embed/city?id=xian"`);
    const sight = await app.inject(oembedOf(`${origin}/attractions/detail?id=terracotta-army`));
    expect(sight.json().html).toContain('/embed/driver?id=terracotta-army');
    const route = await app.inject(oembedOf(`${origin}/trip/route?id=golden-triangle`));
    expect(route.json()).toMatchObject({ title: "Beijing, Xi'an, Shanghai", height: 500 });
    expect(route.json().html).toContain('/embed/map?id=golden-triangle');
    const trip = await app.inject(oembedOf(`${origin}/trip/details?id=${id}&share=${share}`));
    expect(trip.json().html).toContain(`/embed/trip?id=${id}&amp;share=${share}`);
    expect(trip.json().html).not.toContain('<script>');
  });

  it.each([
    ['another site', 'https://elsewhere.example/destination/city?id=xian', 404],
    ['an unknown city', `${origin}/destination/city?id=atlantis`, 404],
    ['a page without a card', `${origin}/privacy`, 404],
    ['a trip without a valid key', `${origin}/trip/details?id=no-trip&share=${'x'.repeat(22)}`, 404],
    ['no address', 'javascript:alert(1)', 400],
  ])('rejects %s', async (_, page, status) => {
    const { app } = await createTestApp({ PUBLIC_URL: origin });
    expect((await app.inject(oembedOf(page))).statusCode).toBe(status);
  });
});
