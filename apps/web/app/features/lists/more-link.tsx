import { buttonClass } from '@yunyou/ui/button';
import { PageLink } from '../../navigation/page-link.tsx';

/** A link to the next or previous page. With JavaScript, its items are added to those already shown. */
export function MoreLink({ to, rel, text }: { to: string; rel: 'prev' | 'next'; text: string }) {
  return (
    <p>
      <PageLink to={to} rel={rel} className={buttonClass('quiet')} preventScrollReset>
        {text}
      </PageLink>
    </p>
  );
}
