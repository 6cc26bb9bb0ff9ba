import { Badge } from '@yunyou/ui/badge';
import { Button } from '@yunyou/ui/button';
import { showToast, type ToastType } from '@yunyou/ui/toasts';
import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { Tooltip } from '../../features/tooltip/tooltip.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/gallery';
import styles from './gallery.module.css';
import { PhoneGallery } from './phone-gallery.tsx';

/** Shows the components for review and tests. Not linked and not indexed. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/gallery', matches, isIndexed: false, picture: 'page/home' });

const toastTypes: readonly ToastType[] = ['success', 'info', 'warning', 'error'];

export default function Gallery() {
  return (
    <Page>
      <PageHead title="Component gallery" lead="The parts the pages are made of." />
      <Section title="Buttons">
        <div className={styles.row}>
          <Button>Primary</Button>
          <Button tone="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Section>
      <Section title="Badge">
        <ul className={styles.row}>
          {[1, 42, 99, 100, 5000].map((count) => (
            <li key={count}>
              {count}: <Badge count={count} label={`${count} messages`} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tooltip">
        <Tooltip text="Shown at once, gone after 200 ms">
          <Button tone="quiet">Point at me</Button>
        </Tooltip>
      </Section>
      <Section title="Toasts">
        <div className={styles.row}>
          {toastTypes.map((type) => (
            <Button key={type} tone="quiet" onClick={() => showToast({ type, message: `A ${type} toast` })}>
              {type}
            </Button>
          ))}
          <Button
            tone="quiet"
            onClick={() => showToast({ message: 'Stays until closed', duration: 0, showClose: true })}
          >
            with a close button
          </Button>
          <Button tone="quiet" onClick={() => showToast({ message: 'The same again', grouping: true })}>
            grouped
          </Button>
        </div>
      </Section>
      <Section title="Phone input" lead="Every country's rules, in each of its modes.">
        <PhoneGallery />
      </Section>
    </Page>
  );
}
