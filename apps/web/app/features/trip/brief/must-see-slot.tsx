import { useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { type BriefPatch, toggled } from './brief-state.ts';
import * as words from './brief-words.ts';
import styles from './fields.module.css';
import { PlaceSearch } from './place-search.tsx';
import { Chips, Choices, Slot } from './slot.tsx';

export interface NamedSpot {
  id: string;
  name: string;
}

interface MustSeeSlotProps {
  spotIds: readonly string[];
  /** Known names by id. */
  names: Readonly<Record<string, string>>;
  /** Favourites of the visitor. */
  favouriteSpots: readonly NamedSpot[];
  onName: (spot: NamedSpot) => void;
  onChange: (patch: BriefPatch) => void;
}

/** Spots the trip must include, from a search or from the favourites. */
export function MustSeeSlot({ spotIds, names, favouriteSpots, onName, onChange }: MustSeeSlotProps) {
  const api = useApi();
  const [word, setWord] = useState('');
  const [hits, setHits] = useState<readonly { id: string; name: string; note: string }[]>([]);
  useEffect(() => {
    if (word.trim().length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api('GET /destination/search', { keyword: word.trim(), limit: 20 }).then(
        ({ list }) => {
          if (isCurrent) setHits(list.filter(({ type }) => type === 'spot'));
        },
        () => undefined, // the API client has shown a message
      );
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, word]);
  const nameOf = (id: string) => names[id] ?? id;
  const toggle = (id: string) => {
    const known = hits.find((hit) => hit.id === id) ?? favouriteSpots.find((spot) => spot.id === id);
    if (known) onName(known);
    onChange({ mustSeeSpotIds: toggled(spotIds, id) });
  };
  return (
    <Slot
      name="Must see"
      value={spotIds.length > 0 ? spotIds.map(nameOf).join(', ') : undefined}
      unset={words.nothingInParticular}
    >
      <Chips
        label={words.mustSeeLabel}
        chips={spotIds.map((id) => ({ id, name: nameOf(id) }))}
        onRemove={toggle}
      />
      <PlaceSearch
        label={words.addASight}
        placeholder={words.sightPlaceholder}
        options={word.trim().length < 2 ? [] : hits.filter(({ id }) => !spotIds.includes(id))}
        onPick={toggle}
        onTextChange={setWord}
        isFiltered
      />
      {favouriteSpots.length > 0 && (
        <div>
          <p className={styles.note}>{words.fromYourCollections}</p>
          <Choices
            label={words.fromYourCollections}
            options={favouriteSpots}
            chosen={spotIds}
            onToggle={toggle}
          />
        </div>
      )}
    </Slot>
  );
}
