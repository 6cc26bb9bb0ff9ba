import type { Money } from '@yunyou/contract/entities/base.schema';
import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { Plan, PlanItem } from '@yunyou/planner/plan';
import { sameMealMinutes } from './booked-items.ts';

type Costs = Plan['totals']['costByScope'];

/**
 * Adds the prices of bookings that the plan does not count: shows, tours, tables in place of planned meals, and the
 * flights or trains that bring the group and take it home. Hotels and rides between cities are planned at their booked price.
 */
export function addBookedCosts(
  { days, totals: { costByScope } }: Pick<Plan, 'days' | 'totals'>,
  bookings: readonly Booking[],
  inFen: (price: Money) => number,
): Costs {
  const itemsOn = (date: string): readonly PlanItem[] => days.find((day) => day.date === date)?.items ?? [];
  const costs = { ...costByScope };
  for (const { kind, date, startMinute = 0, price } of bookings) {
    const fen = price ? inFen(price) : 0;
    if (kind === 'show' || kind === 'tour') costs.sights += fen;
    if (kind === 'restaurant' && price) {
      const replaced = itemsOn(date).find(
        (item) => item.kind === 'meal' && Math.abs(item.startMinute - startMinute) <= sameMealMinutes,
      );
      costs.meals += fen - (replaced?.kind === 'meal' ? replaced.costMinor : 0);
    }
    const isPlanned = itemsOn(date).some(
      (item) => item.kind === 'ride' && item.mode === kind && item.startMinute === startMinute,
    );
    if ((kind === 'flight' || kind === 'train') && !isPlanned) costs.intercity += fen;
  }
  return costs;
}
