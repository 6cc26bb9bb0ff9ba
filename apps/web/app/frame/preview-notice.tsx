import type { PageContext } from '@yunyou/contract/page-renderer';
import { useLocation } from 'react-router';
import { formatDate } from '../features/facts/format.ts';
import styles from './preview-notice.module.css';
import * as words from './preview-words.ts';

/**
 * Renders the notice on the page of a preview link that it shows a draft. Links lead from there to the published
 * site.
 */
export default function PreviewNotice({ preview }: { preview: NonNullable<PageContext['preview']> }) {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('preview')) return null;
  return (
    <aside className={styles.notice} aria-label={words.preview}>
      {preview === 'unavailable' ? (
        <p>{words.previewGone}</p>
      ) : (
        <p>
          {preview.isUnsaved ? words.previewUnsaved : words.previewDraft}{' '}
          {preview.status === 'published' ? words.visitorsSeePublished : words.visitorsSeeNothing}{' '}
          {words.previewExpires(formatDate(preview.expiresAt.slice(0, 10)))}
        </p>
      )}
    </aside>
  );
}
