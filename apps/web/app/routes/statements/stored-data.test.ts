import { describe, expect, it } from 'vitest';
import { cookieSeconds, tokenCookie, userInfoCookie } from '../../session/cookies.ts';
import { cookies } from './stored-data.ts';

describe('the privacy page', () => {
  it("names the visitor's cookies with the time they really last", () => {
    for (const name of [tokenCookie, userInfoCookie]) {
      expect(cookies).toContainEqual(expect.objectContaining({ name, kept: 'One day' }));
    }
    expect(cookieSeconds).toBe(86_400);
  });
});
