import { expect, it } from 'vitest';
import { formatWords } from './word-list.ts';

it('joins words with one capital', () => {
  expect(formatWords(['early-morning', 'afternoon'])).toBe('Early morning, afternoon');
});
