import { describe, expect, it } from 'vitest';
import { emptyTemplate } from '../testing/template.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { ensureAppState, findAppState, setAppState } from './app-state.queries.ts';

describe('the state of the installation', () => {
  it.each([
    ['a text of digits', '88247005'],
    ['a text that reads as a number with an exponent', '12e45678'],
    ['a text that reads as JSON', 'true'],
    ['an empty text', ''],
    ['a number', 7],
    ['a list', ['1', '2']],
    ['an object', { a: '1' }],
  ])('returns %s as it was stored', async (_, value) => {
    const { db } = await createTestDatabase(emptyTemplate);
    expect(await ensureAppState(db, 'key', value)).toEqual(value);
    await setAppState(db, 'key', value);
    expect(await findAppState(db, 'key')).toEqual(value);
    expect(await findAppState(db, 'other')).toBeUndefined();
  });
});
