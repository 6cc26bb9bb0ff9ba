import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { lazyPage } from '../../../../navigation/lazy-page.tsx';
import { keptMarkup, useKeptMarkup } from '../../../../navigation/use-kept-markup.ts';
import styles from './day-map.module.css';

const part = lazyPage<{ day: TripDayView }>(() => import('./drawn-day-map.tsx'));

/** Must be awaited on the server before a page is rendered, so that nothing suspends there. */
export const loadDayMap = part.load;

/**
 * Renders the map of a day with numbered stops and ways, for print and without JavaScript; else the map beside the
 * days shows the day.
 */
export function DayMap({ day }: { day: TripDayView }) {
  const isKept = useKeptMarkup(day);
  if (day.items.length === 0) return null;
  if (isKept) return <div className={styles.map} data-day-map {...keptMarkup} />;
  return (
    <div key="drawn" className={styles.map} data-day-map>
      <part.Page day={day} />
    </div>
  );
}
