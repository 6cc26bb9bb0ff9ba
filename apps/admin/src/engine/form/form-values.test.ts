import { describe, expect, it } from 'vitest';
import { toDocument, toFieldErrors } from './form-values.ts';

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

  it("maps the server's problems to fields", () => {
    expect(
      toFieldErrors([
        { field: 'fields.airports.0.name', message: 'Hm.' },
        { field: 'version', message: 'x' },
      ]),
    ).toEqual([{ path: ['airports', 0, 'name'], message: 'Hm.' }]);
  });
});
