import { useLocation } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './fact-words.ts';
import styles from './facts.module.css';

/** Links to the form for reporting a wrong fact of this page. */
export function ReportLink() {
  const { pathname, search } = useLocation();
  return (
    <PageLink className={styles.report} to={`/contact?about=${encodeURIComponent(pathname + search)}`}>
      {words.reportAWrongFact}
    </PageLink>
  );
}
