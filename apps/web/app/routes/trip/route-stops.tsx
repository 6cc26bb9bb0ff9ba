import { PageLink } from '../../navigation/page-link.tsx';
import styles from './classic-route.module.css';
import type { StopWords } from './route-stop-words.ts';
import * as words from './trip-page-words.ts';

/** Renders the stops of a classic route in order, with nights, reason and main sights. */
export function RouteStops({ stops }: { stops: readonly StopWords[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map(({ id, city, zhCity, to, stay, before, why, spots }, index) => (
        // A route may return to a city.
        <li key={`${id} ${index}`} className={styles.stop}>
          <h3 className={styles.city}>
            <PageLink to={to}>{city}</PageLink>{' '}
            <span lang="zh" className={styles.chinese}>
              {zhCity}
            </span>
          </h3>
          <p className={styles.stay}>{before ? words.stopLine(before, stay) : stay}</p>
          <p>{why}</p>
          {spots.length > 0 && (
            <ul className={styles.spots} aria-label={words.mainSightsIn(city)}>
              {spots.map((spot) => (
                <li key={spot.id}>
                  <PageLink to={spot.to}>{spot.name}</PageLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
