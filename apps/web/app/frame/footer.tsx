import { PrivacyChoices } from '../features/events/privacy-choices.tsx';
import { PreferencesButton } from '../features/preferences/preferences-button.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { shortName } from '../site.ts';
import styles from './footer.module.css';

const columns = [
  {
    title: 'Explore',
    links: [
      { name: 'Destinations', to: '/destination' },
      { name: 'All places', to: '/destination/list' },
      { name: 'Faves', to: '/faves' },
    ],
  },
  {
    title: 'Plan',
    links: [
      { name: 'Create a trip', to: '/trip' },
      { name: 'Tours', to: '/trip/tours' },
      { name: 'My trips', to: '/user?type=Trips' },
      { name: 'Travel guides', to: '/wiki' },
    ],
  },
  {
    title: shortName,
    links: [
      { name: 'About and news', to: '/news' },
      { name: 'For assistants', to: '/assistants' },
      { name: 'Contact', to: '/contact' },
      { name: 'Privacy', to: '/privacy' },
      { name: 'Accessibility', to: '/accessibility' },
      { name: 'Open data', to: '/open-data' },
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <img src="/seal.svg" alt="" width="48" height="48" loading="lazy" />
          <p>
            {shortName} <span lang="zh">云游</span>: to wander like a cloud.
          </p>
          <p className={styles.note}>Opening hours, prices and rules change. Check before you go.</p>
          <div className={styles.choices}>
            <PreferencesButton className={styles.choice} />
            <PrivacyChoices className={styles.choice} />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <PageLink to={to}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
