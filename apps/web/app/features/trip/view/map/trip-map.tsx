import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { type ReactNode, useMemo, useState } from 'react';
import type { Coordinates, MapPoint } from '../../../map/map-points.ts';
import { PlaceMap } from '../../../map/place-map.tsx';
import { useLocalText } from '../../../preferences/local-text.tsx';
import type { AddToTrip } from '../../editor/add-to-trip.ts';
import type { EditorStore } from '../../editor/editor-store.ts';
import type { OwnPlaceDialog } from '../../editor/own-places/own-place-at.tsx';
import type { SpotToAdd } from '../../editor/workbench.ts';
import * as words from '../trip-words.ts';
import { type TripMapContent, toDayMap, toMapContent } from './map-content.ts';
import { MapLinks } from './map-links.tsx';
import styles from './trip-map.module.css';

export interface TripMapProps {
  days: readonly TripDayView[];
  /** The day in view, which the map follows. Absent above the first day. */
  current: number | undefined;
  /** One finger moves the map, because it covers the page. */
  hasOwnGestures: boolean;
  /** Set while the trip is editable: the map offers spots to add. */
  store: EditorStore | undefined;
  /** Form for a place of the traveller's own; part of the editor. */
  OwnPlaceAt: OwnPlaceDialog | undefined;
  addToTrip: AddToTrip | undefined;
}

/** Renders the map of the day in view or of the whole trip. Loads when visible; the stops are also a list. */
export default function TripMap({
  days,
  current,
  hasOwnGestures,
  store,
  OwnPlaceAt,
  addToTrip,
}: TripMapProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<Coordinates>();
  const day = isWhole ? undefined : days.find(({ dayIndex }) => dayIndex === current);
  const toAdd = store && isAdding ? store.listToAdd(store.snapshot().draft) : [];
  const local = useLocalText();
  const shown = day ? toDayMap(day, local) : toMapContent(days);
  const { points, routes, ways } = useParsed(
    JSON.stringify({ ...shown, points: [...shown.points, ...toAdd.map(toPoint)] }),
  );
  const placeIds = new Map(toAdd.map((one) => [toPoint(one).id, one.placeId]));
  const actionOf = (point: MapPoint): ReactNode => {
    const placeId = placeIds.get(point.id);
    const { name, zhName = '', latitude, longitude } = point;
    if (!store || !addToTrip || placeId === undefined)
      return <MapLinks place={{ name, zhName, coordinates: { latitude, longitude } }} />;
    return (
      <button
        type="button"
        className={styles.add}
        aria-label={words.addNamedToTrip(name)}
        onClick={() => addToTrip(store, placeId, name)}
      >
        {words.addToTrip}
      </button>
    );
  };
  return (
    <>
      <p className={styles.head}>
        <b>{day ? words.dayNumber(day.dayIndex + 1) : words.wholeTrip}</b>
        {current !== undefined && (
          <button type="button" className={styles.toggle} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.followDay : words.showTheWholeTrip}
          </button>
        )}
        {store && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {isAdding ? words.hideSightsToAdd : words.showSightsToAdd}
          </button>
        )}
        {store && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isPicking}
            onClick={() => setIsPicking(!isPicking)}
          >
            {isPicking ? words.pressMap : words.addPlaceMap}
          </button>
        )}
      </p>
      <div className={styles.map}>
        <PlaceMap
          points={points}
          routes={routes}
          ways={ways}
          hasOwnGestures={hasOwnGestures}
          onPress={isPicking ? setPicked : undefined}
          label={words.mapOfTheTrip}
          height="100%"
          actionOf={actionOf}
        />
      </div>
      {store && OwnPlaceAt && picked && (
        <OwnPlaceAt
          store={store}
          dayIndex={current ?? 0}
          at={picked}
          onClose={(isAdded) => {
            setPicked(undefined);
            if (isAdded) setIsPicking(false);
          }}
        />
      )}
    </>
  );
}

/** Returns map content that changes identity only when it differs: most edits change times, not places. */
function useParsed(content: string): TripMapContent {
  return useMemo(() => JSON.parse(content) as TripMapContent, [content]); // the caller passes JSON of this type
}

function toPoint({ spot: { id, name, zhName, coordinates } }: SpotToAdd): MapPoint {
  return {
    id: `to-add/${id}`,
    kind: 'spot',
    name,
    zhName,
    ...coordinates,
    linkUrl: `/attractions/detail?id=${id}`,
    note: words.notInYourTrip,
  };
}
