import type { BehaviourTarget } from '@yunyou/contract/account/user.endpoints';
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

const mostAtOnce = 100;

/**
 * What the visitor likes and keeps of what is on the page. Pages are rendered once for everybody, so the browser asks:
 * all that is asked for in one moment goes out as one call.
 */
export function createBehaviourStore() {
  const states = new Map<string, TargetState>();
  const listeners = new Set<() => void>();
  const lastWrites = new Map<string, Promise<unknown>>();
  /** When each was last pressed or saved: an answer to an older question does not count against that. */
  const pressedAt = new Map<string, number>();
  let moment = 0;
  let asked: Target[] = [];

  const keyOf = ({ type, id }: Target) => `${type}/${id}`;

  function set(target: Target, kind: ActionKind, state: ActionState): void {
    moment += 1;
    pressedAt.set(`${kind} ${keyOf(target)}`, moment);
    const before = states.get(keyOf(target));
    const other = before ?? { like: nothing, favourite: nothing };
    states.set(keyOf(target), { ...other, [kind]: state });
    for (const listener of listeners) listener();
  }

  async function askAll(api: ApiClient): Promise<void> {
    const targets = asked;
    asked = [];
    const askedAt = moment;
    for (let start = 0; start < targets.length; start += mostAtOnce) {
      const { list } = await api('POST /behaviour/states', {
        targets: targets.slice(start, start + mostAtOnce),
      });
      for (const { isLiked, isKept, likeCount, favouriteCount, ...target } of list) {
        const known = states.get(keyOf(target));
        const isNewer = (kind: ActionKind) => (pressedAt.get(`${kind} ${keyOf(target)}`) ?? 0) > askedAt;
        states.set(keyOf(target), {
          like: (isNewer('like') && known?.like) || { isOn: isLiked, count: likeCount },
          favourite: (isNewer('favourite') && known?.favourite) || { isOn: isKept, count: favouriteCount },
        });
      }
    }
    for (const listener of listeners) listener();
  }

  return {
    find: (target: Target) => states.get(keyOf(target)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Somebody else is signed in, or nobody: what was known is not theirs. */
    forget() {
      states.clear();
      for (const listener of listeners) listener();
    },
    ask(api: ApiClient, { type, id }: Target): Promise<void> {
      const isFirst = asked.length === 0;
      asked.push({ type, id });
      return isFirst ? Promise.resolve().then(() => askAll(api)) : Promise.resolve();
    },
    /** Shows the new state at once and takes it back if it could not be saved. Presses are saved in their order. */
    async write(api: ApiClient, target: Target, kind: ActionKind, { isOn, shown }: Wish): Promise<void> {
      const step = isOn ? 1 : -1;
      set(target, kind, { isOn, count: Math.max(0, shown.count + (isOn === shown.isOn ? 0 : step)) });
      const key = `${kind} ${keyOf(target)}`;
      const saving = (lastWrites.get(key) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() =>
          api(`GET /behaviour/${kind}`, { type: target.type, id: target.id, state: isOn ? 'on' : 'off' }),
        );
      lastWrites.set(key, saving);
      const isLatest = () => lastWrites.get(key) === saving;
      try {
        const { state, count } = await saving;
        if (isLatest()) set(target, kind, { isOn: state === 'on', count });
      } catch {
        if (isLatest()) set(target, kind, shown); // the client has told the visitor why
      }
    },
  };
}

interface Wish {
  isOn: boolean;
  /** What the visitor saw when they pressed. */
  shown: ActionState;
}

const nothing: ActionState = { isOn: false, count: 0 };

export const behaviourStore = createBehaviourStore();
