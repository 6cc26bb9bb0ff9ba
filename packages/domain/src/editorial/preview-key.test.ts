import { expect, it } from 'vitest';
import { formatPreviewKey, parsePreviewKey, previewDays, previewKeyPayload } from './preview-key.ts';

const signature = 'a'.repeat(43);
const grant = { entity: 'scenic-spot', id: 'west-lake', unsavedOf: '', expires: 1_800_000_000 } as const;

it('parses the key that it formats, for the saved document and for unsaved changes', () => {
  for (const unsavedOf of ['', '0b8e3f1c-1111-4222-8333-123456789abc']) {
    const wanted = { ...grant, unsavedOf };
    expect(parsePreviewKey(formatPreviewKey(wanted, signature))).toEqual({ grant: wanted, signature });
  }
});

it.each([
  '',
  'city.beijing',
  `city.beijing..abc.${'a'.repeat(42)}`,
  `city.beijing..abc.${'a'.repeat(44)}`,
  `city.beijing..ABC.${signature}`,
  `city.beijing...${signature}`,
  `city.beijing..${'z'.repeat(11)}.${signature}`,
  `moon.beijing..abc.${signature}`,
  `constructor.beijing..abc.${signature}`,
  `city.Beijing..abc.${signature}`,
])('rejects the malformed key "%s"', (key) => {
  expect(parsePreviewKey(key)).toBeUndefined();
});

it('signs purpose, row, author of unsaved changes and expiry', () => {
  expect(previewKeyPayload({ ...grant, unsavedOf: 'ada', expires: 12 })).toBe(
    'row-preview\nscenic-spot\nwest-lake\nada\n12',
  );
  expect(previewDays).toBe(7);
});
