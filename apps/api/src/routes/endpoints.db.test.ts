import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { forEachTakeAlongKey } from '@yunyou/contract/trip/take-along-formats';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

const brief = { when: { kind: 'dates', firstDate: '2027-04-10', days: 2 } };
const emptyPlan = {
  stays: [],
  days: [{ dayIndex: 0, date: '2027-04-10', items: [] }],
  totals: {
    costMinor: 0,
    costByScope: { sights: 0, meals: 0, hotels: 0, intercity: 0, local: 0 },
    visits: 0,
    visitMinutes: 0,
    localMinutes: 0,
    rideMinutes: 0,
    freeMinutes: 0,
  },
  score: 0,
  wishesKept: [],
  leftOut: [],
};
/** Endpoints of the back office are tested in `admin-access.db.test.ts`. */
type PublicKey = Exclude<EndpointKey, `${string} /admin/${string}`> | 'POST /admin/login';

const personId = '0b8f9f56-6f0c-4a55-9d0d-0d3a7a1f7f10';
const orderNo = 'YY261115-7K3M9QXD';
const booking = {
  orderNo,
  lineId: 'beijing-great-wall-day',
  date: '2027-04-10',
  travellers: [{ kind: 'adult', name: 'Ada Lovelace', passportNumber: 'X1234567' }],
  contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+447400123456' },
  total: { amountMinor: 1, currency: 'CNY' },
};

const assistantRequest = {
  client_id: 'unknown',
  redirect_uri: 'https://assistant.example/callback',
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
};

