import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { listNearby } from '@yunyou/domain/on-the-day/nearby';
import { listWayQuestions, localHelp, type Wanted } from '@yunyou/domain/places/emergency-numbers';
import { minutesOnFoot } from '@yunyou/domain/places/nearby';
import { useState } from 'react';
import { usePosition } from '../../lists/use-position.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { MapLinksMenu } from '../view/map/map-links.tsx';
import { DriverCardButton } from '../view/stops/driver-card-button.tsx';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { Sentences } from './sentences.tsx';
import { Sheet } from './sheet.tsx';

interface NearbySheetProps {
  store: EditorStore;
  here: TripPlace | undefined;
  cityId: string;
  onClose: () => void;
}

const kinds = ['food', 'metro', 'toilet', 'pharmacy'] as const satisfies readonly Wanted[];

/**
 * Renders the restaurants, metro stations and toilets of the guide within a walk, and the question for the way. The
 * position is not sent anywhere.
 */
export function NearbySheet({ store, here, cityId, onClose }: NearbySheetProps) {
  const { state, ask } = usePosition();
  const [kind, setKind] = useState<Wanted>('food');
  const from = state.kind === 'known' ? state.position : here?.coordinates;
  const places = from && kind !== 'pharmacy' ? listNearby(store, from)[kind] : [];
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
        {kinds.map((one) => (
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
      {kind === 'pharmacy' && <p>{words.noPharmacies}</p>}
      {kind !== 'pharmacy' && from && places.length === 0 && <p>{words.nothingNear}</p>}
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
      <h3 className={styles.label}>{words.askPeople}</h3>
      <Sentences lang={localHelp(cityId).lang} sentences={listWayQuestions(cityId, kind)} />
    </Sheet>
  );
}
