import { useLocation } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './fact-words.ts';

/** Links to the form for reporting a wrong fact of this page. */
export function ReportLink() {
  const { pathname, search } = useLocation();
  return (
    <PageLink to={`/contact?about=${encodeURIComponent(pathname + search)}`}>
      {words.reportAWrongFact}
    </PageLink>
  );
}
