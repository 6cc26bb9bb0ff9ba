import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { mapLinks } from '@yunyou/domain/geography/map-links';
import * as words from '../trip-words.ts';
import styles from './map-links.module.css';

type Place = Pick<TripPlace, 'name' | 'zhName' | 'coordinates'>;

/** Renders the links that open a place in a map app. Amap finds places by their Chinese name. */
export function MapLinks({ place: { name, zhName, coordinates } }: { place: Place }) {
  return (
    <ul className={styles.links}>
      {mapLinks(coordinates, zhName || name).map(({ app, url }) => (
        <li key={app}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${app}: ${name}`}>
            {app}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the links of `MapLinks` behind a button, for a stop of a day. */
export function MapLinksMenu({ place }: { place: Place }) {
  return (
    <details className={styles.menu}>
      <summary aria-label={words.openNamedInMaps(place.name)}>{words.openInMaps}</summary>
      <MapLinks place={place} />
    </details>
  );
}
