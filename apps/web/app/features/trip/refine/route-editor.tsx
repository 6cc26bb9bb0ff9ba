import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TripEnds } from '@yunyou/contract/trip/trip-command.schema';
import { Button } from '@yunyou/ui/button';
import { Stepper } from '@yunyou/ui/stepper';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { PlaceSearch } from '../brief/place-search.tsx';
import type { EndPlace } from '../brief/where-slot.tsx';
import editor from '../editor/editor.module.css';
import { EndsFields } from './ends-fields.tsx';
import * as words from './refine-words.ts';
import { isSameRoute, nightsOf, type RouteCity } from './route-cities.ts';
import styles from './route-editor.module.css';
import { hasSameEnds } from './trip-ends.ts';

const maxCities = 10;
const maxNights = 20;

/** Changes made in the overview. Unchanged parts are absent. */
export interface RouteChange {
  route?: readonly RouteCity[];
  ends?: TripEnds;
}

interface RouteEditorProps {
  /** The route of the plan. */
  route: readonly RouteCity[];
  ends: TripEnds;
  isBusy: boolean;
  onPreview: (change: RouteChange) => void;
  onClose: () => void;
}

/**
 * Changes cities, their order and their nights by buttons, keyboard or dragging, and dates and ends of the trip. Nothing is
 * changed before the preview.
 */
export function RouteEditor({ route, ends, isBusy, onPreview, onClose }: RouteEditorProps) {
  const [cities, setCities] = useState(route);
  const [wanted, setWanted] = useState(ends);
  const places = useEndPlaces();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (cityId: string) => cities.findIndex((city) => city.cityId === cityId);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) setCities(arrayMove([...cities], indexOf(String(active.id)), indexOf(String(over.id))));
  };
  const nameOf = (cityId: string | number) => cities[indexOf(String(cityId))]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.nowAt(nameOf(active.id), indexOf(String(over.id)) + 1, cities.length) : undefined,
    onDragEnd: ({ active }) => words.wasPutDown(nameOf(active.id)),
    onDragCancel: ({ active }) => words.wasPutBack(nameOf(active.id)),
  };
  const add = (id: string) => {
    const place = places.find((one) => one.id === id);
    if (place) setCities([...cities, { cityId: id, name: place.name, nights: 2 }]);
  };
  const nights = cities.reduce((sum, city) => sum + city.nights, 0);
  const change: RouteChange = {
    ...(!isSameRoute(cities, route) && { route: cities }),
    ...(!hasSameEnds(wanted, ends) && { ends: wanted }),
  };
  const isChanged = change.route !== undefined || change.ends !== undefined;
  return (
    <div className={styles.editor}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={handleDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      >
        <SortableContext items={cities.map(({ cityId }) => cityId)} strategy={verticalListSortingStrategy}>
          <ol className={styles.rows}>
            {cities.map((city, index) => (
              <CityRow
                key={city.cityId}
                city={city}
                isFirst={index === 0}
                isLast={index === cities.length - 1}
                onNights={(count) =>
                  setCities(cities.map((one) => (one === city ? { ...one, nights: count } : one)))
                }
                onMove={(by) => setCities(arrayMove([...cities], index, index + by))}
                onRemove={
                  cities.length > 1 ? () => setCities(cities.filter((one) => one !== city)) : undefined
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {cities.length < maxCities && (
        <PlaceSearch
          label={words.addACity}
          placeholder={words.cityPlaceholder}
          options={places
            .filter(({ id }) => indexOf(id) < 0)
            .map(({ id, name, zhName }) => ({ id, name, note: zhName }))}
          onPick={add}
        />
      )}
      <EndsFields ends={wanted} places={places} onChange={setWanted} />
      <p role="status">{words.nightsInAll(nightsOf(nights))}</p>
      <div className={styles.buttons}>
        <Button disabled={isBusy || !isChanged} onClick={() => onPreview(change)}>
          {isBusy ? words.oneMoment : words.previewThisRoute}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

const instructions = words.dragHelp;

interface CityRowProps {
  city: RouteCity;
  isFirst: boolean;
  isLast: boolean;
  onNights: (count: number) => void;
  onMove: (by: -1 | 1) => void;
  /** Absent for the only city. */
  onRemove: (() => void) | undefined;
}

function CityRow({
  city: { cityId, name, nights },
  isFirst,
  isLast,
  onNights,
  onMove,
  onRemove,
}: CityRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useSortable({
    id: cityId,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={editor.handle}
        {...attributes}
        {...listeners}
        aria-label={words.drag(name)}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <span className={styles.name}>{name}</span>
      <span className={styles.nights} role="group" aria-label={words.nightsIn(name)}>
        <Stepper
          value={nights}
          least={1}
          most={maxNights}
          fewerLabel={words.fewerNightsIn(name)}
          moreLabel={words.moreNightsIn(name)}
          onChange={onNights}
        />
        <span aria-hidden="true">{nights === 1 ? words.night : words.nights}</span>
      </span>
      <span className={styles.moves}>
        <button
          type="button"
          className={editor.tool}
          disabled={isFirst}
          aria-label={words.moveEarlier(name)}
          onClick={() => onMove(-1)}
        >
          {words.earlier}
        </button>
        <button
          type="button"
          className={editor.tool}
          disabled={isLast}
          aria-label={words.moveLater(name)}
          onClick={() => onMove(1)}
        >
          {words.later}
        </button>
        {onRemove && (
          <button
            type="button"
            className={editor.tool}
            aria-label={words.leaveOutNamed(name)}
            onClick={onRemove}
          >
            {words.leaveOut}
          </button>
        )}
      </span>
    </li>
  );
}

/** Returns the cities that a trip can have; empty until they are loaded. */
function useEndPlaces(): readonly EndPlace[] {
  const api = useApi();
  const [places, setPlaces] = useState<readonly EndPlace[]>([]);
  useEffect(() => {
    let isCurrent = true;
    api('GET /travel/endPlace').then(
      ({ list }) => isCurrent && setPlaces(list),
      () => undefined, // the API client has shown a message
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return places;
}
