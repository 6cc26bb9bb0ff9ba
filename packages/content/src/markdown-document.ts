import type {
  ArticleBlock,
  ArticleDocument,
  ArticleInline,
  ArticleMark,
} from '@yunyou/contract/entities/document.schema';
import { resolveLink } from '@yunyou/contract/paths';
import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

type Paragraph = Extract<ArticleBlock, { type: 'paragraph' }>;
type Flow = Extract<ArticleBlock, { type: 'callout' }>['content'][number];
type ListBlock = Extract<ArticleBlock, { type: 'bulletList' | 'orderedList' }>;
type ListChild = ListBlock['content'][number]['content'][number];

/** Converts the Markdown of a content file to an article document. Throws on Markdown that articles do not support. */
export function documentFromMarkdown(source: string): ArticleDocument {
  const root = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return { type: 'doc', content: root.children.map(toBlock) };
}

function toBlock(node: RootContent): ArticleBlock {
  switch (node.type) {
    case 'heading': {
      const { depth } = node;
      if (depth !== 2 && depth !== 3 && depth !== 4) {
        throw new Error(`Heading of level ${depth}: articles have ##, ### and #### only.`);
      }
      return { type: 'heading', attrs: { level: depth }, content: toInlines(node.children) };
    }
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image' && node.children.length === 1) {
        return { type: 'image', attrs: { src: only.url, alt: only.alt ?? '' } };
      }
      return toParagraph(node.children);
    }
    case 'list':
      return toList(node);
    case 'table':
      return toTable(node);
    case 'blockquote':
      return toQuoteOrCallout(node);
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      throw new Error(
        `"${node.type}" is not supported in an article. Use headings, paragraphs, lists, tables, quotes or images.`,
      );
  }
}

function toParagraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', content: toInlines(children) };
}

function toList(node: List): ListBlock {
  return { type: node.ordered ? 'orderedList' : 'bulletList', content: node.children.map(toListItem) };
}

function toListItem(item: ListItem): ListBlock['content'][number] {
  return { type: 'listItem', content: item.children.map(toListChild) };
}

function toListChild(child: BlockContent | DefinitionContent): ListChild {
  if (child.type === 'paragraph') return toParagraph(child.children);
  if (child.type === 'list') return toList(child);
  throw new Error(`"${child.type}" is not supported in a list item. Use text or a nested list.`);
}

function toTable(node: Table): ArticleBlock {
  return {
    type: 'table',
    content: node.children.map((row, index) => ({
      type: 'tableRow',
      content: row.children.map((cell) => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        content: [toParagraph(cell.children)],
      })),
    })),
  };
}

const calloutTones = { '[!NOTE]': 'note', '[!TIP]': 'tip', '[!WARNING]': 'warning' } as const;

/** Converts a quote that starts with `[!TIP]`, `[!NOTE]` or `[!WARNING]` to a callout, as GitHub does. */
function toQuoteOrCallout(node: Blockquote): ArticleBlock {
  const content = node.children.map(toFlow);
  const [first] = content;
  const opening = first?.type === 'paragraph' ? first.content?.[0] : undefined;
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return { type: 'blockquote', content };

  const marker = Object.keys(calloutTones).find((tone) => opening.text.startsWith(tone));
  if (!marker) return { type: 'blockquote', content };

  const rest = opening.text.slice(marker.length).trimStart();
  const remaining = [...(rest ? [{ ...opening, text: rest }] : []), ...(first.content?.slice(1) ?? [])];
  return {
    type: 'callout',
    attrs: { tone: calloutTones[marker as keyof typeof calloutTones] }, // `find` above returns one of these keys
    content: [...(remaining.length ? [{ ...first, content: remaining }] : []), ...content.slice(1)],
  };
}

function toFlow(node: BlockContent | DefinitionContent): Flow {
  if (node.type === 'paragraph') return toParagraph(node.children);
  if (node.type === 'list') return toList(node);
  throw new Error(`"${node.type}" is not supported in a quote or callout. Use text or a list.`);
}

function toInlines(nodes: PhrasingContent[], marks: ArticleMark[] = []): ArticleInline[] {
  return nodes.flatMap((node): ArticleInline[] => {
    switch (node.type) {
      case 'text':
        return [textNode(node.value.replaceAll('\n', ' '), marks)];
      case 'inlineCode':
        return [textNode(node.value, [...marks, { type: 'code' }])];
      case 'strong':
        return toInlines(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return toInlines(node.children, [...marks, { type: 'italic' }]);
      case 'link':
        return toInlines(node.children, [...marks, { type: 'link', attrs: { href: resolveLink(node.url) } }]);
      case 'break':
        return [{ type: 'hardBreak' }];
      default:
        throw new Error(
          `"${node.type}" is not supported in a paragraph. Use text, bold, italic, code or links.`,
        );
    }
  });
}

function textNode(text: string, marks: ArticleMark[]): ArticleInline {
  return marks.length ? { type: 'text', text, marks } : { type: 'text', text };
}
