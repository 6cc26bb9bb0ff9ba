import { getSchema, type JSONContent } from '@tiptap/core';
import { documentFromMarkdown } from '@yunyou/content/markdown-document';
import { type ArticleDocument, articleDocument } from '@yunyou/contract/entities/document.schema';
import { describe, expect, it } from 'vitest';
import { fromEditor, toEditor } from './article-conversion.ts';
import { articleExtensions } from './article-nodes.ts';

const schema = getSchema(articleExtensions);

/** Converts an article to editor nodes, checks them against the editor's schema and converts them back. */
function throughEditor(document: ArticleDocument): ArticleDocument {
  const node = schema.nodeFromJSON(toEditor(document));
  node.check();
  return fromEditor(node.toJSON() as JSONContent); // ProseMirror types its JSON as any
}

const files = import.meta.glob<string>('../../../../../content/{guide,news,city,scenic-spot}/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bodies = Object.entries(files).map(([file, source]) => ({
  file: file.replace(/^.*content\//, ''),
  body: source.replace(/^---\n[\s\S]*?\n---\n/, ''),
}));

describe('article conversion', () => {
  it('returns every shipped article unchanged', () => {
    expect(bodies.length).toBeGreaterThan(100);
    for (const { file, body } of bodies) {
      const document = documentFromMarkdown(body);
      const out = throughEditor(document);
      // Comparing strings first is much faster; toEqual then prints a readable difference.
      if (JSON.stringify(out) !== JSON.stringify(document)) expect(out, file).toEqual(document);
    }
  });

  it('keeps every node and mark of the contract', () => {
    const text = (value: string) => ({ type: 'text' as const, text: value });
    const paragraph = (value: string) => ({ type: 'paragraph' as const, content: [text(value)] });
    const list = {
      type: 'bulletList' as const,
      content: [{ type: 'listItem' as const, content: [paragraph('a')] }],
    };
    const document: ArticleDocument = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 4 }, content: [text('H')] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'all', marks: [{ type: 'bold' }, { type: 'code' }, { type: 'italic' }] },
            { type: 'hardBreak' },
            { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: '/wiki' } }] },
          ],
        },
        { type: 'orderedList', content: [{ type: 'listItem', content: [list] }] },
        { type: 'blockquote', content: [paragraph('q'), list] },
        { type: 'callout', attrs: { tone: 'warning' }, content: [list] },
        { type: 'image', attrs: { src: 'city/xian', alt: 'Walls' } },
        { type: 'horizontalRule' },
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('h')] }] },
            { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('c'), paragraph('d')] }] },
          ],
        },
      ],
    };
    expect(throughEditor(document)).toEqual(document);
    expect(articleDocument.safeParse(throughEditor(document)).success).toBe(true);
  });

  it('adds empty paragraphs for the cursor and removes them again', () => {
    const empty: ArticleDocument = {
      type: 'doc',
      content: [{ type: 'callout', attrs: { tone: 'tip' }, content: [] }],
    };
    expect(throughEditor(empty).content).toEqual([
      { type: 'callout', attrs: { tone: 'tip' }, content: [{ type: 'paragraph', content: [] }] },
    ]);
    expect(throughEditor({ type: 'doc', content: [] }).content).toHaveLength(1);
  });

  it('drops pasted content that an article cannot hold', () => {
    const pasted: JSONContent = {
      type: 'doc',
      content: [
        { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            {
              type: 'text',
              text: 'y',
              marks: [
                { type: 'strike' },
                { type: 'link', attrs: { href: 'javascript:alert(1)', target: '_blank' } },
              ],
            },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [{ type: 'paragraph' }] }],
            },
          ],
        },
      ],
    };
    const article = fromEditor(pasted);
    expect(articleDocument.parse(article)).toEqual(article);
    expect(article.content[0]).toEqual({ type: 'paragraph', content: [{ type: 'text', text: 'y' }] });
    expect(article.content[1]).toMatchObject({ content: [{ content: [{}, {}] }] });
  });
});
