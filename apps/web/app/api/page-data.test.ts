import { ApiFailure } from '@yunyou/contract/http-client';
import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findOrUndefined, orNotFound } from './page-data.ts';

const serverError = (status: number) => Promise.reject(Object.assign(new Error('no'), { status }));

describe('an answer of the API that is not there', () => {
  it.each([
    ['404 on the server', () => serverError(404)],
    ['400 on the server: the address is wrong', () => serverError(400)],
    ['404 in the browser', () => Promise.reject(new ApiFailure(404, 'no'))],
    ['a 404 thrown by a loader', () => Promise.reject(data(null, { status: 404 }))],
  ])('is undefined for %s', async (_, answer) => {
    expect(await findOrUndefined(answer())).toBeUndefined();
    await expect(orNotFound(answer())).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ['500 on the server', () => serverError(500)],
    ['503 in the browser', () => Promise.reject(new ApiFailure(503, 'busy'))],
    ['a site that cannot be reached', () => Promise.reject(new ApiFailure(0, 'offline'))],
  ])('is an error for %s', async (_, answer) => {
    await expect(findOrUndefined(answer())).rejects.toThrow();
    await expect(orNotFound(answer())).rejects.toThrow();
  });
});
