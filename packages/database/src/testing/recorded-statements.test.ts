import { describe, expect, it } from 'vitest';
import { toLine } from './recorded-statements.ts';

describe('a recorded statement', () => {
  it('is one line', () => {
    expect(toLine('\n  select 1\n    from trip ')).toBe('select 1 from trip');
  });

  it('has one value per list and one row per insert, with parameters numbered without gaps', () => {
    expect(toLine('select id from trip where id in ($1, $2, $3) and version = $4')).toBe(
      'select id from trip where id in ($1) and version = $2',
    );
    expect(toLine('insert into t (a, b) values ($1, $2), ($3, default) on conflict (a) do nothing')).toBe(
      'insert into t (a, b) values ($1, $2) on conflict (a) do nothing',
    );
  });

  it('keeps lists of arguments, and statements that use a parameter twice', () => {
    const call = 'select add_month($1, $2) from trip';
    expect(toLine(call)).toBe(call);
    const twice = 'select id from trip where id in ($1, $2) and title = $1';
    expect(toLine(twice)).toBe(twice);
  });
});
