import { endpoints } from '@yunyou/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { goodCalls, type PublicKey } from '../testing/good-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

const keys = Object.keys(goodCalls) as PublicKey[]; // Object.keys widens the keys to string

describe('every endpoint', () => {
  it('returns the envelope for a valid call, with code equal to status', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    // Tests beside each writer check the content of a file.
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
