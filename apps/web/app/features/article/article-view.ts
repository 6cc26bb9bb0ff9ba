import type {
  ArticleBlock,
  ArticleDocument,
  ArticleInline,
  ArticleMark,
} from '@yunyou/contract/entities/document.schema';

/**
 * An article as its page shows it. Loaders create it from the editor's document, which wraps each text in three nodes: the
 * router would serialise all of them, and the browser would parse them.
 */
export interface ArticleView {
  blocks: readonly BlockView[];
}

/** A text without marks, or its parts in order. */
export type TextView = string | readonly InlineView[];

export type InlineView = string | MarkedText | { kind: 'break' };

interface MarkedText {
  kind: 'marked';
  text: string;
  /** Innermost first. An object is a link. */
  marks: readonly MarkView[];
}

export type MarkView = 'bold' | 'italic' | 'code' | { href: string };

/** A text alone is a paragraph. */
export type BlockView =
  | TextView
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; text: TextView }
  | { kind: 'list'; isOrdered: boolean; items: readonly ItemView[] }
  | { kind: 'quote'; blocks: readonly BlockView[] }
  | { kind: 'callout'; tone: 'note' | 'tip' | 'warning'; blocks: readonly BlockView[] }
  | { kind: 'table'; rows: readonly (readonly CellView[])[] }
  | { kind: 'image'; picture: string; alt: string }
  | { kind: 'rule' };

/** A text alone is an item with one paragraph. */
export type ItemView = TextView | { blocks: readonly BlockView[] };

export type CellView = TextView | { header: TextView };

export function toArticleView(document: ArticleDocument): ArticleView {
  return { blocks: document.content.map(toBlock) };
}

/** Returns whether a block, an item or a cell is a plain text. */
export function isText(view: BlockView | ItemView | CellView): view is TextView {
  return typeof view === 'string' || Array.isArray(view);
}

/** Lists the headings of the second level, for the table of contents. */
export function listHeadings({ blocks }: ArticleView): { id: string; text: string }[] {
  return blocks.flatMap((block) =>
    !isText(block) && block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, text: plainText(block.text) }]
      : [],
  );
}

/** Lists the headings that are questions, with the text below them up to the next heading. */
export function listQuestions({ blocks }: ArticleView): { question: string; answer: string }[] {
  return blocks.flatMap((block, index) => {
    const question = isText(block) || block.kind !== 'heading' ? '' : plainText(block.text);
    if (!question.endsWith('?')) return [];
    const after = blocks.slice(index + 1);
    const end = after.findIndex((next) => !isText(next) && next.kind === 'heading');
    const answer = after
      .slice(0, end === -1 ? undefined : end)
      .map(plainBlock)
      .filter((text) => text !== '')
      .join('\n');
    return answer ? [{ question, answer }] : [];
  });
}

/** Returns the text of a block, with a line per list entry and table row. */
function plainBlock(block: BlockView): string {
  if (isText(block)) return plainText(block);
  switch (block.kind) {
    case 'list':
      return block.items
        .map((item) => (isText(item) ? plainText(item) : plainBlocks(item.blocks)))
        .join('\n');
    case 'quote':
    case 'callout':
      return plainBlocks(block.blocks);
    case 'table':
      return block.rows.map((row) => row.map(plainCell).join(', ')).join('\n');
    case 'heading':
      return plainText(block.text);
    default:
      return '';
  }
}

const plainBlocks = (blocks: readonly BlockView[]) => blocks.map(plainBlock).join('\n');
const plainCell = (cell: CellView) => plainText(isText(cell) ? cell : cell.header);

/** Returns the anchor of a heading: "Getting there & around" becomes `getting-there-around`. */
function headingId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function plainText(text: TextView): string {
  return typeof text === 'string' ? text : text.map(plainInline).join('');
}

function plainInline(inline: InlineView): string {
  if (typeof inline === 'string') return inline;
  return inline.kind === 'marked' ? inline.text : ' ';
}

function toBlock(block: ArticleBlock): BlockView {
  switch (block.type) {
    case 'paragraph':
      return toText(block.content);
    case 'heading': {
      const text = toText(block.content);
      return { kind: 'heading', level: block.attrs.level, id: headingId(plainText(text)), text };
    }
    case 'bulletList':
    case 'orderedList':
      return { kind: 'list', isOrdered: block.type === 'orderedList', items: block.content.map(toItem) };
    case 'blockquote':
      return { kind: 'quote', blocks: block.content.map(toBlock) };
    case 'callout':
      return { kind: 'callout', tone: block.attrs.tone, blocks: block.content.map(toBlock) };
    case 'table':
      return { kind: 'table', rows: block.content.map((row) => row.content.map(toCell)) };
    case 'image':
      return { kind: 'image', picture: block.attrs.src, alt: block.attrs.alt };
    case 'horizontalRule':
      return { kind: 'rule' };
  }
}

type DocumentItem = Extract<ArticleBlock, { type: 'bulletList' }>['content'][number];
type DocumentCell = Extract<ArticleBlock, { type: 'table' }>['content'][number]['content'][number];

function toItem({ content }: DocumentItem): ItemView {
  const [only] = content;
  return content.length === 1 && only?.type === 'paragraph'
    ? toText(only.content)
    : { blocks: content.map(toBlock) };
}

function toCell({ type, content }: DocumentCell): CellView {
  const text = toText(content.flatMap((paragraph) => paragraph.content ?? []));
  return type === 'tableHeader' ? { header: text } : text;
}

function toText(inlines: readonly ArticleInline[] = []): TextView {
  const views = inlines.map(toInline);
  const [first = ''] = views;
  return views.length <= 1 && typeof first === 'string' ? first : views;
}

function toInline(inline: ArticleInline): InlineView {
  if (inline.type === 'hardBreak') return { kind: 'break' };
  return inline.marks?.length
    ? { kind: 'marked', text: inline.text, marks: inline.marks.map(toMark) }
    : inline.text;
}

const toMark = (mark: ArticleMark): MarkView =>
  mark.type === 'link' ? { href: mark.attrs.href } : mark.type;
