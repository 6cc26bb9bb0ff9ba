import { useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { type BriefPatch, toggled } from './brief-state.ts';
import styles from './fields.module.css';
import { PlaceSearch } from './place-search.tsx';
import { Chips, Choices, Slot } from './slot.tsx';

export interface NamedSpot {
  id: string;
  name: string;
}

interface MustSeeSlotProps {
  spotIds: readonly string[];
  /** Names that are known already, by id. */
  names: Readonly<Record<string, string>>;
  /** What the visitor keeps in their collections. */
  kept: readonly NamedSpot[];
  onName: (spot: NamedSpot) => void;
  onChange: (patch: BriefPatch) => void;
}

/** Sights that must be in the trip: from a search, or from what the visitor keeps. */
export function MustSeeSlot({ spotIds, names, kept, onName, onChange }: MustSeeSlotProps) {
  const api = useApi();
  const [word, setWord] = useState('');
  const [hits, setHits] = useState<readonly { id: string; name: string; note: string }[]>([]);
  useEffect(() => {
    if (word.trim().length < 2) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      api('GET /destination/search', { keyword: word.trim(), limit: 20 }).then(
        ({ list }) => {
          if (isWanted) setHits(list.filter(({ type }) => type === 'spot'));
        },
        () => undefined, // the visitor has been told
      );
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, word]);
  const nameOf = (id: string) => names[id] ?? id;
  const toggle = (id: string) => {
    const known = hits.find((hit) => hit.id === id) ?? kept.find((spot) => spot.id === id);
    if (known) onName(known);
    onChange({ mustSeeSpotIds: toggled(spotIds, id) });
  };
  return (
    <Slot
      name="Must see"
      value={spotIds.length > 0 ? spotIds.map(nameOf).join(', ') : undefined}
      unset="Nothing in particular"
    >
      <Chips
        label="Sights that must be in"
        chips={spotIds.map((id) => ({ id, name: nameOf(id) }))}
        onRemove={toggle}
      />
      <PlaceSearch
        label="Add a sight"
        placeholder="Terracotta Army, 故宫..."
        options={word.trim().length < 2 ? [] : hits.filter(({ id }) => !spotIds.includes(id))}
        onPick={toggle}
        onTextChange={setWord}
        isFiltered
      />
      {kept.length > 0 && (
        <div>
          <p className={styles.note}>From your collections</p>
          <Choices label="From your collections" options={kept} chosen={spotIds} onToggle={toggle} />
        </div>
      )}
    </Slot>
  );
}
