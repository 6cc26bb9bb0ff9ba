import type { Booking } from '@yunyou/contract/trip/booking.schema';
import { describe, expect, it } from 'vitest';
import { sampleDraft } from '../../trip-editing/editing-samples.ts';
import { addBookedCosts } from './booked-costs.ts';

const { plan } = sampleDraft().draft;
const date = plan.days[0]?.date ?? '';
const costs = plan.totals.costByScope;
const price = { amountMinor: 50_000, currency: 'CNY' as const };
const of = (booking: Partial<Booking>) =>
  addBookedCosts(
    plan,
    [{ id: 'b', kind: 'show', title: 'Sample', date, ...booking }],
    (own) => own.amountMinor,
  );

describe('the money of a trip', () => {
  it('includes the price of a booked show or tour', () => {
    expect(of({ kind: 'show', price })).toEqual({ ...costs, sights: costs.sights + 50_000 });
    expect(of({ kind: 'tour', price })).toEqual({ ...costs, sights: costs.sights + 50_000 });
  });

  it('has a booked table instead of the planned meal', () => {
    const meal = plan.days[0]?.items.find((item) => item.kind === 'meal');
    if (meal?.kind !== 'meal') throw new Error('The sample has no meal on its first day');
    expect(of({ kind: 'restaurant', startMinute: meal.startMinute, price })).toEqual({
      ...costs,
      meals: costs.meals + 50_000 - meal.costMinor,
    });
  });

  it('includes the flight that brings the group, and counts a planned ride once', () => {
    expect(of({ kind: 'flight', startMinute: 60, price })).toEqual({
      ...costs,
      intercity: costs.intercity + 50_000,
    });
    const [ride] = plan.days.flatMap((day) =>
      day.items.flatMap((item) => (item.kind === 'ride' ? [{ date: day.date, item }] : [])),
    );
    if (!ride) throw new Error('The sample has no ride');
    const kind = ride.item.mode === 'flight' ? 'flight' : 'train';
    expect(of({ kind, date: ride.date, startMinute: ride.item.startMinute, price })).toEqual(costs);
  });

  it('stays without bookings or prices', () => {
    expect(addBookedCosts(plan, [], () => 1)).toEqual(costs);
    expect(of({ kind: 'show' })).toEqual(costs);
  });
});
