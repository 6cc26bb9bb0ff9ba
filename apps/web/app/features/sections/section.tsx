import { Children, type ReactNode, Suspense } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { balancedColumns } from './balanced-columns.ts';
import styles from './section.module.css';
import * as labels from './section-words.ts';
import { type Crumb, Crumbs, TitleWords } from './title.tsx';

interface SectionProps {
  title: string;
  lead?: string;
  more?: { to: string; text: string };
  id?: string;
  /** `sunk` gives the section a full-width background. */
  tone?: 'plain' | 'sunk';
  /** Leaves the section out in print: links to further pages have no use on paper. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

export function Section({ title, lead, more, id, tone = 'plain', isScreenOnly, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} data-tone={tone} data-screen-only={isScreenOnly || undefined}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {more && (
          <PageLink to={more.to} className={styles.more}>
            {more.text}
          </PageLink>
        )}
      </div>
      {/* A Suspense boundary, so that a long page hydrates in small steps. */}
      <Suspense>{children}</Suspense>
    </section>
  );
}

/** Most columns of layouts whose last row must not be almost empty on a wide screen. */
const balancedLayouts: Partial<Record<string, number>> = { grid: 4, rows: 3 };

/**
 * Layouts of tiles. `grid`: equal tiles; `dense`: smaller ones; `mosaic`: a large first tile; `bento`: covers with a
 * large first one, without gaps for 5 or 9 tiles; `strip`: scrolls sideways; `rows`: rows; `feature`: rows after a large
 * first tile.
 */
export function Tiles({
  layout = 'grid',
  children,
}: {
  layout?: 'grid' | 'dense' | 'mosaic' | 'bento' | 'strip' | 'rows' | 'feature';
  children: ReactNode;
}) {
  const columns = balancedLayouts[layout];
  return (
    <div
      className={styles[layout]}
      data-columns={columns && balancedColumns(Children.count(children), columns)}
    >
      {children}
    </div>
  );
}

/** Renders the content of a page without a hero. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PageHeadProps {
  title: string;
  zhTitle?: string;
  lead?: string;
  crumbs?: readonly Crumb[];
}

const noCrumbs: readonly Crumb[] = [];

export function PageHead({ title, zhTitle, lead, crumbs = noCrumbs }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <Crumbs crumbs={crumbs} />
      <h1>
        <TitleWords title={title} zhTitle={zhTitle} />
      </h1>
      {lead && <p className={styles.pageLead}>{lead}</p>}
    </div>
  );
}

export function EmptyState({
  title = labels.noData,
  text,
  children,
}: {
  title?: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.emptyActions}>{children}</div>}
    </div>
  );
}
