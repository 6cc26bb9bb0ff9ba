import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';

/** A real link to a page of its own; with script its items join those already here. */
export function MoreLink({ to, rel, text }: { to: string; rel: 'prev' | 'next'; text: string }) {
  return (
    <p>
      <PageLink to={to} rel={rel} className={buttonClass('quiet')} preventScrollReset>
        {text}
      </PageLink>
    </p>
  );
}
