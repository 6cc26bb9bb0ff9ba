import { countOf } from '../../plurals.ts';

export const allYear = 'all year';
export const dayCount = (days: number): string => countOf(days, 'day');
export const daysFromTo = (min: number, max: number): string => `${min}–${max} days`;
export const minuteCount = (minutes: number): string => `${minutes} min`;
/** At least 1½, as a text with fractions. */
export const hourCount = (hours: string): string => `${hours} hours`;

export const distanceAway = (distance: string): string => `${distance} away`;
