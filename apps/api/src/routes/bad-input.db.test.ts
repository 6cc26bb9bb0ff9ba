import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiPath, createTestApp } from '../testing/test-app.ts';

const nasty = fc.oneof(
  fc.constantFrom(
    "'; drop table city; --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u0000',
    '\ud800',
    '%00',
    '{"$gt":""}',
    '__proto__',
    'x'.repeat(5000),
    '-1',
    '1e999',
    'NaN',
  ),
  fc.string(),
);
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.object(),
);

describe('bad input', () => {
  it('to any endpoint gives an envelope of the 2xx or 4xx family, never a 500 and never a hang', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const keys = Object.keys(endpoints) as EndpointKey[]; // its own keys
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...keys),
        fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 3 }),
        value,
        async (key, extra, filler) => {
          const [method = '', path = ''] = key.split(' ');
          const fields = Object.fromEntries(
            Object.keys(endpoints[key].input.shape).map((name) => [name, filler]),
          );
          const url = apiPath + path.replaceAll(/\{\w+\}/g, encodeSafely(asText(filler).slice(0, 300)));
          const response = await app.inject(
            method === 'GET'
              ? { method: 'GET', url, query: asQuery({ ...fields, ...extra }), headers }
              : { method: 'POST', url, payload: { ...fields, ...extra }, headers },
          );
          const body = response.json<{ code: number }>();
          expect(response.statusCode).toBeLessThan(500);
          expect(body.code).toBe(response.statusCode);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('that is no JSON, too large or of another type is told apart', async () => {
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

  it('in the address gives 404 or 400 in the envelope', async () => {
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

const encodeSafely = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x';
const asQuery = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, entry]) => [
      name.toWellFormed(),
      asText(entry).toWellFormed().slice(0, 2000),
    ]),
  );

/** Some generated objects have a broken toString. */
function asText(entry: unknown): string {
  return typeof entry === 'string' ? entry : JSON.stringify(entry ?? null);
}
