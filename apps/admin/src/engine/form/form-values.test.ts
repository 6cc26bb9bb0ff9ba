import { describe, expect, it } from 'vitest';
import { checkDocument, toDocument, toFieldErrors } from './form-values.ts';

describe('a form', () => {
  it('leaves out what is empty, down to groups without anything in them', () => {
    expect(
      toDocument({
        name: ' ',
        order: 0,
        free: false,
        season: { from: '', to: undefined },
        tips: ['One', ''],
        note: null,
      }),
    ).toEqual({ order: 0, free: false, tips: ['One'] });
  });

  it("is judged by the entity's schema, at the field", () => {
    expect(checkDocument('tag', { group: 'wiki', order: 5000 })).toEqual([
      { path: ['name'], message: 'This is needed.' },
      expect.objectContaining({ path: ['order'] }),
    ]);
    expect(checkDocument('tag', { name: 'Food', group: 'wiki' })).toEqual([]);
  });

  it("shows the server's complaints where they belong", () => {
    expect(
      toFieldErrors([
        { field: 'fields.airports.0.name', message: 'Hm.' },
        { field: 'version', message: 'x' },
      ]),
    ).toEqual([{ path: ['airports', 0, 'name'], message: 'Hm.' }]);
  });
});
