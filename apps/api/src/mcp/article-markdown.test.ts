import { expect, it } from 'vitest';
import { toMarkdown } from './article-markdown.ts';

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

it('writes headings, lists, tables, notes and absolute links to our pages', () => {
  const text = toMarkdown(
    {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Trains' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Bund',
              marks: [{ type: 'link', attrs: { href: '/attractions/detail?id=the-bund' } }],
            },
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph('one')] }],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', content: [paragraph('a|b')] },
                { type: 'tableHeader', content: [paragraph('c')] },
              ],
            },
          ],
        },
        { type: 'callout', attrs: { tone: 'note' }, content: [paragraph('Mind the gap')] },
        { type: 'image', attrs: { src: 'city/beijing', alt: 'Beijing' } },
      ],
    },
    (path) => `https://example.org${path}`,
  );
  expect(text).toBe(
    [
      '## Trains',
      '[Bund](https://example.org/attractions/detail?id=the-bund)',
      '- one',
      '| a\\|b | c |\n| --- | --- |',
      '> Mind the gap',
    ].join('\n\n'),
  );
});