/** One valid call for each endpoint, and its status if not 200. */
const goodCalls: Record<PublicKey, { input?: Record<string, unknown>; status?: number }> = {
  'GET /home/banner': {},
  'GET /home/hotDestination': {},
  'GET /home/faves': {},
  'GET /home/experiences': {},
  'GET /tag/cache/{id}': { input: { id: 'preference' } },
  'POST /wiki/list': { input: { tagId: 'visas' } },
  'GET /wiki/wikiTagList': {},
  'GET /wiki/detail': { input: { id: 'high-speed-trains' } },
  'GET /wiki/search': { input: { word: 'train' } },
  'GET /wiki/allCities': {},
  'POST /news/list': { input: { kind: 'news' } },
  'GET /news/detail': { input: { id: 'about-yunyou' } },
  'POST /city/list': { input: { areaId: 'central', bestMonth: 4, days: 3 } },
  'POST /city/facets': { input: { areaId: 'north' } },
  'GET /city/detail': { input: { id: 'xian' } },
  'GET /city/local': { input: { id: 'xian' } },
  'GET /route/list': {},
  'GET /route/detail': { input: { id: 'golden-triangle' } },
  'POST /hotel/selectInfoByCityCode': { input: { cityCode: '610100', priceClass: 4 } },
  'POST /restaurant/selectInfoByCityCode': { input: { cityCode: '610100' } },
  'POST /shop/selectInfoByCityCode': { input: { cityCode: '610100' } },
  'POST /scenicSpots/selectInfoByCityCode': { input: { cityCode: '610100', level: 'UNESCO', sort: 'name' } },
  'POST /scenicSpots/facets': { input: { level: 'UNESCO' } },
  'POST /tripLine/selectInfoByCityCode': { input: { cityCode: '110000' } },
  'POST /tripLine/facets': { input: { length: 'day' } },
  'GET /destination/mainRecommend': {},
  'GET /destination/wantGo': {},
  'GET /destination/diversityTrip': {},
  'GET /destination/search': { input: { keyword: 'terracotta army' } },
  'GET /destination/navigation': {},
  'GET /destination/navigation/{id}': { input: { id: 'destination-north' } },
  'GET /destination/areaList/{id}': { input: { id: 'all' } },
  'GET /destination/area/cityTrip': { input: { id: 'north' } },
  'GET /scenicSpots/detail': { input: { id: 'terracotta-army' } },
  'GET /hotel/detail': { input: { id: 'xian-westin' } },
  'GET /restaurant/detail': { input: { id: 'xian-lao-sun-jia' } },
  'GET /shop/detail': { input: { id: 'xian-shuyuanmen' } },
  'GET /faves/navigation': {},
  'GET /faves/navigation/{id}': { input: { id: 'faves-food' } },
  'GET /faves/theme': { input: { id: 'food' } },
  'GET /travel/currencyList': {},
  'GET /travel/line/detail': { input: { id: 'beijing-great-wall-day' } },
  'GET /travel/endPlace': {},
  'GET /travel/preferenceTag': {},
  'GET /travel/syncFirstDayData': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/syncResult': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/strategyType': {},
  'GET /travel/line/detailType': {},
  'GET /travel/weather': { input: { cityId: 'xian', month: 4, from: '2027-04-10', to: '2027-04-12' } },
  'POST /travel/understand': { input: { wish: "3 days in Xi'an" } },
  'POST /travel/create': { input: { wish: "3 days in Xi'an" } },
  'GET /scenicSpots/openingOn': { input: { id: 'terracotta-army', date: '2027-04-12' } },
  'GET /city/linksBetween': { input: { from: 'xian', to: 'beijing' } },
  'POST /travel/visaCheck': {
    input: {
      passports: ['DE'],
      stops: [{ cityId: 'xian', from: '2026-12-01', to: '2026-12-05' }],
    },
  },
  'POST /travel/verifyPlan': {
    input: { days: [{ date: '2027-04-12', places: [{ place: 'terracotta-army', at: '09:00' }] }] },
  },
  'GET /travel/events': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/picture': { input: { id: 'no-trip' }, status: 404 },
  ...forEachTakeAlongKey(() => ({ input: { id: 'no-trip' }, status: 404 })),
  'GET /travel/editing': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/save': { input: { id: 'no-trip', version: 1, brief, plan: emptyPlan }, status: 404 },
  'POST /travel/replan': { input: { id: 'no-trip', version: 1, brief }, status: 404 },
  'POST /travel/refine': { input: { id: 'no-trip', version: 1, sentence: 'start later' }, status: 404 },
  'POST /travel/list': {},
  'POST /travel/rename': { input: { id: 'no-trip', title: 'Another' }, status: 404 },
  'POST /travel/duplicate': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/archive': { input: { id: 'no-trip', archived: true }, status: 404 },
  'POST /travel/delete': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/share': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/unshare': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/calendar': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/calendar/revoke': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/calendar/{file}': { input: { file: `C1${'x'.repeat(22)}.ics` }, status: 404 },
  'POST /travel/claim': {},
  'GET /travel/files': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/file': { input: { id: 'no-trip', fileId: 'f'.repeat(32) }, status: 404 },
  'POST /travel/file': { status: 415 }, // expects a multipart form
  'POST /travel/file/remove': { input: { id: 'no-trip', fileId: 'f'.repeat(32) }, status: 404 },
  'GET /travel/people': { input: { id: 'no-trip' }, status: 404 },
  'POST /travel/invite': { input: { id: 'no-trip', role: 'editor', name: 'Ada' }, status: 404 },
  'POST /travel/invitation/revoke': { input: { id: 'no-trip', invitationId: personId }, status: 404 },
  'POST /travel/invitation': { input: { key: 'a'.repeat(43) }, status: 404 },
  'POST /travel/join': { input: { key: 'a'.repeat(43), name: 'Ada' }, status: 404 },
  'GET /travel/live': { input: { id: 'no-trip', tab: personId, version: 1 }, status: 404 },
  'POST /travel/presence': { input: { id: 'no-trip', tab: personId, dayIndex: 0 }, status: 404 },
  'POST /travel/person/role': { input: { id: 'no-trip', memberId: personId, role: 'viewer' }, status: 404 },
  'POST /travel/person/remove': { input: { id: 'no-trip', memberId: personId }, status: 404 },
  'POST /travel/people/private': { input: { id: 'no-trip', membersSeePrivate: true }, status: 404 },
  'POST /travel/commands': {
    input: {
      id: 'no-trip',
      commands: [{ id: personId, change: { kind: 'rename', title: 'Spring' } }],
    },
    status: 404,
  },
  'GET /travel/versions': { input: { id: 'no-trip' }, status: 404 },
  'GET /travel/version': { input: { id: 'no-trip', version: 1 }, status: 404 },
  'POST /travel/version/name': { input: { id: 'no-trip', version: 1, name: 'Mine' }, status: 404 },
  'GET /travel/version/changes': { input: { id: 'no-trip', version: 1 }, status: 404 },
  'POST /travel/restore': { input: { id: 'no-trip', version: 1, restore: 1 }, status: 404 },
  'GET /travel/line/departures': { input: { id: 'beijing-great-wall-day' } },
  'GET /travel/line/places': { input: { id: 'beijing-great-wall-day' } },
  'GET /order/book/orderNo': {},
  'POST /order/tour/book': { input: booking, status: 400 }, // the order number was not issued
  'POST /order/pay': { input: { orderNo }, status: 404 },
  'POST /order/cancel': { input: { orderNo }, status: 404 },
  'POST /user/order': {},
  'GET /user/order/detail': { input: { orderNo }, status: 404 },
  'GET /user/order/receipt': { input: { orderNo }, status: 404 },
  'POST /oauth/googleLogin': { input: { access_token: 'x' }, status: 403 },
  'POST /user/userInfo': {},
  'POST /user/updateUserInfo': { input: { userName: 'Ada L.', units: 'imperial' } },
  'POST /user/favoriteList': {},
  'GET /assistant/status': {},
  'GET /embed/trip': { input: { id: 'no-trip', share: 'x'.repeat(22) }, status: 404 },
  'GET /embed/city': { input: { id: 'no-city' }, status: 404 },
  'GET /embed/driver': { input: { id: 'no-sight' }, status: 404 },
  'GET /embed/map': { input: { id: 'no-route' }, status: 404 },
  'GET /embed/trip-map': { input: { id: 'no-trip', share: 'x'.repeat(22) }, status: 404 },
  'GET /oembed': { input: { url: 'http://localhost/nowhere' }, status: 404 },
  'GET /data': {},
  'GET /data/{file}': { input: { file: 'rules.csv' } },
  'POST /feedback/send': { input: { kind: 'fact', path: '/wiki/detail?id=visa', text: 'It is 30 days now' } },
  'POST /userEvent/save': {
    input: { events: [{ name: 'page-view', path: '/', at: '2026-11-15T00:00:00Z' }] },
  },
  'GET /behaviour/like': { input: { type: 'city', id: 'xian' } },
  'GET /behaviour/favourite': { input: { type: 'scenic-spot', id: 'terracotta-army', state: 'on' } },
  'POST /behaviour/states': { input: { targets: [{ type: 'city', id: 'xian' }] } },
  'POST /lineReviews/selectInfo': { input: { lineId: 'beijing-great-wall-day' } },
  'POST /lineReviews/overview': { input: { lineId: 'beijing-great-wall-day' } },
  'POST /cityReviews/selectInfo': { input: { cityId: 'xian' } },
  'POST /cityReviews/overview': { input: { cityId: 'xian' } },
  'POST /review/mine': { input: { targetType: 'city', targetId: 'xian' } },
  'POST /review/save': {
    input: {
      targetType: 'city',
      targetId: 'xian',
      stars: 5,
      text: 'Noodles, walls and bicycles: come hungry.',
      travelMonth: '2026-04',
    },
  },
  'POST /review/report': {
    input: { id: '00000000-0000-4000-8000-000000000000', reason: 'spam' },
    status: 404,
  },
  'POST /review/photo': { status: 415 }, // expects a multipart form
  'POST /review/remove': { input: { targetType: 'city', targetId: 'xian' } },
  'POST /admin/login': { input: { name: 'nobody', password: 'wrong' }, status: 401 },
  'POST /user/sessions': {},
  'POST /user/endSession': { input: { id: '0123456789abcdef' }, status: 404 },
  'POST /user/assistantRequest': { input: assistantRequest, status: 404 },
  'POST /user/answerAssistant': { input: { ...assistantRequest, isAllowed: true }, status: 404 },
  'POST /user/assistants': {},
  'POST /user/removeAssistant': { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 404 },
  'POST /user/exportData': {},
  'POST /user/logout': {},
  'POST /user/logoutEverywhere': { status: 401 },
  'POST /user/deleteAccount': { input: { confirmation: 'delete my account' }, status: 401 },
};

