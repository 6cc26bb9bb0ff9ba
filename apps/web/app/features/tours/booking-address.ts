import type { Group } from '@yunyou/domain/money/price';

export const bookingSteps = ['travellers', 'contact', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Returns the booking URL of a tour. The first step has no `step` parameter. */
export function bookingAddress(
  lineId: string,
  { date, group, step }: { date?: string | undefined; group?: Group | undefined; step?: BookingStep },
): string {
  const query = new URLSearchParams({ line: lineId });
  if (date) query.set('date', date);
  if (group) {
    query.set('adults', String(group.adults));
    query.set('children', String(group.children));
  }
  if (step && step !== 'travellers') query.set('step', step);
  return `/trip/book/detail?${query}`;
}
