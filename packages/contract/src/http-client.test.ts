import { describe, expect, it } from 'vitest';
import { ApiFailure, createHttpClient } from './http-client.ts';

type Sent = Parameters<Parameters<typeof createHttpClient>[0]['fetch']>;

function clientWith(answer: () => unknown) {
  const sent: Sent[] = [];
  const client = createHttpClient({
    fetch: async (...request) => {
      sent.push(request);
      return answer();
    },
    apiBase: '/base/product',
    timeoutMs: 1000,
    headersFor: (method) => ({ 'user-token': `for ${method}` }),
  });
  return { client, sent };
}

const ok = (data: unknown) => () => ({ code: 200, message: 'ok', data });
const rejecting = (data: unknown) => () => {
  throw Object.assign(new Error('no'), { data });
};
const refused = { code: 401, message: 'Expired', data: { error: 'NOT_SIGNED_IN' } };

describe('the HTTP client', () => {
  it('sends base, headers and timeout, the fields of a GET as query and those of a POST as body', async () => {
    const { client, sent } = clientWith(ok({ list: [] }));
    expect(await client.call('GET /tag/cache/{id}', { id: 'theme' })).toEqual({ list: [] });
    await client.call('POST /city/list', { pageSize: 3 });
    expect(sent).toMatchObject([
      ['/base/product/tag/cache/theme', { method: 'GET', query: {}, timeout: 1000 }],
      ['/base/product/city/list', { body: { pageSize: 3 }, headers: { 'user-token': 'for POST' } }],
    ]);
  });

  it.each([
    ['DELETE', 'query'],
    ['PUT', 'body'],
  ])('sends the fields of a %s as %s, as specified', async (method, place) => {
    const { client, sent } = clientWith(ok(null));
    const call = client.call as (key: string, input: object) => Promise<unknown>; // no endpoint has these methods yet
    await call(`${method} /thing/{id}`, { id: '1', name: 'x' });
    expect(sent).toMatchObject([['/base/product/thing/1', { method, [place]: { name: 'x' } }]]);
  });

  it('sends a file with its text fields as a form', async () => {
    const { client, sent } = clientWith(ok({ id: 'photo' }));
    await client.upload('POST /review/photo', { note: 'text' }, new Blob(['bytes']));
    const body = sent[0]?.[1].body as FormData;
    expect([body.get('note'), body.get('file')]).toEqual(['text', expect.any(Blob)]);
  });

  it.each([
    ['an envelope with code 401', () => refused, 401],
    ['an error with an envelope', rejecting(refused), 401],
    ['an error of a download, whose envelope is a blob', rejecting(new Blob([JSON.stringify(refused)])), 401],
    ['an error of an event stream', rejecting(new Blob([JSON.stringify(refused)]).stream()), 401],
    ['the error page of a proxy', rejecting('<html>'), 0],
    ['a page instead of an envelope', () => '<html>', 0],
    ['a network failure', rejecting(undefined), 0],
  ])('rejects with an ApiFailure for %s', async (_, answer, code) => {
    const { client } = clientWith(answer);
    const call = client.call('GET /home/banner');
    await expect(call).rejects.toBeInstanceOf(ApiFailure);
    await expect(call).rejects.toMatchObject({ code });
  });
});
