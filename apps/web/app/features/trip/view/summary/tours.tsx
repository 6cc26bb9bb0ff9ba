import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { PageLink } from '../../../../navigation/page-link.tsx';
import { Picture } from '../../../../pictures/picture.tsx';
import { formatDate, formatMoney } from '../../../facts/format.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import * as words from '../trip-words.ts';
import styles from './tours.module.css';

/** Tours that depart on a day of the trip in the city of that day. */
export function Tours({ tours }: { tours: TripView['tours'] }) {
  if (tours.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="tours-title">
      <h2 id="tours-title">{words.toursThatFitThis}</h2>
      <ul className={styles.tours}>
        {tours.map((tour) => (
          <li key={tour.id} className={styles.tour}>
            <Picture
              picture={tour.picture}
              format="tile"
              alt=""
              sizes="(min-width: 64rem) 12rem, 33vw"
              blur={tour.imageBlur}
              className={styles.picture}
            />
            <div>
              <p className={styles.facts}>
                {words.dayCount(tour.days)} · {tour.cityNames.join(', ')}
              </p>
              <h3 className={styles.name}>
                <PageLink to={tour.linkUrl}>{tour.name}</PageLink>
              </h3>
              <p className={styles.text}>
                <LocalText text={words.tourLine(formatDate(tour.date), formatMoney(tour.priceAdult))} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
