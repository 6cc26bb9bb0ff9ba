import { expect, it } from 'vitest';
import { toDocument } from './form-document.ts';

it('omits empty fields and groups without fields', () => {
  expect(
    toDocument({
      name: ' ',
      order: 0,
      free: false,
      season: { from: '', to: undefined },
      tips: ['One', ''],
      note: null,
    }),
  ).toEqual({ order: 0, free: false, tips: ['One'] });
});
