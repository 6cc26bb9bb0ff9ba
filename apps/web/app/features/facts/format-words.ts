import { countOf } from '../../plurals.ts';

export const allYear = 'all year';
export const dayCount = (days: number): string => countOf(days, 'day');
export const daysFromTo = (min: number, max: number): string => `${min}–${max} days`;
export const minuteCount = (minutes: number): string => `${minutes} min`;
/** Formats a number of hours, at least 1½. `hours` is a text with fractions. */
export const hourCount = (hours: string): string => `${hours} hours`;

export const distanceAway = (distance: string): string => `${distance} away`;
