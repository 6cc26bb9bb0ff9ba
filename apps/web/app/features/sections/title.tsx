import type { CSSProperties } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './section-words.ts';
import styles from './title.module.css';

/** Ground of a title: on that of a hero the Chinese name has full contrast and its own line. */
type Ground = 'paper' | 'hero';

export interface Crumb {
  name: string;
  to: string;
}

/** Renders the page title with its Chinese name. */
export function TitleWords({
  title,
  zhTitle,
  ground = 'paper',
}: {
  title: string;
  zhTitle?: string | undefined;
  ground?: Ground;
}) {
  if (!zhTitle) return title;
  // Chinese characters are square, so reserve their width until the font has loaded, to avoid layout shift.
  const room = { '--characters': Array.from(zhTitle).length } as CSSProperties; // React's style type has no custom properties
  return (
    <>
      {title}{' '}
      <span lang="zh" className={styles.chinese} data-ground={ground} style={room}>
        {zhTitle}
      </span>
    </>
  );
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={words.breadcrumb} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
