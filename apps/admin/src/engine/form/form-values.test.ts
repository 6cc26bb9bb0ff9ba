import { describe, expect, it } from 'vitest';
import { checkDocument, toDocument, toFieldErrors } from './form-values.ts';

describe('form values', () => {
  it('omits empty fields and groups without fields', () => {
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

  it("reports problems of the entity's schema by field", () => {
    expect(checkDocument('tag', { group: 'wiki', order: 5000 })).toEqual([
      { path: ['name'], message: 'This is needed.' },
      expect.objectContaining({ path: ['order'] }),
    ]);
    expect(checkDocument('tag', { name: 'Food', group: 'wiki' })).toEqual([]);
  });

  it("maps the server's problems to fields", () => {
    expect(
      toFieldErrors([
        { field: 'fields.airports.0.name', message: 'Hm.' },
        { field: 'version', message: 'x' },
      ]),
    ).toEqual([{ path: ['airports', 0, 'name'], message: 'Hm.' }]);
  });
});
