import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const address = (path: string) => pageAddress(new URL(path, 'http://localhost'));

describe('the address a page is rendered for', () => {
  it('drops what the page does not understand', () => {
    expect(address('/destination/city?utm_source=x&id=xian&fbclid=1')).toBe('/destination/city?id=xian');
    expect(address('/?anything=1')).toBe('/');
  });

  it('is one for all orders of its parameters and with or without a last slash', () => {
    expect(address('/destination/list/?tag=food&area=north')).toBe(
      address('/destination/list?area=north&tag=food'),
    );
  });

  it('cuts values that are too long to mean anything', () => {
    expect(address(`/destination/city?id=${'a'.repeat(5000)}`)?.length).toBeLessThan(250);
  });

  it('is unknown for paths that are no pages', () => {
    expect(address('/nope')).toBeUndefined();
    expect(address('/__proto__')).toBeUndefined();
    expect(address('/constructor')).toBeUndefined();
  });
});