const keys = Object.keys(goodCalls) as PublicKey[]; // Object.keys widens the keys to string

describe('every endpoint', () => {
  it('returns the envelope for a valid call, with code equal to status', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    // What a file contains is tested beside its writer.
    const isFile = (key: PublicKey) =>
      'contentTypes' in endpoints[key] && goodCalls[key].status === undefined;
    for (const key of keys.filter((name) => !isFile(name))) {
      const { input = {}, status = 200 } = goodCalls[key];
      const answer = await call(app, key, input, headers);
      expect(answer.status, `${key} ${JSON.stringify(answer.body)}`).toBe(status);
      expect(answer.body.code, key).toBe(status);
      expect(answer.body.message, key).not.toBe('');
      if (status === 200)
        expect(endpoints[key].output.safeParse(answer.body.data).error, key).toBeUndefined();
      else
        expect(answer.body.data, key).toMatchObject({
          requestId: expect.any(String),
          error: expect.any(String),
        });
    }
  });

  it('400: names an unknown field', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    for (const key of keys.filter((name) => !('uploadBytesMax' in endpoints[name]))) {
      const answer = await call(app, key, { ...goodCalls[key].input, surprise: 'x' }, headers);
      expect(answer.status, key).toBe(400);
      expect(answer.body.data.fields, key).toContainEqual(expect.objectContaining({ field: 'surprise' }));
    }
  });

  it('401: without a session, for missing and malformed tokens', async () => {
    const { app } = await createTestApp();
    const guarded = keys.filter((key) => endpoints[key].access === 'visitor');
    expect(guarded.length).toBeGreaterThan(8);
    for (const key of guarded) {
      for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1 --"]) {
        // Authentication comes before validation, so that errors do not leak schemas.
        for (const input of [goodCalls[key].input, { surprise: 'x' }]) {
          const answer = await call(app, key, input, { 'user-token': token });
          expect(answer.status, key).toBe(401);
          expect(answer.body.message, key).toBe('Your login information has expired');
        }
      }
    }
  });
});

