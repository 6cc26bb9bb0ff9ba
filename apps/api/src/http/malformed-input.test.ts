import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { rejectMalformedInput } from './malformed-input.ts';

describe('malformed input', () => {
  it.each([
    [{ a: { b: ['fine', 'a\u0000b'] } }, 'a.b.1'],
    [{ wish: '\uD800' }, 'wish'],
    [{ fields: { 'na\uDC00me': 'x' } }, 'fields'],
    ['\u0000', '(body)'],
  ])('rejects %j and names the field', (input, field) => {
    expect(() => rejectMalformedInput(input)).toThrow(ApiError);
    expect(() => rejectMalformedInput(input)).toThrow(`${field}: holds a character`);
  });

  it('accepts valid Unicode of every script', () => {
    const input = { a: '云\u{1F468}\u200D\u{1F469}', b: null, c: 1, d: [true, { e: 'e\u0301' }] };
    expect(() => rejectMalformedInput(input)).not.toThrow();
  });

  it.each([101, 100_000])('rejects input nested %i levels deep without overflowing the stack', (depth) => {
    const input: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(() => rejectMalformedInput(input)).toThrow('0.0.0.0.0: is nested too deep');
  });
});
