import {
  type OrderAction,
  type OrderActor,
  type OrderState,
  orderActions,
} from '@yunyou/contract/orders/order-states';

const moves: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  'pending-payment': { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { confirm: 'confirmed', cancel: 'cancelled', refund: 'refunded' },
  confirmed: { complete: 'completed', cancel: 'cancelled', refund: 'refunded' },
  completed: { refund: 'refunded' },
  cancelled: { refund: 'refunded' },
  refunded: {},
  expired: {},
};

const mayAct: Record<OrderAction, readonly OrderActor[]> = {
  pay: ['provider', 'staff'],
  confirm: ['staff'],
  complete: ['staff', 'system'],
  cancel: ['visitor', 'staff'],
  refund: ['staff', 'system'],
  expire: ['system'],
};

export type OrderMove =
  | { ok: true; state: OrderState }
  | { ok: false; reason: 'wrong-state' | 'wrong-actor' };

/** The only way from one state to another. */
export function moveOrder(state: OrderState, action: OrderAction, actor: OrderActor): OrderMove {
  if (!mayAct[action].includes(actor)) return { ok: false, reason: 'wrong-actor' };
  const next = moves[state][action];
  return next ? { ok: true, state: next } : { ok: false, reason: 'wrong-state' };
}

/** What an actor could do with an order in this state, for buttons. */
export function listOrderActions(state: OrderState, actor: OrderActor): OrderAction[] {
  return orderActions.filter((action) => moveOrder(state, action, actor).ok);
}

const holding: ReadonlySet<OrderState> = new Set(['pending-payment', 'paid', 'confirmed', 'completed']);

/** Whether an order in this state keeps its seats from others. */
export const holdsSeats = (state: OrderState): boolean => holding.has(state);
