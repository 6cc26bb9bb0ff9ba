import { expect, it } from 'vitest';
import { formatPreviewKey, parsePreviewKey, previewDays, previewKeyPayload } from './preview-key.ts';

const signature = 'a'.repeat(43);

it('parses the key that it formats', () => {
  expect(parsePreviewKey(formatPreviewKey(1_800_000_000, signature))).toEqual({
    expires: 1_800_000_000,
    signature,
  });
});

it.each([
  '',
  'abc',
  `abc.${'a'.repeat(42)}`,
  `abc.${'a'.repeat(44)}`,
  `ABC.${signature}`,
  `.${signature}`,
  `${'z'.repeat(11)}.${signature}`,
])('rejects the malformed key "%s"', (key) => {
  expect(parsePreviewKey(key)).toBeUndefined();
});

it('signs purpose, guide and expiry', () => {
  expect(previewKeyPayload({ guideId: 'visa', expires: 12 })).toBe('guide-preview\nvisa\n12');
  expect(previewDays).toBe(7);
});
