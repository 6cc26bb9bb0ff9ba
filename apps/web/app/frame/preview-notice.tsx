import type { PageContext } from '@yunyou/contract/page-renderer';
import { useLocation } from 'react-router';
import { formatDate } from '../features/facts/format.ts';
import styles from './preview-notice.module.css';

/** Says on the page of a preview link that it shows a draft. Links lead from there to the published site. */
export function PreviewNotice({ preview }: { preview: NonNullable<PageContext['preview']> }) {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('preview')) return null;
  return (
    <aside className={styles.notice} aria-label="Preview">
      {preview === 'unavailable' ? (
        <p>This preview has expired or is not complete yet. Ask its author for a new link.</p>
      ) : (
        <p>
          Preview of {preview.isUnsaved ? 'unsaved changes' : 'a draft'}. Visitors see{' '}
          {preview.status === 'published' ? 'the published version' : 'nothing of it yet'}. This link works
          until {formatDate(preview.expiresAt.slice(0, 10))}.
        </p>
      )}
    </aside>
  );
}
