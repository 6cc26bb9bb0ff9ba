import type { ArticleBlock, ArticleDocument, ArticleInline } from '@yunyou/contract/entities/document.schema';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Article } from './article.tsx';
import { listHeadings, listQuestions, toArticleView } from './article-view.ts';

const text = (words: string): ArticleInline => ({ type: 'text', text: words });
const paragraph = (...content: ArticleInline[]) => ({ type: 'paragraph' as const, content });
const item = (...words: string[]) => ({
  type: 'listItem' as const,
  content: words.map((word) => paragraph(text(word))),
});
const heading = (level: 2 | 3 | 4, words: string): ArticleBlock => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const documentOf = (...content: ArticleBlock[]): ArticleDocument => ({ type: 'doc', content });

/** Renders the page's HTML of a document, without class names and the element around it. */
function render(...content: ArticleBlock[]): string {
  const article = createElement(Article, { article: toArticleView(documentOf(...content)) });
  return renderToStaticMarkup(createElement(MemoryRouter, {}, article))
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');
}

describe('an article on its page', () => {
  it.each<[string, ArticleBlock, string]>([
    ['a paragraph', paragraph(text('Ride west.')), '<p>Ride west.</p>'],
    [
      'Chinese words',
      paragraph(text('Say 候补、车票 at 08:30, or 谢谢.')),
      '<p>Say <span lang="zh">候补、车票</span> at 08:30, or <span lang="zh">谢谢</span>.</p>',
    ],
    ['an empty paragraph', { type: 'paragraph' }, '<p></p>'],
    ['a heading', heading(3, 'By night'), '<h3 id="by-night">By night</h3>'],
    [
      'a list',
      { type: 'bulletList', content: [item('one'), item('two')] },
      '<ul><li>one</li><li>two</li></ul>',
    ],
    [
      'a numbered list with an item of two paragraphs',
      { type: 'orderedList', content: [item('first', 'and more')] },
      '<ol><li><p>first</p><p>and more</p></li></ol>',
    ],
    [
      'a quotation',
      { type: 'blockquote', content: [paragraph(text('So'))] },
      '<blockquote><p>So</p></blockquote>',
    ],
    [
      'a callout',
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph(text('Book'))] },
      '<div role="note"><p>Book</p></div>',
    ],
    [
      'a table',
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('From'))] }] },
          { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('Xi’an'))] }] },
        ],
      },
      '<div role="region" aria-label="Table" tabindex="0"><table><tbody><tr><th scope="col">From</th></tr>' +
        '<tr><td>Xi’an</td></tr></tbody></table></div>',
    ],
    ['a rule', { type: 'horizontalRule' }, '<hr/>'],
  ])('shows %s as its element', (_, block, html) => {
    expect(render(block)).toBe(html);
  });

  it('shows marks around their text, the first mark innermost, and line breaks', () => {
    const bold = { type: 'bold' as const };
    const link = { type: 'link' as const, attrs: { href: '/wiki/detail?id=visa' } };
    expect(
      render(
        paragraph(
          text('See '),
          { type: 'text', text: 'visas', marks: [bold, link] },
          { type: 'hardBreak' },
          { type: 'text', text: 'G1', marks: [{ type: 'code' }, { type: 'italic' }] },
          text('.'),
        ),
      ),
    ).toBe(
      '<p>See <a href="/wiki/detail?id=visa"><strong>visas</strong></a><br/><em><code>G1</code></em>.</p>',
    );
  });

  it('opens external links in a new tab without credit for search engines', () => {
    const link = { type: 'link' as const, attrs: { href: 'https://www.12306.cn/' } };
    expect(render(paragraph({ type: 'text', text: '12306', marks: [link] }))).toBe(
      '<p><a href="https://www.12306.cn/" rel="noopener nofollow" target="_blank">12306</a></p>',
    );
  });

  it('shows markup in a text as text', () => {
    expect(render(paragraph(text('<script>')))).toBe('<p>&lt;script&gt;</p>');
  });

  it('lists headings of the second level with anchors without accents and signs', () => {
    const view = toArticleView(documentOf(heading(2, 'Café & tea'), heading(3, 'Tea'), heading(2, '西安')));
    expect(listHeadings(view)).toEqual([
      { id: 'cafe-tea', text: 'Café & tea' },
      { id: '西安', text: '西安' },
    ]);
  });

  it('lists headings that are questions with the text up to the next heading', () => {
    const list = { type: 'bulletList' as const, content: [item('A seat.'), item('A bed.')] };
    const view = toArticleView(
      documentOf(
        heading(2, 'What to book?'),
        paragraph(text('One of these:')),
        list,
        heading(3, 'Prices'),
        paragraph(text('Low.')),
        heading(2, 'Why?'),
      ),
    );
    expect(listQuestions(view)).toEqual([
      { question: 'What to book?', answer: 'One of these:\nA seat.\nA bed.' },
    ]);
  });

  it('sends a text without marks to the browser as one string', () => {
    expect(toArticleView(documentOf(paragraph(text('Ride west.'))))).toEqual({ blocks: ['Ride west.'] });
  });
});
