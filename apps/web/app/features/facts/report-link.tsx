import { useLocation } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';

/** Links to the form for reporting a wrong fact of this page. */
export function ReportLink() {
  const { pathname, search } = useLocation();
  return (
    <PageLink to={`/contact?about=${encodeURIComponent(pathname + search)}`}>Report a wrong fact</PageLink>
  );
}
