import type { CSSProperties } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './title.module.css';

/** On paper the small parts of a title are faint, on a picture they have its ink. */
type Ground = 'paper' | 'picture';

export interface Crumb {
  name: string;
  to: string;
}

/** A page's name with its Chinese one. */
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
  // Chinese characters are as wide as high: their room is kept until a font that has them is here.
  const room = { '--characters': Array.from(zhTitle).length } as CSSProperties; // custom properties are not in React's types
  return (
    <>
      {title}{' '}
      <span lang="zh" className={styles.chinese} data-ground={ground} style={room}>
        {zhTitle}
      </span>
    </>
  );
}

export function Crumbs({ crumbs, ground = 'paper' }: { crumbs: readonly Crumb[]; ground?: Ground }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs} data-ground={ground}>
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
