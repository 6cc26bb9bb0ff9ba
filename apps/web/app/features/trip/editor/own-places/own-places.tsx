import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { chooseOwnCity, ownIdOf } from '@yunyou/domain/trip-editing/own-places';
import { useState } from 'react';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import type { KnownPlace } from '../workbench.ts';
import { type NearbyPlace, OwnPlaceForm } from './own-place-form.tsx';
import type { OwnFacts } from './read-own-form.ts';

interface AddOwnPlaceProps {
  store: EditorStore;
  dayIndex: number;
  onDone: () => void;
}

/** Adds an own place to a day. Returns the reason when it is refused. */
export function addOwn(
  store: EditorStore,
  dayIndex: number,
  facts: OwnFacts,
  startMinute: number | undefined,
): string | undefined {
  const city = chooseOwnCity(store.snapshot().draft.plan, dayIndex, facts.coordinates, store.cities);
  if ('refusal' in city) return city.refusal;
  const place = { ...facts, ...city, id: createId() };
  return store.edit({
    kind: 'add-own',
    place,
    dayIndex,
    ...(startMinute !== undefined && { startMinute }),
  });
}

/** Renders the button and form that add a place of the traveller's own to a day. */
export function AddOwnPlace({ store, dayIndex, onDone }: AddOwnPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const add = (facts: OwnFacts, startMinute: number | undefined) => {
    const refusal = addOwn(store, dayIndex, facts, startMinute);
    if (refusal === undefined) onDone();
    return refusal;
  };
  if (isOpen)
    return (
      <OwnPlaceForm
        formName={formNameOf(store, 'new')}
        nearby={listNearby(store, dayIndex)}
        known={listKnownOn(store, dayIndex)}
        onSubmit={add}
        onCancel={() => setIsOpen(false)}
      />
    );
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.choice} onClick={() => setIsOpen(true)}>
        {words.addYourOwnPlace}
      </button>
    </div>
  );
}

interface ChangeOwnPlaceProps {
  store: EditorStore;
  dayIndex: number;
  stopKey: string;
}

/** Renders the button and form that change name, position, hours and price of an own place. */
export function ChangeOwnPlace({ store, dayIndex, stopKey }: ChangeOwnPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { brief, plan } = store.snapshot().draft;
  const place = brief.ownPlaces?.find(({ id }) => id === ownIdOf(stopKey));
  if (!place) return null;
  const change = (facts: OwnFacts) => {
    const city = chooseOwnCity(plan, dayIndex, facts.coordinates, store.cities);
    if ('refusal' in city) return city.refusal;
    const refusal = store.edit({ kind: 'change-own', place: { ...facts, ...city, id: place.id } });
    if (refusal === undefined) setIsOpen(false);
    return refusal;
  };
  if (isOpen)
    return (
      <OwnPlaceForm
        formName={formNameOf(store, place.id)}
        place={place}
        nearby={listNearby(store, dayIndex)}
        known={listKnownOn(store, dayIndex)}
        onSubmit={change}
        onCancel={() => setIsOpen(false)}
      />
    );
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.choice} onClick={() => setIsOpen(true)}>
        {words.changeFacts}
      </button>
    </div>
  );
}

/** Returns the name under which the form of an own place is stored on the device while it is filled in. */
export const formNameOf = (store: EditorStore, which: string): string =>
  `${store.snapshot().view.id}:own:${which}`;

/** Lists the places of our guide in the cities of a day. */
export function listKnownOn(store: EditorStore, dayIndex: number): readonly KnownPlace[] {
  const cities = store.snapshot().view.days[dayIndex]?.cities ?? [];
  return store.listKnown(new Set(cities.map(({ id }) => id)));
}

/** Lists the city centres and stops of a day, each name once. */
export function listNearby(store: EditorStore, dayIndex: number): NearbyPlace[] {
  const day = store.snapshot().view.days[dayIndex];
  const centres = store.cities.filter(({ id }) => day?.cities.some((city) => city.id === id));
  const all = [
    ...centres.map(({ name, coordinates }) => ({ name: words.centreOf(name), coordinates })),
    ...(day?.items ?? []).flatMap(placeOf),
  ];
  return [...new Map(all.map((place) => [place.name, place])).values()];
}

function placeOf(item: TripDayView['items'][number]): NearbyPlace[] {
  return item.kind === 'visit' || item.kind === 'night' || item.kind === 'meal'
    ? [{ name: item.place.name, coordinates: item.place.coordinates }]
    : [];
}

/** Returns an id that is unique within a trip, also when two tabs add places at the same time. */
const createId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
