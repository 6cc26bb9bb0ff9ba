import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { showToast } from '@yunyou/ui/toasts';
import { PageLink } from '../../../navigation/page-link.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import styles from './summary.module.css';

const maxShown = 8;

/** Spots that did not fit, with the reason; the owner can add them. */
export function LeftOut({ spots, store }: { spots: TripView['leftOut']; store: EditorStore | undefined }) {
  const shown = spots.filter(({ reason }) => reason !== 'city-not-visited').slice(0, maxShown);
  if (shown.length === 0) return null;
  const add = (spotId: string) => {
    const refusal = store?.edit({ kind: 'add', placeId: `spot/${spotId}/1` });
    if (refusal) showToast({ type: 'warning', message: refusal, duration: 6000 });
  };
  return (
    <section className={styles.part} aria-labelledby="left-out-title">
      <h2 id="left-out-title">Left out</h2>
      <ul className={styles.checklist}>
        {shown.map(({ spotId, name, text }) => (
          <li key={spotId} className={styles.entry}>
            <h3 className={styles.entryTitle}>
              <PageLink to={`/attractions/detail?id=${spotId}`}>{name}</PageLink>
            </h3>
            <p className={styles.text}>{text}</p>
            {store && (
              <button
                type="button"
                className={styles.add}
                aria-label={`Add it: ${name}`}
                onClick={() => add(spotId)}
              >
                Add it
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
