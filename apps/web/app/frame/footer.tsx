import { PrivacyChoices } from '../features/events/privacy-choices.tsx';
import { PreferencesButton } from '../features/preferences/preferences-button.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { shortName } from '../site.ts';
import styles from './footer.module.css';
import * as words from './frame-words.ts';

const columns = [
  {
    title: words.explore,
    links: [
      { name: words.destinations, to: '/destination' },
      { name: words.allPlaces, to: '/destination/list' },
      { name: words.faves, to: '/faves' },
    ],
  },
  {
    title: words.plan,
    links: [
      { name: words.createATrip, to: '/trip' },
      { name: words.tours, to: '/trip/tours' },
      { name: words.myTrips, to: '/user?type=Trips' },
      { name: words.travelGuides, to: '/wiki' },
    ],
  },
  {
    title: shortName,
    links: [
      { name: words.aboutAndNews, to: '/news' },
      { name: words.forAssistants, to: '/assistants' },
      { name: words.contact, to: '/contact' },
      { name: words.privacy, to: '/privacy' },
      { name: words.accessibility, to: '/accessibility' },
      { name: words.openData, to: '/open-data' },
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
            {shortName} <span lang="zh">云游</span>
            {words.slogan}
          </p>
          <p className={styles.note}>{words.checkNote}</p>
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
