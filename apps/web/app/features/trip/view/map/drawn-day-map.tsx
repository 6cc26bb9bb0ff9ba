import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { useMemo } from 'react';
import { StaticMapPart } from '../../../map/static/static-map-part.tsx';
import { toDayMap } from './map-content.ts';

/** Renders the content of `DayMap`. */
export default function DrawnDayMap({ day }: { day: TripDayView }) {
  const { points, routes, ways } = useMemo(() => toDayMap(day), [day]);
  return <StaticMapPart points={points} routes={routes} ways={ways} areas={undefined} />;
}
