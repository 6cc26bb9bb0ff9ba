import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../api/use-api.ts';
import { askToSignIn, currentVisitor, useVisitor } from '../../session/session.ts';
import { recordAction } from '../events/record-action.ts';
import { type ActionKind, behaviourStore, type Target, type TargetState } from './behaviour-store.ts';

export interface Counts {
  likeCount: number;
  favouriteCount: number;
}

/** Likes and keeps something; a visitor who is not signed in is asked to, and then it is done. */
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
      behaviourStore.forget();
      return;
    }
    // A page can do without: what it shows stays as it was rendered.
    behaviourStore.ask(api, { type, id }).catch(() => undefined);
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
  };
  return { state, press };
}
