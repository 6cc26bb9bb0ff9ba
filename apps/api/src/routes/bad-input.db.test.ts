import { type Endpoint, isForStaff } from '@yunyou/contract/endpoint';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { hostileRequests } from '../testing/hostile/hostile-request.ts';
import { judgeAnswer } from '../testing/hostile/judge-answer.ts';
import type { KnownValues } from '../testing/hostile/schema-arbitrary.ts';
import { endsSession } from '../testing/hostile/session-ends.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';

const requestsAll = 3000;
/** Existing ids of the sample, so that generated requests pass validation and reach the handlers. */
const known: KnownValues = {
  id: ['xian', 'terracotta-army', 'high-speed-trains', 'food', 'beijing-great-wall-day', 'about-yunyou'],
  cityId: ['xian', 'beijing'],
  city: ['xian', 'beijing'],
  cityCode: ['610100', '110000'],
  targetId: ['xian', 'beijing-great-wall-day'],
  lineId: ['beijing-great-wall-day'],
  entity: ['city', 'tag', 'guide'],
  sort: ['updatedAt', 'name', 'popularity'],
};

describe('bad input', () => {
  it("returns the error envelope for every endpoint and caller: no 5xx, no internals, no other user's data", async () => {
    const { app, signIn, signInStaff } = await createTestApp();
    const canary = 'Hidden Traveller 4711';
    const ada = await signIn();
    await call(app, 'POST /user/updateUserInfo', { userName: canary }, ada.headers);
    const owner = await signInStaff();
    const visitor = (await signIn('Bo')).headers;
    const keys = Object.keys(endpoints) as EndpointKey[]; // Object.keys widens the keys to string
    for (const key of keys) {
      const endpoint: Endpoint = endpoints[key];
      const isStaffOnly = isForStaff(endpoint.access);
      const headersOf = async () => {
        if (!endsSession.has(key)) return isStaffOnly ? owner : visitor;
        return isStaffOnly ? signInStaff() : (await signIn('Cy')).headers;
      };
      await fc.assert(
        fc.asyncProperty(hostileRequests(key, known), async ({ method, url, headers, body }) => {
          const response = await app.inject({
            method: method as 'GET', // the type lists common methods only
            url,
            headers: { ...headers, ...(await headersOf()) },
            ...(body !== undefined && { payload: body }),
          });
          const answer = { status: response.statusCode, headers: response.headers, body: response.body };
          const secrets = isStaffOnly ? [] : [canary];
          const types = endpoint.contentTypes ?? [];
          expect(judgeAnswer(answer, { secrets, types, sent: url + (body ?? '') })).toBeUndefined();
        }),
        { numRuns: Math.ceil(requestsAll / keys.length) },
      );
    }
  });

  it('has different errors for invalid JSON, a too large body and another content type', async () => {
    const { app } = await createTestApp();
    const post = (payload: string | Buffer, type: string) =>
      app.inject({ method: 'POST', url: `${apiPath}/wiki/list`, payload, headers: { 'content-type': type } });
    expect((await post('{"pageNum":', 'application/json')).json()).toMatchObject({
      code: 400,
      data: { error: 'BAD_REQUEST' },
    });
    expect((await post(`{"a":"${'x'.repeat(300_000)}"}`, 'application/json')).json()).toMatchObject({
      code: 413,
    });
    expect((await post('<a/>', 'text/xml')).json()).toMatchObject({ code: 415 });
    expect((await post('{"__proto__":{"pageNum":1}}', 'application/json')).json()).toMatchObject({
      code: 400,
    });
  });

  it('400: names a version number outside of the column range', async () => {
    const { app, signInStaff } = await createTestApp();
    const input = { entity: 'tag', id: 'food', from: 2 ** 31, to: 1 };
    const { status, body } = await call(app, 'GET /admin/entity/diff', input, await signInStaff());
    expect([status, body.data.fields?.[0]?.field]).toEqual([400, 'from']);
  });

  it('in the URL returns 404 or 400 in the envelope', async () => {
    const { app } = await createTestApp();
    for (const url of [
      '/api/nothing',
      `${apiPath}/city`,
      `${apiPath}/tag/cache/%E0%A4%A`,
      `${apiPath}/city/detail?id=${'a'.repeat(9000)}`,
    ]) {
      const response = await app.inject({ url });
      expect([400, 404, 414]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({
        code: response.statusCode,
        data: { requestId: expect.any(String) },
      });
    }
  });
});
