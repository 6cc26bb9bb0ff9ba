import { expect, it } from 'vitest';
import { readTyped } from './typed-text.ts';

it('reads stored fields, and leaves out what is no text', () => {
  expect(readTyped('{"name":"Old teahouse","minutes":60,"yuan":"30"}')).toEqual({
    name: 'Old teahouse',
    yuan: '30',
  });
});

it('reads nothing from a text of another form', () => {
  for (const text of [undefined, '', 'null', '"a note"', '{"name":']) expect(readTyped(text)).toEqual({});
});
