import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { listNearby, type Nearby } from '@yunyou/domain/on-the-day/nearby';
import { minutesOnFoot } from '@yunyou/domain/places/nearby';
import { useState } from 'react';
import { usePosition } from '../../lists/use-position.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { DriverCardButton } from '../view/driver-card-button.tsx';
import { MapLinksMenu } from '../view/map-links.tsx';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { Sheet } from './sheet.tsx';

interface NearbySheetProps {
  store: EditorStore;
  here: TripPlace | undefined;
  onClose: () => void;
}

/** Restaurants, metro stations and toilets of the guide within a walk. The position is not sent anywhere. */
export function NearbySheet({ store, here, onClose }: NearbySheetProps) {
  const { state, ask } = usePosition();
  const [kind, setKind] = useState<keyof Nearby>('food');
  const from = state.kind === 'known' ? state.position : here?.coordinates;
  const places = from ? listNearby(store, from)[kind] : [];
  const origin = state.kind === 'known' ? words.fromPosition : here && words.fromPlace(here.name);
  return (
    <Sheet title={words.nearby} onClose={onClose}>
      <p className={styles.note}>
        {origin ?? words.onTheWay}{' '}
        {(state.kind === 'refused' || state.kind === 'unknown') && words.positionUnknown}
      </p>
      {state.kind !== 'known' && (
        <button
          type="button"
          className={styles.action}
          disabled={state.kind === 'asking'}
          aria-describedby="position-note"
          onClick={ask}
        >
          {words.askPosition}
        </button>
      )}
      <p id="position-note" className={styles.note}>
        {words.positionStays}
      </p>
      <div className={styles.choices} role="group" aria-label={words.nearby}>
        {(['food', 'metro', 'toilet'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {words.nearbyKinds[one]}
          </button>
        ))}
      </div>
      {from && places.length === 0 && <p>{words.nothingNear}</p>}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={`${place.id} ${place.name}`}>
            <p className={styles.placeName}>
              {place.name} <span lang="zh">{place.zhName}</span>
            </p>
            <p>{place.note}</p>
            <p className={styles.note}>
              {words.away(place.near, place.distanceMeters, minutesOnFoot(place.distanceMeters))}
            </p>
            {kind === 'food' && (
              <div className={styles.tools}>
                <DriverCardButton place={place} />
                <MapLinksMenu place={place} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
