import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { PageLink } from '../../../../navigation/page-link.tsx';
import type { AddToTrip } from '../../editor/add-to-trip.ts';
import type { EditorStore } from '../../editor/editor-store.ts';
import * as words from '../trip-words.ts';
import styles from './summary.module.css';

const maxShown = 8;

interface LeftOutProps {
  spots: TripView['leftOut'];
  store: EditorStore | undefined;
  addToTrip: AddToTrip | undefined;
}

/** Spots that did not fit, by reason; the owner can add them. */
export function LeftOut({ spots, store, addToTrip }: LeftOutProps) {
  const shown = spots.filter(({ reason }) => reason !== 'city-not-visited').slice(0, maxShown);
  if (shown.length === 0) return null;
  const texts = [...new Set(shown.map(({ text }) => text))];
  return (
    <section className={styles.part} aria-labelledby="left-out-title">
      <h2 id="left-out-title">{words.leftOut}</h2>
      {texts.map((text) => (
        <div key={text} className={styles.group}>
          <p className={styles.text}>{text}</p>
          <ul className={styles.checklist}>
            {shown
              .filter((spot) => spot.text === text)
              .map(({ spotId, name }) => (
                <li key={spotId} className={styles.row}>
                  <PageLink to={`/attractions/detail?id=${spotId}`}>{name}</PageLink>
                  {store && addToTrip && (
                    <button
                      type="button"
                      className={styles.add}
                      aria-label={words.addNamed(name)}
                      onClick={() => addToTrip(store, `spot/${spotId}/1`, name)}
                    >
                      {words.addLabel}
                    </button>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
