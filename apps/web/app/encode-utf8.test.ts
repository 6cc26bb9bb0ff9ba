import { expect, it } from 'vitest';
import { encodeUtf8 } from './encode-utf8.server.ts';

it.each([
  ['no text', '', ''],
  ['Chinese characters, accents and emoji', 'Xī’ān 西安 🏯', 'Xī’ān 西安 🏯'],
  ['a page of 400 kB', '长城'.repeat(200_000), '长城'.repeat(200_000)],
  ['half of a surrogate pair', 'cut \ud83c', 'cut \ufffd'],
])('encodes %s as UTF-8', (_, text, read) => {
  expect(new TextDecoder('utf-8', { fatal: true }).decode(encodeUtf8(text))).toBe(read);
});
