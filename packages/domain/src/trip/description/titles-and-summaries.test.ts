import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { summariseDay, titleDay } from './titles-and-summaries.ts';

// Titles use only the kind, the mode and the name of the place of an item.
const visit = (name: string) => ({ kind: 'visit', place: { name } }) as TripItemView;
const train = { kind: 'ride', mode: 'train' } as TripItemView;
const between = { isFirst: false, isLast: false, cityNames: ['Xi’an'] };

describe('titleDay', () => {
  it('names the first two sights', () => {
    expect(titleDay([visit('Bell Tower'), visit('City Wall'), visit('Pagoda')], between)).toBe(
      'Bell Tower and City Wall',
    );
  });

  it('separates sights with "then" when a name contains "and"', () => {
    expect(titleDay([visit('Bell and Drum Towers'), visit('City Wall')], between)).toBe(
      'Bell and Drum Towers, then City Wall',
    );
  });

  it('places the ride before or after the sights, as in the day', () => {
    const towns = { ...between, cityNames: ['Xi’an', 'Beijing'] };
    expect(titleDay([visit('City Wall'), train], towns)).toBe('City Wall, then by train to Beijing');
    expect(titleDay([train, visit('Beihai Park')], towns)).toBe('By train to Beijing: Beihai Park');
    expect(titleDay([train], towns)).toBe('By train to Beijing');
  });

  it('names the city of arrival and departure', () => {
    const first = { ...between, isFirst: true };
    expect(titleDay([visit('City Wall')], first)).toBe('Arrive in Xi’an: City Wall');
    expect(titleDay([visit('City Wall')], { ...between, isLast: true })).toBe(
      'City Wall, then home from Xi’an',
    );
    expect(titleDay([], between)).toBe('A free day in Xi’an');
  });
});

describe('summariseDay', () => {
  const ride = {
    ...train,
    startMinute: 975,
    endMinute: 1280,
    startTime: '16:15',
    boardMinutes: 45,
  } as TripItemView;
  const meal = (name: string) => ({ kind: 'meal', meal: name }) as TripItemView;

  it('counts sights and lists rides', () => {
    expect(summariseDay([visit('City Wall'), meal('dinner'), ride], 0)).toBe(
      '1 sight, train at 16:15 (5 h 05).',
    );
  });

  it('names the meal that falls into a ride', () => {
    expect(summariseDay([visit('City Wall'), meal('lunch'), ride], 700)).toBe(
      '1 sight, train at 16:15 (5 h 05), dinner on the way, 0.7 km on foot between them.',
    );
    const morning = { ...ride, startMinute: 800, endMinute: 900 } as TripItemView;
    expect(summariseDay([morning], 0)).toContain('lunch on the way');
  });
});
