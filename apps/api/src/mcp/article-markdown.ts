import type { ArticleBlock, ArticleDocument, ArticleInline } from '@yunyou/contract/entities/document.schema';
import { resolveLink } from '@yunyou/contract/paths';

type PageUrl = (path: string) => string;
type Flow = Extract<ArticleBlock, { type: 'blockquote' }>['content'][number];
type Item = Extract<ArticleBlock, { type: 'bulletList' }>['content'][number];

/** Writes an article as Markdown. Pictures are left out; links to our pages become absolute. */
export function toMarkdown({ content }: ArticleDocument, pageUrl: PageUrl): string {
  const blocks = content.map((block) => writeBlock(block, pageUrl));
  return blocks.filter((block) => block !== '').join('\n\n');
}

function writeBlock(block: ArticleBlock, pageUrl: PageUrl): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${writeInlines(block.content, pageUrl)}`;
    case 'blockquote':
    case 'callout':
      return quote(block.content.map((flow) => writeFlow(flow, pageUrl)).join('\n\n'));
    case 'table':
      return block.content.map((row, index) => writeRow(row, index === 0, pageUrl)).join('\n');
    case 'horizontalRule':
      return '---';
    case 'image':
      return '';
    default:
      return writeFlow(block, pageUrl);
  }
}

function writeFlow(flow: Flow, pageUrl: PageUrl): string {
  if (flow.type === 'paragraph') return writeInlines(flow.content ?? [], pageUrl);
  const marker = (index: number) => (flow.type === 'orderedList' ? `${index + 1}. ` : '- ');
  return flow.content.map((item, index) => writeItem(item, marker(index), pageUrl)).join('\n');
}

function writeItem({ content }: Item, marker: string, pageUrl: PageUrl): string {
  const [first = '', ...rest] = content
    .map((flow) => writeFlow(flow, pageUrl))
    .join('\n')
    .split('\n');
  const indent = ' '.repeat(marker.length);
  return [marker + first, ...rest.map((line) => indent + line)].join('\n');
}

type Row = Extract<ArticleBlock, { type: 'table' }>['content'][number];

function writeRow({ content }: Row, isFirst: boolean, pageUrl: PageUrl): string {
  const cells = content.map((cell) =>
    cell.content
      .map((paragraph) => writeFlow(paragraph, pageUrl))
      .join(' ')
      .replaceAll('|', '\\|')
      .replaceAll('\n', ' '),
  );
  const line = `| ${cells.join(' | ')} |`;
  return isFirst ? `${line}\n|${' --- |'.repeat(cells.length)}` : line;
}

function writeInlines(inlines: readonly ArticleInline[], pageUrl: PageUrl): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'hardBreak') return '\n';
      const link = inline.marks?.find((mark) => mark.type === 'link');
      if (!link) return inline.text;
      const href = resolveLink(link.attrs.href);
      return `[${inline.text}](${href.startsWith('/') ? pageUrl(href) : href})`;
    })
    .join('');
}

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
