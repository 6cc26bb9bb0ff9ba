import type { TripDayView } from '@yunyou/contract/trip.schema';
import { useMemo } from 'react';
import { PlaceMap } from '../../map/place-map.tsx';
import { toMapContent } from './map-content.ts';

/** Where each day goes. Fetched when it comes into sight; without it the same stops are a list. */
export function TripMap({ days, height }: { days: readonly TripDayView[]; height: string }) {
  // Most edits move times, not places: the map is drawn anew only when what it shows has changed.
  const content = JSON.stringify(toMapContent(days));
  const { points, routes } = useMemo(() => JSON.parse(content) as ReturnType<typeof toMapContent>, [content]); // written just above
  return <PlaceMap points={points} routes={routes} label="Map of the trip" height={height} />;
}
