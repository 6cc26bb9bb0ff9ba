import { describe, expect, it } from 'vitest';
import { addressWithPlace, readPlaceToAdd } from './place-to-add.ts';

const addressOf = (path: string) => new URL(path, 'https://site.invalid');

describe('readPlaceToAdd', () => {
  it('reads the place that an address names', () => {
    const place = { entity: 'hotel', id: 'beijing-peninsula' } as const;
    expect(readPlaceToAdd(addressOf(addressWithPlace('0f-1', place)).search)).toEqual(place);
  });

  it.each(['', '?id=1', '?add=', '?add=hotel', '?add=hotel/', '?add=guide/visa', '?add=hotel/a/b'])(
    'reads nothing from "%s"',
    (search) => {
      expect(readPlaceToAdd(search)).toBeUndefined();
    },
  );
});
