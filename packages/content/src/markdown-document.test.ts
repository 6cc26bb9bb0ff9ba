import { articleDocument } from '@yunyou/contract/entities/document.schema';
import { describe, expect, it } from 'vitest';
import { documentFromMarkdown } from './markdown-document.ts';

const sample = `## Heading

Text with **bold**, *italic* and a [city](city:xian).

- one
- two
  - nested

| A | B |
|---|---|
| 1 | 2 |

> [!TIP]
> Go early.

> A quotation.
`;

describe('documentFromMarkdown', () => {
  it('returns a document that the contract accepts', () => {
    const document = documentFromMarkdown(sample);
    expect(articleDocument.safeParse(document).error).toBeUndefined();
    expect(document.content.map((block) => block.type)).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'table',
      'callout',
      'blockquote',
    ]);
  });

  it('removes the marker of a callout and keeps its text', () => {
    const [callout] = documentFromMarkdown('> [!WARNING]\n> Mind the step.').content;
    expect(callout).toEqual({
      type: 'callout',
      attrs: { tone: 'warning' },
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mind the step.' }] }],
    });
  });

  it('resolves links to entities to page paths', () => {
    expect(JSON.stringify(documentFromMarkdown('[x](spot:the-bund)'))).toContain(
      '/attractions/detail?id=the-bund',
    );
  });

  it.each(['<script>alert(1)</script>', '# Too large', '```\ncode\n```'])('throws on %s', (source) => {
    expect(() => documentFromMarkdown(source)).toThrow();
  });
});
