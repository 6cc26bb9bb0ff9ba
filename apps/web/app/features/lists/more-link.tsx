import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './list-words.ts';
import styles from './more-link.module.css';

interface MoreLinkProps {
  to: string;
  rel: 'prev' | 'next';
  /** Entries that are not shown yet, for the next page. */
  left?: number;
}

/** Renders a link to the next or previous page. With JavaScript, its items are added to those already shown. */
export function MoreLink({ to, rel, left = 0 }: MoreLinkProps) {
  return (
    <p className={styles.more}>
      <PageLink to={to} rel={rel} className={buttonClass('quiet')} preventScrollReset>
        {rel === 'prev' ? words.showPrevious : words.showMoreLeft(left)}
      </PageLink>
    </p>
  );
}
