import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './compression.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ] as const)('answers Accept-Encoding "%s" with %s', (header, encoding) => {
    expect(chooseEncoding(header, ['zstd', 'br', 'gzip'])).toBe(encoding);
  });
});
