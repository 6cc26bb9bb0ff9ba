import { describe, expect, it } from 'vitest';
import { readPushMessage } from './push-message.ts';

const message = { title: 'Xi’an', body: 'Buy the tickets', path: '/trip/details?id=a', tag: 'a 2027-04-02' };

describe('push messages', () => {
  it('are shown as the server wrote them', () => {
    expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  });

  it('are not shown when they are incomplete or lead to another site', () => {
    for (const path of ['https://elsewhere.test/', '//elsewhere.test/', 'javascript:alert(1)'])
      expect(readPushMessage(JSON.stringify({ ...message, path }))).toBeUndefined();
    for (const text of [undefined, '', '{', 'null', '"text"', JSON.stringify({ title: 'a' })])
      expect(readPushMessage(text)).toBeUndefined();
  });
});
