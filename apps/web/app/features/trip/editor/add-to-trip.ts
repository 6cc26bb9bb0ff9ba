import { type AutoChange, listAutoChanges } from '@yunyou/domain/trip-editing/auto-changes';
import { showToast } from '@yunyou/ui/toasts';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';

/** Adds a place on the day where it fits best, and shows this day and the stops that were removed or moved for it. */
export function addToTrip(store: EditorStore, placeId: string, name: string): void {
  const before = store.snapshot().draft.plan;
  const refusal = store.edit({ kind: 'add', placeId });
  if (refusal) {
    showToast({ type: 'warning', message: refusal, duration: 6000 });
    return;
  }
  const changes = listAutoChanges(before, store.snapshot().draft.plan);
  const day = changes.find(({ key }) => key === placeId)?.dayIndex ?? 0;
  const lines = [words.nowOnDay(name, day + 1), ...nameSideEffects(changes, placeId, store.nameOf)];
  const isLoss = changes.some(isRemoval);
  showToast({
    type: isLoss ? 'warning' : 'success',
    message: lines.join(' '),
    ...(lines.length > 1 && { duration: 10_000 }),
  });
}

export type AddToTrip = typeof addToTrip;

const isRemoval = ({ kind }: AutoChange): boolean => kind === 'removed' || kind === 'swapped';

/** Names what an added place has pushed out or to another day. */
export function nameSideEffects(
  changes: readonly AutoChange[],
  placeId: string,
  nameOf: (id: string) => string,
): string[] {
  const gone = changes.filter(isRemoval).map(({ key, insteadOf }) => nameOf(insteadOf ?? key));
  const moved = changes.filter(({ kind, key }) => kind === 'moved' && key !== placeId);
  return [
    ...(gone.length > 0 ? [words.leftForIt(gone)] : []),
    ...(moved.length > 0
      ? [words.movedForIt(moved.map(({ key, dayIndex }) => words.toDay(nameOf(key), dayIndex + 1)))]
      : []),
    ...(gone.length + moved.length > 0 ? [words.undoTakesItBack] : []),
  ];
}
