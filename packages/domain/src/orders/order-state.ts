import {
  type OrderAction,
  type OrderActor,
  type OrderState,
  orderActions,
} from '@yunyou/contract/orders/order-states';

const nextStates: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  'pending-payment': { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  paid: { confirm: 'confirmed', cancel: 'cancelled', refund: 'refunded' },
  confirmed: { complete: 'completed', cancel: 'cancelled', refund: 'refunded' },
  completed: { refund: 'refunded' },
  cancelled: { refund: 'refunded' },
  refunded: {},
  expired: {},
};

const allowedActors: Record<OrderAction, readonly OrderActor[]> = {
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

/** Returns the next state of an order, or why the action is not possible. */
export function moveOrder(state: OrderState, action: OrderAction, actor: OrderActor): OrderMove {
  if (!allowedActors[action].includes(actor)) return { ok: false, reason: 'wrong-actor' };
  const next = nextStates[state][action];
  return next ? { ok: true, state: next } : { ok: false, reason: 'wrong-state' };
}

/** Lists the actions that an actor can take on an order in this state. */
export function listOrderActions(state: OrderState, actor: OrderActor): OrderAction[] {
  return orderActions.filter((action) => moveOrder(state, action, actor).ok);
}

const statesWithSeats: ReadonlySet<OrderState> = new Set([
  'pending-payment',
  'paid',
  'confirmed',
  'completed',
]);

/** Returns true when an order in this state counts against the seats of its departure. */
export const holdsSeats = (state: OrderState): boolean => statesWithSeats.has(state);
