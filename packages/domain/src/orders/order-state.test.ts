import {
  type OrderAction,
  type OrderActor,
  type OrderState,
  orderActions,
  orderActors,
  orderStates,
} from '@yunyou/contract/orders/order-states';
import { describe, expect, it } from 'vitest';
import { holdsSeats, listOrderActions, moveOrder } from './order-state.ts';

/** All allowed transitions. Every other combination must be refused. */
const legal: readonly [OrderState, OrderAction, readonly OrderActor[], OrderState][] = [
  ['pending-payment', 'pay', ['provider', 'staff'], 'paid'],
  ['pending-payment', 'cancel', ['visitor', 'staff'], 'cancelled'],
  ['pending-payment', 'expire', ['system'], 'expired'],
  ['paid', 'confirm', ['staff'], 'confirmed'],
  ['paid', 'cancel', ['visitor', 'staff'], 'cancelled'],
  ['paid', 'refund', ['staff', 'system'], 'refunded'],
  ['confirmed', 'complete', ['staff', 'system'], 'completed'],
  ['confirmed', 'cancel', ['visitor', 'staff'], 'cancelled'],
  ['confirmed', 'refund', ['staff', 'system'], 'refunded'],
  ['completed', 'refund', ['staff', 'system'], 'refunded'],
  ['cancelled', 'refund', ['staff', 'system'], 'refunded'],
];

const every = orderStates.flatMap((state) =>
  orderActions.flatMap((action) => orderActors.map((actor) => [state, action, actor] as const)),
);

describe('moveOrder', () => {
  it.each(every)('state %s, action %s by %s follows the table', (state, action, actor) => {
    const allowed = legal.find(
      ([from, what, who]) => from === state && what === action && who.includes(actor),
    );
    const move = moveOrder(state, action, actor);
    expect(move.ok).toBe(allowed !== undefined);
    if (move.ok) expect(move.state).toBe(allowed?.[3]);
  });

  it('reports whether the state or the actor is the reason', () => {
    expect(moveOrder('expired', 'pay', 'provider')).toEqual({ ok: false, reason: 'wrong-state' });
    expect(moveOrder('pending-payment', 'pay', 'visitor')).toEqual({ ok: false, reason: 'wrong-actor' });
  });

  it('lists the actions of each actor', () => {
    expect(listOrderActions('paid', 'visitor')).toEqual(['cancel']);
    expect(listOrderActions('paid', 'staff')).toEqual(['confirm', 'cancel', 'refund']);
    expect(listOrderActions('refunded', 'staff')).toEqual([]);
  });

  it('holds seats unless cancelled, refunded or expired', () => {
    expect(orderStates.filter((state) => !holdsSeats(state))).toEqual(['cancelled', 'refunded', 'expired']);
  });
});
