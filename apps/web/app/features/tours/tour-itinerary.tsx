import type { CityCard, SpotCard } from '@yunyou/contract/site/cards.schema';
import { PageLink } from '../../navigation/page-link.tsx';
import { formatWord } from '../facts/format.ts';
import type { Tour } from './tour-data.ts';
import styles from './tour-itinerary.module.css';
import * as text from './tour-words.ts';

/** Renders the days of a tour with spots, meals and hotel. */
export function TourItinerary({ tour, spots }: { tour: Tour; spots: readonly SpotCard[] }) {
  const spotOf = new Map(spots.map((spot) => [spot.id, spot]));
  const cityOf = new Map(tour.cities.map((city) => [city.id, city]));
  return (
    <ol className={styles.days}>
      {tour.itinerary.map((day, index) => (
        <li key={day.title} className={styles.day}>
          <p className={styles.number}>{text.dayNumber(index + 1)}</p>
          <div className={styles.words}>
            <h3>{day.title}</h3>
            <p>{day.text}</p>
            <DayFacts
              meals={day.meals}
              night={day.nightCityId ? cityOf.get(day.nightCityId) : undefined}
              spots={day.spotIds.flatMap((id) => spotOf.get(id) ?? [])}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function DayFacts({
  meals,
  night,
  spots,
}: {
  meals: readonly string[];
  night: CityCard | undefined;
  spots: readonly SpotCard[];
}) {
  return (
    <dl className={styles.facts}>
      {spots.length > 0 && (
        <div>
          <dt>{text.sights}</dt>
          <dd>
            <ul className={styles.spots}>
              {spots.map(({ id, name, linkUrl }) => (
                <li key={id}>
                  <PageLink to={linkUrl}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {meals.length > 0 && (
        <div>
          <dt>{text.meals}</dt>
          <dd>{formatWord(meals.join(', '))}</dd>
        </div>
      )}
      {night && (
        <div>
          <dt>{text.night}</dt>
          <dd>
            {night.name} <span lang="zh">{night.zhName}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
