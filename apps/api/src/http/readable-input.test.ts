import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { refuseUnreadable } from './readable-input.ts';

describe('input that cannot be read', () => {
  it.each([
    [{ a: { b: ['fine', 'a\u0000b'] } }, 'a.b.1'],
    [{ wish: '\uD800' }, 'wish'],
    [{ fields: { 'na\uDC00me': 'x' } }, 'fields'],
    ['\u0000', '(body)'],
  ])('%j is refused, by the name of the field', (input, field) => {
    expect(() => refuseUnreadable(input)).toThrow(ApiError);
    expect(() => refuseUnreadable(input)).toThrow(`${field}: holds a character`);
  });

  it('whole characters pass, whatever script they are of', () => {
    const input = { a: '云\u{1F468}\u200D\u{1F469}', b: null, c: 1, d: [true, { e: 'e\u0301' }] };
    expect(() => refuseUnreadable(input)).not.toThrow();
  });

  it.each([101, 100_000])('what is nested %i deep is refused without following it to the end', (depth) => {
    const input: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(() => refuseUnreadable(input)).toThrow('0.0.0.0.0: is nested too deep');
  });
});
