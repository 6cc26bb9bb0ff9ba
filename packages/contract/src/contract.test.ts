import { describe, expect, it } from 'vitest';
import { toApiRequest, toApiUrl } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { documentLink } from './entities/document.schema.ts';
import { entityNames } from './entities.ts';
import { errors } from './errors.ts';
import { defaultPicture, findLinkedEntity, pagePath, resolveLink } from './paths.ts';

/** Endpoints that the specification requires (section 7). */
const specified = `
POST /user/favoriteList, POST /user/userInfo, POST /user/updateUserInfo, POST /user/logout, POST /userEvent/save,
POST /oauth/googleLogin, GET /home/banner, GET /home/hotDestination, GET /home/faves, GET /home/experiences,
GET /tag/cache/{id}, POST /wiki/list, GET /wiki/wikiTagList, GET /wiki/detail, GET /wiki/search, GET /wiki/allCities,
GET /behaviour/like, GET /behaviour/favourite, POST /city/list, GET /city/detail, GET /travel/currencyList,
GET /travel/line/detail, GET /travel/endPlace, GET /travel/preferenceTag, GET /travel/syncFirstDayData,
GET /travel/syncResult, GET /travel/strategyType, GET /travel/line/detailType, GET /travel/weather,
POST /travel/create, POST /travel/save, GET /order/book/orderNo, POST /order/tour/book, POST /user/order,
GET /user/order/detail, POST /lineReviews/selectInfo, POST /lineReviews/overview, POST /cityReviews/selectInfo,
GET /destination/mainRecommend, GET /destination/wantGo, GET /destination/diversityTrip, GET /destination/search,
GET /destination/navigation, GET /destination/navigation/{id}, GET /destination/areaList/{id},
GET /destination/area/cityTrip, GET /faves/navigation, GET /faves/navigation/{id},
POST /hotel/selectInfoByCityCode, POST /restaurant/selectInfoByCityCode, POST /shop/selectInfoByCityCode,
POST /scenicSpots/selectInfoByCityCode, POST /tripLine/selectInfoByCityCode`
  .split(',')
  .map((key) => key.trim());

describe('the contract', () => {
  it.each(specified)('declares %s', (key) => {
    expect(endpoints).toHaveProperty([key]);
  });

  it('rejects unknown input fields at every endpoint', () => {
    for (const [key, { input }] of Object.entries(endpoints)) {
      const result = input.safeParse({ noSuchField: 1 });
      expect(result.success, key).toBe(false);
    }
  });

  it('lets the server cache only JSON answers that anyone may read', () => {
    const cached = Object.entries<Endpoint>(endpoints).filter(([, { serverCache }]) => serverCache);
    expect(cached.length).toBeGreaterThan(20);
    for (const [key, { access, isPrivate, kind }] of cached) {
      expect({ key, access, isPrivate, kind }).toEqual({ key, access: 'anyone' });
    }
  });

  it('gives every error a 4xx or 5xx status and a message', () => {
    for (const { status, message } of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message.length).toBeGreaterThan(10);
    }
  });
});

describe('toApiRequest', () => {
  it('puts path fields into the path, encoded, and returns the others as fields', () => {
    expect(toApiRequest('GET /tag/cache/{id}', { id: 'a/b' })).toEqual({
      method: 'GET',
      path: '/tag/cache/a%2Fb',
      fields: {},
    });
    expect(toApiRequest('POST /wiki/list', { pageNum: 2 })).toEqual({
      method: 'POST',
      path: '/wiki/list',
      fields: { pageNum: 2 },
    });
  });
});

describe('toApiUrl', () => {
  it('encodes fields and leaves out undefined ones', () => {
    const input = { id: 'a&b', share: undefined };
    expect(toApiUrl('/api/yunyou', 'GET /travel/export/pdf', input)).toBe(
      '/api/yunyou/travel/export/pdf?id=a%26b',
    );
    expect(toApiUrl('/api/yunyou', 'GET /home/banner', {})).toBe('/api/yunyou/home/banner');
  });
});

describe('links', () => {
  it('resolves an entity to its page and back', () => {
    expect(resolveLink('spot:terracotta-army')).toBe('/attractions/detail?id=terracotta-army');
    expect(resolveLink('https://example.org/a:b')).toBe('https://example.org/a:b');
    expect(findLinkedEntity(pagePath('guide', 'visa'))).toEqual({ entity: 'guide', id: 'visa' });
    expect(defaultPicture('scenic-spot', 'the-bund')).toBe('spot/the-bund');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://plain.example',
    '/\\evil.example',
    ' /x',
  ])('rejects %s in a document', (href) => {
    expect(documentLink.safeParse(href).success).toBe(false);
  });

  it('covers every entity', () => {
    expect(entityNames.length).toBeGreaterThan(15);
  });
});
