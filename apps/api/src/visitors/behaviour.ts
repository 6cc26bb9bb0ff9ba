import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import {
  addBehaviour,
  type BehaviourKind,
  changeBehaviourCount,
  findCounts,
  hasBehaviour,
  listBehaviour,
  listBehaviourCounts,
  removeBehaviour,
} from '@yunyou/database/visitors/behaviour.queries';
import { notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { signedIn } from './signed-in.ts';

interface BehaviourInput {
  type: BehaviourTarget;
  id: string;
  state?: 'on' | 'off' | undefined;
}

/** Sets the state, or toggles it when none is given. Changes the counter only if the state changed. */
export async function setBehaviour(
  kind: BehaviourKind,
  { type, id, state }: BehaviourInput,
  context: HandlerContext,
) {
  const { user } = signedIn(context);
  if (!(await findPublished(context.db, type, id))) throw notFound('page to keep');
  const key = { userId: user.id, kind, targetType: type, targetId: id };
  return context.transaction(async (db) => {
    // Locks the slot of the visitor first, so that concurrent calls of one visitor run one after the other.
    await changeBehaviourCount(db, key, 0);
    const wanted = state ?? ((await hasBehaviour(db, key)) ? 'off' : 'on');
    const hasChanged = wanted === 'on' ? await addBehaviour(db, key) : await removeBehaviour(db, key);
    const step = wanted === 'on' ? 1 : -1;
    if (hasChanged) await changeBehaviourCount(db, key, step);
    const counts = await findCounts(db, type, id);
    return { state: wanted, count: kind === 'like' ? counts.likeCount : counts.favouriteCount };
  });
}

/** Returns the visitor's own states and the counts of many targets. Pages are cached without them. */
export async function listStates(targets: Omit<BehaviourInput, 'state'>[], context: HandlerContext) {
  const { user } = signedIn(context);
  const [own, counts] = await Promise.all([
    listBehaviour(context.db, user.id, targets),
    listBehaviourCounts(context.db, targets),
  ]);
  const keyOf = (kind: BehaviourKind, { type, id }: Omit<BehaviourInput, 'state'>) => `${kind} ${type} ${id}`;
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
