import type { CityCard } from '@yunyou/contract/site/cards.schema';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './search-dialog.module.css';
import * as words from './search-words.ts';

type Place = Pick<CityCard, 'id' | 'name' | 'linkUrl'>;

let known: readonly Place[] = [];

/** Suggestions before the visitor types: the cities we recommend first, and places to browse. */
export function PopularPlaces({ onLeave }: { onLeave(): void }) {
  const apiBase = useApiBase();
  const [places, setPlaces] = useState(known);
  useEffect(() => {
    if (known.length > 0) return;
    const api = createBrowserClient({ apiBase, isSilent: true });
    api('GET /destination/mainRecommend').then(
      ({ list }) => {
        known = list;
        setPlaces(list);
      },
      () => undefined, // suggestions are optional
    );
  }, [apiBase]);
  const links = [
    ...places.map(({ name, linkUrl }) => ({ name, to: linkUrl })),
    { name: words.worldHeritage, to: '/destination/list?kind=spot&level=UNESCO' },
    { name: words.visas, to: '/wiki?tag=visas' },
    { name: words.allTours, to: '/trip/tours' },
  ];
  return (
    <section aria-labelledby="popular-title" className={styles.popular}>
      <h2 id="popular-title" className={styles.popularTitle}>
        {words.popular}
      </h2>
      <ul className={styles.recentList}>
        {links.map(({ name, to }) => (
          <li key={to}>
            <PageLink to={to} className={styles.popularLink} onClick={onLeave}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
