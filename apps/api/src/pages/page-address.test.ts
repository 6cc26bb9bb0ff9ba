import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const address = (path: string) => pageAddress(new URL(path, 'http://localhost'));

describe('pageAddress', () => {
  it('drops unknown parameters', () => {
    expect(address('/destination/city?utm_source=x&id=xian&fbclid=1')).toBe('/destination/city?id=xian');
    expect(address('/?anything=1')).toBe('/');
  });

  it('is the same for each order of parameters, with and without a trailing slash', () => {
    expect(address('/destination/list/?tag=food&area=north')).toBe(
      address('/destination/list?area=north&tag=food'),
    );
  });

  it('truncates long values', () => {
    expect(address(`/destination/city?id=${'a'.repeat(5000)}`)?.length).toBeLessThan(250);
  });

  it('is undefined for unknown paths', () => {
    expect(address('/nope')).toBeUndefined();
    expect(address('/__proto__')).toBeUndefined();
    expect(address('/constructor')).toBeUndefined();
  });
});
