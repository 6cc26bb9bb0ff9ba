import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import { arrangementOf } from '@yunyou/planner/arrange';
import { showToast } from '@yunyou/ui/toasts';
import { use } from 'react';
import { Day } from '../view/day/day.tsx';
import { FoldContext } from '../view/day/fold.ts';
import { DayActions } from './day-actions.tsx';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';
import { findUnder, stepThrough } from './moving/drag-rules.ts';
import { DayEnd, DropDay, type DropTarget, dayOfTarget } from './moving/drop-day.tsx';
import { useEditor } from './use-editor.ts';

/** Renders the days of a trip with movable, editable stops. */
export function EditableDays({ store, today }: { store: EditorStore; today: number | undefined }) {
  const { view, draft } = useEditor(store);
  const fold = use(FoldContext);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // The handle has no other touch gesture, so dragging starts without a delay.
    useSensor(TouchSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepThrough }),
  );
  const nameOfStop = (key: string): string => {
    const found = findStop(draft.plan, key);
    if (!found || found.stop.kind === 'ride') return words.theRide;
    return found.stop.kind === 'visit' ? store.nameOf(found.stop.placeId) : found.stop.mealId;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameOfStop(String(active.id))),
    onDragOver: ({ active, over }) =>
      over
        ? words.movedOver(nameOfStop(String(active.id)), describeTarget(String(over.id), nameOfStop))
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? words.dropped(nameOfStop(String(active.id)), describeTarget(String(over.id), nameOfStop))
        : words.dragCancelled(nameOfStop(String(active.id))),
    onDragCancel: ({ active }) => words.dragCancelled(nameOfStop(String(active.id))),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const target = findTarget(store, String(active.id), String(over.id));
    const refusal = target && store.edit({ kind: 'move', key: String(active.id), ...target });
    if (refusal) showToast({ type: 'warning', message: refusal });
    else if (target) fold?.set(target.dayIndex, true);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findUnder}
      autoScroll={autoScroll}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      {view.days.map((day) => (
        <Day
          key={day.date}
          day={day}
          isToday={day.dayIndex === today}
          actions={<DayActions store={store} dayIndex={day.dayIndex} />}
          end={<DayEnd dayIndex={day.dayIndex} />}
        >
          <DropDay store={store} day={day} items={draft.plan.days[day.dayIndex]?.items ?? []} />
        </Day>
      ))}
    </DndContext>
  );
}

/** Scrolls vertically and near the edges only, so that the page does not scroll too fast on touch. */
const autoScroll = { threshold: { x: 0, y: 0.14 }, acceleration: 14 };

const instructions = words.dragHelp;

/** Returns the target position of a stop dropped on another stop or on a day end. */
function findTarget(store: EditorStore, key: string, overId: string): DropTarget | undefined {
  const { plan } = store.snapshot().draft;
  const endOfDay = dayOfTarget(overId);
  const days = arrangementOf(plan).days;
  if (endOfDay !== undefined) return { dayIndex: endOfDay, position: days[endOfDay]?.length ?? 0 };
  const [from, over] = [findStop(plan, key), findStop(plan, overId)];
  if (!from || !over) return undefined;
  // Positions exclude the moved stop, so moving down within a day inserts after the target.
  return { dayIndex: over.dayIndex, position: over.position };
}

function describeTarget(overId: string, nameOfStop: (key: string) => string): string {
  const day = dayOfTarget(overId);
  return day === undefined ? words.atThePlaceOf(nameOfStop(overId)) : words.atEndOfDay(day + 1);
}
