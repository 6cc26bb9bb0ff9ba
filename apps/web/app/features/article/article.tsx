import { Fragment, type ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { blurStyle, Picture } from '../../pictures/picture.tsx';
import { useServerBlur } from '../../pictures/server-blur.tsx';
import { LocalText } from '../preferences/local-text.tsx';
import styles from './article.module.css';
import {
  type ArticleView,
  type BlockView,
  type CellView,
  type InlineView,
  type ItemView,
  isText,
  type MarkView,
  type TextView,
} from './article-view.ts';
import * as words from './article-words.ts';

/** Renders an article as elements. Text is never interpreted as HTML. */
export function Article({ article }: { article: ArticleView }) {
  return <div className={styles.article}>{article.blocks.map(renderBlock)}</div>;
}

/** Parts of an article have no id and a rendered article never changes, so the index is a stable key. */
function renderBlock(block: BlockView, key: number): ReactNode {
  if (isText(block)) return <p key={key}>{renderText(block)}</p>;
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading key={key} id={block.id}>
          {renderText(block.text)}
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return <List key={key}>{block.items.map(renderItem)}</List>;
    }
    case 'quote':
      return <blockquote key={key}>{block.blocks.map(renderBlock)}</blockquote>;
    case 'callout':
      return (
        <div key={key} role="note" className={`${styles.callout} ${styles[block.tone]}`}>
          {block.blocks.map(renderBlock)}
        </div>
      );
    case 'table':
      return <ArticleTable key={key} rows={block.rows} />;
    case 'image':
      return <ArticlePicture key={key} picture={block.picture} alt={block.alt} />;
    case 'rule':
      return <hr key={key} />;
  }
}

function ArticlePicture({ picture, alt }: { picture: string; alt: string }) {
  return (
    // The browser has no data of the blur and keeps the one in the HTML.
    <div style={blurStyle(useServerBlur(picture))} suppressHydrationWarning>
      <Picture picture={picture} format="tile" alt={alt} sizes="(min-width: 48rem) 44rem, 100vw" />
    </div>
  );
}

function renderItem(item: ItemView, key: number): ReactNode {
  return <li key={key}>{isText(item) ? renderText(item) : item.blocks.map(renderBlock)}</li>;
}

function ArticleTable({ rows }: { rows: readonly (readonly CellView[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need focus to scroll a wide table
    <div className={styles.table} role="region" aria-label={words.table} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>{cells.map(renderCell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderCell(cell: CellView, key: number): ReactNode {
  if (isText(cell)) return <td key={key}>{renderText(cell)}</td>;
  return (
    <th key={key} scope="col">
      {renderText(cell.header)}
    </th>
  );
}

function renderText(text: TextView): ReactNode {
  return typeof text === 'string' ? renderPlain(text) : text.map(renderInline);
}

/** Prices and times, which each visitor reads in the own currency and clock. */
const adaptable = /\bCNY\b|\byuan\b|\d:\d\d/;

/** Chinese characters with the punctuation between them. */
const chinese = /(\p{Script=Han}(?:[、，。：；！？（）·]*\p{Script=Han})*)/u;

/** Marks Chinese words, so that screen readers pronounce them and our Chinese font loads. */
function renderPlain(text: string, key?: number): ReactNode {
  const parts = text.split(chinese);
  if (parts.length === 1) return renderAdaptable(text, key);
  return (
    <Fragment key={key}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} lang="zh">
            {part}
          </span>
        ) : (
          renderAdaptable(part, index)
        ),
      )}
    </Fragment>
  );
}

function renderAdaptable(text: string, key?: number): ReactNode {
  return adaptable.test(text) ? <LocalText key={key} text={text} /> : text;
}

function renderInline(inline: InlineView, key: number): ReactNode {
  if (typeof inline === 'string') return renderPlain(inline, key);
  if (inline.kind === 'break') return <br key={key} />;
  return inline.marks.reduce<ReactNode>(
    (content, mark) => applyMark(content, mark, key),
    renderPlain(inline.text),
  );
}

function applyMark(content: ReactNode, mark: MarkView, key: number): ReactNode {
  switch (mark) {
    case 'bold':
      return <strong key={key}>{content}</strong>;
    case 'italic':
      return <em key={key}>{content}</em>;
    case 'code':
      return <code key={key}>{content}</code>;
    default:
      return renderLink(content, mark.href, key);
  }
}

function renderLink(content: ReactNode, href: string, key: number): ReactNode {
  if (href.startsWith('/')) {
    return (
      <PageLink key={key} to={href}>
        {content}
      </PageLink>
    );
  }
  return (
    <a
      key={key}
      href={href}
      {...(href.startsWith('https:') && { rel: 'noopener nofollow', target: '_blank' })}
    >
      {content}
    </a>
  );
}
