import { closeToast, showToast } from '@yunyou/ui/toasts';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { askToSignIn, currentVisitor, useVisitor } from '../../session/session.ts';
import { recordAction } from '../events/record-action.ts';
import * as words from './action-words.ts';
import {
  type ActionKind,
  type ActionState,
  behaviourStore,
  type Target,
  type TargetState,
} from './behaviour-store.ts';

export interface Counts {
  likeCount: number;
  favouriteCount: number;
}

export const noCounts: Counts = { likeCount: 0, favouriteCount: 0 };
/** Longer than other toasts, because it has a button. */
const undoMs = 6000;
let lastToast: number | undefined;

/**
 * Returns the like and favourite state of a target and toggles it. A signed-out visitor gets the sign-in overlay
 * first.
 */
export function useBehaviour({ type, id }: Target, counts: Counts) {
  const api = useApi();
  const visitor = useVisitor();
  const known = useSyncExternalStore(
    behaviourStore.subscribe,
    () => behaviourStore.find({ type, id }),
    () => undefined,
  );
  const name = visitor?.userName;
  useEffect(() => {
    if (name === undefined) {
      behaviourStore.clear();
      return;
    }
    // Without an answer the counts stay as they were rendered. Offline, a failure would show a message that nothing asked for.
    if (navigator.onLine) void behaviourStore.load(api, { type, id }).catch(() => undefined);
  }, [api, type, id, name]);

  const state: TargetState = known ?? {
    like: { isOn: false, count: counts.likeCount },
    favourite: { isOn: false, count: counts.favouriteCount },
  };
  const press = async (kind: ActionKind) => {
    const shown = state[kind];
    const isOn = !shown.isOn;
    if (!currentVisitor() && !(await askToSignIn())) return;
    if (isOn) recordAction(kind === 'like' ? 'like' : 'keep');
    await behaviourStore.write(api, { type, id }, kind, { isOn, shown });
    const now = behaviourStore.find({ type, id })?.[kind];
    if (kind === 'favourite' && now?.isOn === isOn) offerUndo(isOn, () => void undo(now));
  };
  const undo = (shown: ActionState) =>
    behaviourStore.write(api, { type, id }, 'favourite', { isOn: !shown.isOn, shown });
  return { state, press };
}

/** Shows a toast that the target is saved or removed. Replaces the toast of the last press. */
function offerUndo(isSaved: boolean, undo: () => void): void {
  if (lastToast !== undefined) closeToast(lastToast);
  lastToast = showToast({
    type: 'success',
    message: isSaved ? words.savedToast : words.removedToast,
    duration: undoMs,
    action: { name: words.undo, run: undo },
  });
}
