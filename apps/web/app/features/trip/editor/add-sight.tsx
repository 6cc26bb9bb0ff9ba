import { listAddable, listDaysInCity } from '@yunyou/domain/trip-editing/alternatives';
import fields from '../brief/fields.module.css';
import { PlaceSearch } from '../brief/place-search.tsx';
import { Choices } from '../brief/slot.tsx';
import { useFavouriteSpots } from '../use-favourite-spots.ts';
import { formatMinutes } from '../view/trip-words.ts';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';
import { AddOwnPlace } from './own-places/own-places.tsx';
import { tryEdit } from './panels/stop-panel.tsx';
import { useEditor } from './use-editor.ts';

interface AddSightProps {
  store: EditorStore;
  dayIndex: number;
  onDone: () => void;
}

/** Adds a spot to a day, from a search or from the favourites, or an own place. */
export function AddSight({ store, dayIndex, onDone }: AddSightProps) {
  const { draft } = useEditor(store);
  const favouriteIds = new Set(useFavouriteSpots().map(({ id }) => `spot/${id}/1`));
  const problem = store.problemOf(draft.brief);
  if (!problem) return null;
  const options = listAddable(problem, draft.plan)
    .filter(({ cityId }) => listDaysInCity(draft.plan, cityId).includes(dayIndex))
    .map(({ id, visitMinutes, windowsByDay }) => ({
      id,
      name: store.nameOf(id),
      note: (windowsByDay[dayIndex] ?? []).length > 0 ? formatMinutes(visitMinutes) : words.closedThatDay,
    }));
  const own = options
    .filter(({ id }) => favouriteIds.has(id))
    .map(({ note, ...option }) => ({ ...option, description: note }));
  const add = (placeId: string) => {
    if (tryEdit(store, { kind: 'add', placeId, dayIndex })) onDone();
  };
  return (
    <>
      <PlaceSearch
        label={words.addToThisDay}
        placeholder={words.nameOfASight}
        options={options}
        onPick={add}
      />
      {own.length > 0 && (
        <div>
          <p className={fields.note}>{words.fromYourCollections}</p>
          <Choices label={words.fromYourCollections} options={own} chosen={[]} onToggle={add} />
        </div>
      )}
      <AddOwnPlace store={store} dayIndex={dayIndex} onDone={onDone} />
    </>
  );
}
