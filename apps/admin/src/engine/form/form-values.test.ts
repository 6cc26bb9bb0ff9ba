import { describe, expect, it } from 'vitest';
import { toFieldErrors } from './form-values.ts';

describe('form values', () => {
  it("maps the server's problems to fields", () => {
    expect(
      toFieldErrors([
        { field: 'fields.airports.0.name', message: 'Hm.' },
        { field: 'version', message: 'x' },
      ]),
    ).toEqual([{ path: ['airports', 0, 'name'], message: 'Hm.' }]);
  });
});
