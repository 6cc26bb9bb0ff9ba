import { Badge } from '@yunyou/ui/badge';
import { Button } from '@yunyou/ui/button';
import { showToast, type ToastType } from '@yunyou/ui/toasts';
import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { Tooltip } from '../../features/tooltip/tooltip.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/gallery';
import styles from './gallery.module.css';
import * as words from './gallery-words.ts';
import { PhoneGallery } from './phone-gallery.tsx';

/** Shows the components for review and tests. Not linked and not indexed. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/gallery', matches, isIndexed: false, picture: 'page/home' });

const toastTypes: readonly ToastType[] = ['success', 'info', 'warning', 'error'];

export default function Gallery() {
  return (
    <Page>
      <PageHead title={words.componentGallery} lead={words.lead} />
      <Section title={words.buttons}>
        <div className={styles.row}>
          <Button>{words.primary}</Button>
          <Button tone="quiet">{words.quiet}</Button>
          <Button disabled>{words.disabled}</Button>
        </div>
      </Section>
      <Section title={words.badge}>
        <ul className={styles.row}>
          {[1, 42, 99, 100, 5000].map((count) => (
            <li key={count}>
              {count}: <Badge count={count} label={words.messageCount(count)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.tooltip}>
        <Tooltip text={words.tooltipText}>
          <Button tone="quiet">{words.pointAtMe}</Button>
        </Tooltip>
      </Section>
      <Section title={words.toasts}>
        <div className={styles.row}>
          {toastTypes.map((type) => (
            <Button key={type} tone="quiet" onClick={() => showToast({ type, message: words.toastOf(type) })}>
              {type}
            </Button>
          ))}
          <Button
            tone="quiet"
            onClick={() => showToast({ message: words.staysUntilClosed, duration: 0, showClose: true })}
          >
            {words.withACloseButton}
          </Button>
          <Button tone="quiet" onClick={() => showToast({ message: words.theSameAgain, grouping: true })}>
            {words.grouped}
          </Button>
        </div>
      </Section>
      <Section title={words.phoneInput} lead={words.phoneLead}>
        <PhoneGallery />
      </Section>
    </Page>
  );
}
