import type { BehaviourTarget } from '@yunyou/contract/account/user.endpoints';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import {
  addBehaviour,
  type BehaviourKind,
  hasBehaviour,
  listBehaviour,
  listBehaviourCounts,
  moveBehaviourCount,
  removeBehaviour,
} from '@yunyou/database/visitors/behaviour.queries';
import { notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { signedIn } from './signed-in.ts';

interface Wish {
  type: BehaviourTarget;
  id: string;
  state?: 'on' | 'off' | undefined;
}

/** Sets or toggles, and moves the counter only if the state really changed: a repeated call counts once. */
export async function setBehaviour(kind: BehaviourKind, { type, id, state }: Wish, context: HandlerContext) {
  const { user } = signedIn(context);
  if (!(await findPublished(context.db, type, id))) throw notFound('page to keep');
  const key = { userId: user.id, kind, targetType: type, targetId: id };
  return context.transaction(async (db) => {
    // The counter's lock comes first: presses on one thing are decided one after the other, each on what is true then.
    await moveBehaviourCount(db, key, 0);
    const wanted = state ?? ((await hasBehaviour(db, key)) ? 'off' : 'on');
    const hasChanged = wanted === 'on' ? await addBehaviour(db, key) : await removeBehaviour(db, key);
    const step = wanted === 'on' ? 1 : -1;
    const count = await moveBehaviourCount(db, key, hasChanged ? step : 0);
    return { state: wanted, count };
  });
}

/** What a page cannot know that is rendered once for everybody: the visitor's own states, many at once. */
export async function listStates(targets: Omit<Wish, 'state'>[], context: HandlerContext) {
  const { user } = signedIn(context);
  const [own, counts] = await Promise.all([
    listBehaviour(context.db, user.id, targets),
    listBehaviourCounts(context.db, targets),
  ]);
  const keyOf = (kind: BehaviourKind, { type, id }: Omit<Wish, 'state'>) => `${kind} ${type} ${id}`;
  const ownKeys = new Set(own.map((row) => keyOf(row.kind, { type: row.targetType, id: row.targetId })));
  const countByKey = new Map(
    counts.map((row) => [keyOf(row.kind, { type: row.targetType, id: row.targetId }), row.count]),
  );
  const list = targets.map((target) => ({
    ...target,
    isLiked: ownKeys.has(keyOf('like', target)),
    isKept: ownKeys.has(keyOf('favourite', target)),
    likeCount: countByKey.get(keyOf('like', target)) ?? 0,
    favouriteCount: countByKey.get(keyOf('favourite', target)) ?? 0,
  }));
  return { list };
}
