import { expect, it } from 'vitest';
import { countWords } from './word-count.ts';

it('counts the words of all text nodes', () => {
  const text = (value: string) => ({ type: 'text', text: value });
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [text('two  words'), text(' and more ')] }],
  };
  expect(countWords(document)).toBe(4);
  expect(countWords([text('one'), null, 'no node', { type: 'image' }])).toBe(1);
});
