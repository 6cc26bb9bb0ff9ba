import { expect, it } from 'vitest';
import { cleanTexts } from './clean-text.ts';

it('removes characters that people do not see and models read', () => {
  const hidden = Array.from('ignore', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join(
    '',
  );
  const result = cleanTexts({ name: `Bund${hidden}\u202E\u200B\u0007`, list: ['a\u2066b', 3, null] });
  expect(result).toEqual({ name: 'Bund', list: ['ab', 3, null] });
});

it('keeps line breaks, Chinese and emoji, and shortens very long texts', () => {
  expect(cleanTexts('外滩\n👍🏽')).toBe('外滩\n👍🏽');
  expect(cleanTexts('x'.repeat(10_000)).length).toBeLessThan(4100);
});
