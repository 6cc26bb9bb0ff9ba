import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { showToast } from '@yunyou/ui/toasts';
import { type ReactNode, useMemo, useState } from 'react';
import type { MapPoint } from '../../map/map-points.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import type { SpotToAdd } from '../editor/workbench.ts';
import { toMapContent } from './map-content.ts';
import styles from './trip-map.module.css';

interface TripMapProps {
  days: readonly TripDayView[];
  height: string;
  /** Set while the trip is editable: the map offers spots to add. */
  store: EditorStore | undefined;
}

/** Map of the days. Loads when visible; the stops are also a list. */
export function TripMap({ days, height, store }: TripMapProps) {
  const [isAdding, setIsAdding] = useState(false);
  const toAdd = store && isAdding ? store.listToAdd(store.snapshot().draft) : [];
  const { points: stops, routes: ways } = toMapContent(days);
  const { points, routes } = useParsed(
    JSON.stringify({ points: [...stops, ...toAdd.map(toPoint)], routes: ways }),
  );
  const placeIds = new Map(toAdd.map((one) => [toPoint(one).id, one.placeId]));
  const actionOf = (point: MapPoint): ReactNode => {
    const placeId = placeIds.get(point.id);
    if (!store || placeId === undefined) return null;
    return (
      <button
        type="button"
        className={styles.add}
        aria-label={`Add ${point.name} to the trip`}
        onClick={() => addTo(store, placeId, point.name)}
      >
        Add to the trip
      </button>
    );
  };
  return (
    <>
      <PlaceMap
        points={points}
        routes={routes}
        label="Map of the trip"
        height={height}
        actionOf={store && actionOf}
      />
      {store && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          {isAdding ? 'Hide sights to add' : 'Show sights to add'}
        </button>
      )}
    </>
  );
}

/** Returns map content that changes identity only when it differs: most edits change times, not places. */
function useParsed(content: string): ReturnType<typeof toMapContent> {
  return useMemo(() => JSON.parse(content) as ReturnType<typeof toMapContent>, [content]); // the caller passes JSON of this type
}

function addTo(store: EditorStore, placeId: string, name: string): void {
  const refusal = store.edit({ kind: 'add', placeId });
  if (refusal) {
    showToast({ type: 'warning', message: refusal, duration: 6000 });
    return;
  }
  const { days } = store.snapshot().draft.plan;
  const day = days.find(({ items }) =>
    items.some((item) => item.kind === 'visit' && item.placeId === placeId),
  );
  showToast({ type: 'success', message: `${name} is on day ${(day?.dayIndex ?? 0) + 1} now.` });
}

function toPoint({ spot: { id, name, zhName, coordinates } }: SpotToAdd): MapPoint {
  return {
    id: `to-add/${id}`,
    kind: 'spot',
    name,
    zhName,
    ...coordinates,
    linkUrl: `/attractions/detail?id=${id}`,
    note: 'Not in your trip',
  };
}
