import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { useMemo } from 'react';
import { StaticMapPart } from '../../map/static/static-map-part.tsx';
import styles from './day-map.module.css';
import { toDayMap } from './map-content.ts';

/** Map of a day with numbered stops and ways, for print and without JavaScript; else the map beside the days shows the day. */
export function DayMap({ day }: { day: TripDayView }) {
  const { points, routes, ways } = useMemo(() => toDayMap(day), [day]);
  if (points.length === 0) return null;
  return (
    <div className={styles.map} data-day-map>
      <StaticMapPart points={points} routes={routes} ways={ways} areas={undefined} />
    </div>
  );
}
