import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type { ApiClient } from '@yunyou/contract/client';

export interface Target {
  type: BehaviourTarget;
  id: string;
}

export type ActionKind = 'like' | 'favourite';

export interface ActionState {
  isOn: boolean;
  count: number;
}

export type TargetState = Record<ActionKind, ActionState>;

const maxBatchSize = 100;

/**
 * Stores likes and favourites of the visitor for everything on the page. Pages are cached without them, so the browser
 * loads them; requests made in the same task are sent as one call.
 */
export function createBehaviourStore() {
  const states = new Map<string, TargetState>();
  const listeners = new Set<() => void>();
  const lastWrites = new Map<string, Promise<unknown>>();
  const changes = createChangeLog();
  let requested: Target[] = [];

  const keyOf = ({ type, id }: Target) => `${type}/${id}`;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  function set(target: Target, kind: ActionKind, state: ActionState): void {
    changes.note(`${kind} ${keyOf(target)}`);
    const before = states.get(keyOf(target));
    const other = before ?? { like: nothing, favourite: nothing };
    states.set(keyOf(target), { ...other, [kind]: state });
    notify();
  }

  async function loadAll(api: ApiClient): Promise<void> {
    const targets = requested;
    requested = [];
    const requestedAt = changes.version();
    for (let start = 0; start < targets.length; start += maxBatchSize) {
      const { list } = await api('POST /behaviour/states', {
        targets: targets.slice(start, start + maxBatchSize),
      });
      for (const { isLiked, isKept, likeCount, favouriteCount, ...target } of list) {
        const known = states.get(keyOf(target));
        const isNewer = (kind: ActionKind) => changes.isNewer(`${kind} ${keyOf(target)}`, requestedAt);
        states.set(keyOf(target), {
          like: (isNewer('like') && known?.like) || { isOn: isLiked, count: likeCount },
          favourite: (isNewer('favourite') && known?.favourite) || { isOn: isKept, count: favouriteCount },
        });
      }
    }
    notify();
  }

  return {
    find: (target: Target) => states.get(keyOf(target)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Drops all states, for when the signed-in visitor changes. */
    clear() {
      states.clear();
      notify();
    },
    load(api: ApiClient, { type, id }: Target): Promise<void> {
      const isFirst = requested.length === 0;
      requested.push({ type, id });
      return isFirst ? Promise.resolve().then(() => loadAll(api)) : Promise.resolve();
    },
    /** Shows the new state immediately and restores the old one when saving fails. Saves presses of one target in order. */
    async write(api: ApiClient, target: Target, kind: ActionKind, { isOn, shown }: Press): Promise<void> {
      const step = isOn ? 1 : -1;
      set(target, kind, { isOn, count: Math.max(0, shown.count + (isOn === shown.isOn ? 0 : step)) });
      const key = `${kind} ${keyOf(target)}`;
      const saving = (lastWrites.get(key) ?? Promise.resolve())
        .catch(() => undefined) // the caller of that write has handled it
        .then(() =>
          api(`GET /behaviour/${kind}`, { type: target.type, id: target.id, state: isOn ? 'on' : 'off' }),
        );
      lastWrites.set(key, saving);
      changes.beginWrite(key);
      const isLatest = () => lastWrites.get(key) === saving;
      try {
        const { state, count } = await saving;
        if (isLatest()) set(target, kind, { isOn: state === 'on', count });
      } catch {
        if (isLatest()) set(target, kind, shown); // the API client has shown a message
      } finally {
        if (isLatest()) changes.endWrite(key);
      }
    },
  };
}

/** Records which states were changed on this page, by target and kind. */
function createChangeLog() {
  const changedAt = new Map<string, number>();
  /**
   * Writes whose response has not arrived. A state that is loaded meanwhile may contain the write and not yet its
   * count.
   */
  const pendingWrites = new Set<string>();
  let version = 0;
  return {
    version: () => version,
    note(key: string): void {
      version += 1;
      changedAt.set(key, version);
    },
    beginWrite: (key: string) => pendingWrites.add(key),
    endWrite: (key: string) => pendingWrites.delete(key),
    /** Returns whether a state is newer than the response to a request of this version. */
    isNewer: (key: string, requestedAt: number): boolean =>
      pendingWrites.has(key) || (changedAt.get(key) ?? 0) > requestedAt,
  };
}

interface Press {
  isOn: boolean;
  /** The state on screen at the time of the press. */
  shown: ActionState;
}

const nothing: ActionState = { isOn: false, count: 0 };

export const behaviourStore = createBehaviourStore();
