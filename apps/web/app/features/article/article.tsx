import type {
  ArticleBlock,
  ArticleDocument,
  ArticleInline,
  ArticleMark,
} from '@yunyou/contract/entities/document.schema';
import { Fragment, type ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './article.module.css';
import { headingId, plainText } from './headings.ts';

/** Renders the node tree of an article as elements. Text is never interpreted as HTML. */
export function Article({ document }: { document: ArticleDocument }) {
  return <div className={styles.article}>{document.content.map(renderBlock)}</div>;
}

function renderBlock(block: ArticleBlock, index: number): ReactNode {
  // Nodes have no id and a rendered article never changes, so the index is a stable key.
  const key = index;
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const;
      return (
        <Heading key={key} id={headingId(plainText(block.content))}>
          {renderInlines(block.content)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p key={key}>{renderInlines(block.content)}</p>;
    case 'bulletList':
      return <ul key={key}>{block.content.map(renderListItem)}</ul>;
    case 'orderedList':
      return <ol key={key}>{block.content.map(renderListItem)}</ol>;
    case 'blockquote':
      return <blockquote key={key}>{block.content.map(renderBlock)}</blockquote>;
    case 'callout':
      return (
        <div key={key} role="note" className={`${styles.callout} ${styles[block.attrs.tone]}`}>
          {block.content.map(renderBlock)}
        </div>
      );
    case 'table':
      return <ArticleTable key={key} table={block} />;
    case 'image':
      return (
        <Picture
          key={key}
          picture={block.attrs.src}
          format="tile"
          alt={block.attrs.alt}
          sizes="(min-width: 48rem) 44rem, 100vw"
        />
      );
    case 'horizontalRule':
      return <hr key={key} />;
  }
}

type ListItem = Extract<ArticleBlock, { type: 'bulletList' }>['content'][number];

function renderListItem(item: ListItem, index: number): ReactNode {
  const [only] = item.content;
  const isSingle = item.content.length === 1 && only?.type === 'paragraph';
  return <li key={index}>{isSingle ? renderInlines(only.content) : item.content.map(renderBlock)}</li>;
}

function ArticleTable({ table }: { table: Extract<ArticleBlock, { type: 'table' }> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need focus to scroll a wide table
    <div className={styles.table} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {table.content.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.content.map((cell, cellIndex) => {
                const content = cell.content.map((paragraph, index) => (
                  <Fragment key={index}>{renderInlines(paragraph.content)}</Fragment>
                ));
                return cell.type === 'tableHeader' ? (
                  <th key={cellIndex} scope="col">
                    {content}
                  </th>
                ) : (
                  <td key={cellIndex}>{content}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderInlines(inlines: readonly ArticleInline[] = []): ReactNode {
  const [first] = inlines;
  if (inlines.length === 1 && first) return renderInline(first);
  return inlines.map((inline, index) => <Fragment key={index}>{renderInline(inline)}</Fragment>);
}

function renderInline(inline: ArticleInline): ReactNode {
  if (inline.type === 'hardBreak') return <br />;
  return inline.marks ? inline.marks.reduce<ReactNode>(applyMark, inline.text) : inline.text;
}

function applyMark(content: ReactNode, mark: ArticleMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'code':
      return <code>{content}</code>;
    case 'link': {
      const { href } = mark.attrs;
      if (href.startsWith('/')) return <PageLink to={href}>{content}</PageLink>;
      return (
        <a href={href} {...(href.startsWith('https:') && { rel: 'noopener nofollow', target: '_blank' })}>
          {content}
        </a>
      );
    }
  }
}
