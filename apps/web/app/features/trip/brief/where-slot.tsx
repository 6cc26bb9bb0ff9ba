import { type BriefPatch, toggled } from './brief-state.ts';
import * as words from './brief-words.ts';
import { PlaceSearch } from './place-search.tsx';
import { Chips, Slot } from './slot.tsx';

export interface EndPlace {
  id: string;
  name: string;
  zhName: string;
}

interface WhereSlotProps {
  places: readonly EndPlace[];
  cityIds: readonly string[];
  onChange: (patch: BriefPatch) => void;
}

/** Renders the cities of the trip. */
export function WhereSlot({ places, cityIds, onChange }: WhereSlotProps) {
  const chosen = cityIds.map((id) => ({ id, name: nameOf(places, id) }));
  const toggle = (id: string) => onChange({ cityIds: toggled(cityIds, id) });
  return (
    <Slot
      name="Where"
      value={chosen.length > 0 ? chosen.map(({ name }) => name).join(', ') : undefined}
      unset={words.surpriseMe}
    >
      <Chips label={words.citiesLabel} chips={chosen} onRemove={toggle} />
      <PlaceSearch
        label={words.addACity}
        placeholder={words.cityPlaceholder}
        options={places
          .filter(({ id }) => !cityIds.includes(id))
          .map(({ id, name, zhName }) => ({ id, name, note: zhName }))}
        onPick={toggle}
      />
    </Slot>
  );
}

export function nameOf(places: readonly EndPlace[], id: string): string {
  return places.find((place) => place.id === id)?.name ?? id;
}