describe('unknown ids', () => {
  it.each([
    ['GET /city/detail', { id: 'atlantis' }],
    ['GET /wiki/detail', { id: 'atlantis' }],
    ['GET /news/detail', { id: 'atlantis' }],
    ['GET /scenicSpots/detail', { id: 'atlantis' }],
    ['GET /scenicSpots/openingOn', { id: 'atlantis', date: '2027-04-12' }],
    ['GET /city/linksBetween', { from: 'atlantis', to: 'xian' }],
    ['GET /hotel/detail', { id: 'atlantis' }],
    ['GET /restaurant/detail', { id: 'atlantis' }],
    ['GET /shop/detail', { id: 'atlantis' }],
    ['GET /faves/theme', { id: 'atlantis' }],
    ['GET /travel/line/detail', { id: 'atlantis' }],
    ['GET /travel/weather', { cityId: 'atlantis' }],
    ['GET /destination/navigation/{id}', { id: 'atlantis' }],
    ['GET /destination/navigation/{id}', { id: 'faves-food' }],
    ['GET /destination/areaList/{id}', { id: 'atlantis' }],
    ['POST /cityReviews/selectInfo', { cityId: 'atlantis' }],
    ['POST /hotel/selectInfoByCityCode', { cityCode: '999999' }],
    ['POST /scenicSpots/selectInfoByCityCode', { cityCode: '999999' }],
    ['POST /tripLine/selectInfoByCityCode', { cityCode: '999999' }],
    ['POST /lineReviews/overview', { lineId: 'atlantis' }],
  ] as const)('404: %s with %o', async (key, input) => {
    const { app } = await createTestApp();
    expect((await call(app, key, input)).status).toBe(404);
  });
});
