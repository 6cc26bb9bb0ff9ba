import type { BehaviourTarget } from '@yunyou/contract/user.endpoints';
import { findPublished } from '@yunyou/database/catalogue.queries';
import {
  addBehaviour,
  type BehaviourKind,
  hasBehaviour,
  moveBehaviourCount,
  removeBehaviour,
} from '@yunyou/database/people.queries';
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
    const wanted = state ?? ((await hasBehaviour(db, key)) ? 'off' : 'on');
    const hasChanged = wanted === 'on' ? await addBehaviour(db, key) : await removeBehaviour(db, key);
    const step = wanted === 'on' ? 1 : -1;
    const count = await moveBehaviourCount(db, key, hasChanged ? step : 0);
    return { state: wanted, count };
  });
}
