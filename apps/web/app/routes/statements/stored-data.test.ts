import { describe, expect, it } from 'vitest';
import { cookieSeconds, tokenCookie, userInfoCookie } from '../../session/cookies.ts';
import { cookies } from './stored-data.ts';

describe('the privacy page', () => {
  it('lists the cookies of visitors with their actual lifetime', () => {
    for (const name of [tokenCookie, userInfoCookie]) {
      expect(cookies).toContainEqual(expect.objectContaining({ name, retention: 'One day' }));
    }
    expect(cookieSeconds).toBe(86_400);
  });
});
