import { describe, expect, it } from 'vitest';
import { addressWithPlace, differsOnlyInPlace, readPlaceToAdd } from './place-to-add.ts';

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

describe('differsOnlyInPlace', () => {
  it('is true when the place leaves the address, and false for the same address or another trip', () => {
    const added = addressOf('/trip/details?id=1&add=hotel/a');
    expect(differsOnlyInPlace(added, addressOf('/trip/details?id=1'))).toBe(true);
    expect(differsOnlyInPlace(addressOf('/trip/details?id=1'), addressOf('/trip/details?id=1'))).toBe(false);
    expect(differsOnlyInPlace(added, addressOf('/trip/details?id=2'))).toBe(false);
    expect(differsOnlyInPlace(added, addressOf('/trip/plan?id=1'))).toBe(false);
  });
});
