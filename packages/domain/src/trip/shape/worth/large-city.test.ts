import { describe, expect, it } from 'vitest';
import { isLargeCity } from './large-city.ts';

describe('isLargeCity', () => {
  it.each(['110000', '500000', '810000', '330100', '320500'])('%s is a large city', (code) => {
    expect(isLargeCity(code)).toBe(true);
  });

  it.each(['450321', '540100', '511100', '820000'])('%s is none', (code) => {
    expect(isLargeCity(code)).toBe(false);
  });
});
