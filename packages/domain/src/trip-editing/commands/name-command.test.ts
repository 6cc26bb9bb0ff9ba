import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { describe, expect, it } from 'vitest';
import { nameCommands } from './name-command.ts';

const upper = (id: string): string => id.toUpperCase();
const names = { spot: upper, city: upper, tag: upper, restaurant: upper, hotel: upper };
const nameOf = (...commands: TripCommand[]): string => nameCommands(commands, names);

describe('nameCommands', () => {
  it.each<[TripCommand, string]>([
    [{ kind: 'lighter', dayIndex: 1 }, 'Make day 2 lighter'],
    [{ kind: 'move', spotId: 'wall', dayIndex: 2 }, 'Move WALL to day 3'],
    [{ kind: 'add', spotId: 'wall' }, 'Add WALL'],
    [{ kind: 'add', spotId: 'wall', dayIndex: 0 }, 'Add WALL on day 1'],
    [{ kind: 'start', spotId: 'wall', minute: 545 }, 'WALL at 09:05'],
    [{ kind: 'length', spotId: 'wall', length: 90 }, '90 minutes at WALL'],
    [{ kind: 'length', spotId: 'wall', length: 'longer' }, 'More time at WALL'],
    [{ kind: 'length', spotId: 'wall', length: 'shorter' }, 'Less time at WALL'],
    [{ kind: 'swap-days', dayIndex: 0, otherDayIndex: 2 }, 'Swap day 1 and day 3'],
    [{ kind: 'meal', meal: 'lunch', at: 'none' }, 'No lunch'],
    [{ kind: 'meal', meal: 'lunch', at: 750, dayIndex: 1 }, 'Lunch at 12:30 on day 2'],
    [{ kind: 'table', meal: 'dinner', restaurantId: 'duck' }, 'Dinner at DUCK'],
    [{ kind: 'table' }, 'Another restaurant for a meal'],
    [{ kind: 'ride', mode: 'train' }, 'Train between all cities'],
    [{ kind: 'ride', fromCityId: 'alba', at: 'earlier' }, 'Earlier departure from ALBA'],
    [{ kind: 'ride', toCityId: 'brisa', mode: 'flight', at: 600 }, 'Flight to BRISA at 10:00'],
    [{ kind: 'hours', end: 'start', at: 'later' }, 'Start the days later'],
    [{ kind: 'hours', end: 'end', at: 1200, dayIndex: 3 }, 'End day 4 at 20:00'],
    [{ kind: 'hotels', level: 'other', cityId: 'alba' }, 'Another hotel in ALBA'],
    [{ kind: 'hotels', level: 'cheaper' }, 'Cheaper hotels'],
    [{ kind: 'hotels', level: 'better' }, 'Better hotels'],
    [{ kind: 'hotels', level: 4 }, 'Hotels of another class'],
    [{ kind: 'bookings', bookings: [] }, 'Remove your bookings'],
    [{ kind: 'nights', cityId: 'alba', nights: 1 }, '1 night in ALBA'],
    [{ kind: 'nights', cityId: 'alba', nights: 3 }, '3 nights in ALBA'],
    [{ kind: 'days', days: 1 }, 'Make it 1 day'],
    [{ kind: 'cost', percent: 80 }, 'Spend 20% less'],
    [{ kind: 'more', tagIds: ['food', 'sea'] }, 'More food and sea'],
    [{ kind: 'ends', ends: { entryCityId: 'alba', departureMinute: 900 } }, 'Arrive in ALBA, leave at 15:00'],
  ])('%j', (command, name) => {
    expect(nameOf(command)).toBe(name);
  });

  it('joins several commands to one sentence', () => {
    expect(nameOf({ kind: 'lighter', dayIndex: 1 }, { kind: 'hours', end: 'start', at: 'later' })).toBe(
      'Make day 2 lighter, start the days later',
    );
  });
});
