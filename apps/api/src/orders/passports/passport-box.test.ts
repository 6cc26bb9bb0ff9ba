import { describe, expect, it } from 'vitest';
import { createKeyRing } from '../../keys/key-ring.ts';
import { createPassportBox } from './passport-box.ts';

const boxOf = (keys: string) => createPassportBox(createKeyRing('passports', () => keys));
const orderNo = 'YY261115-7K3M9QXD';
const secrets = [{ passportNumber: 'X1234567' }, { passportNumber: 'Y7654321', birthDate: '2019-03-04' }];

describe('the passport box', () => {
  it('decrypts its own text and does not contain the plain text', () => {
    const sealedTravellers = boxOf('one-long-secret-key').seal(orderNo, secrets);
    expect(sealedTravellers).not.toMatch(/X1234567|2019/);
    expect(boxOf('one-long-secret-key').open({ orderNo, sealedTravellers })).toEqual(secrets);
  });

  it('encrypts the same text differently each time', () => {
    const box = boxOf('one-long-secret-key');
    expect(box.seal(orderNo, secrets)).not.toBe(box.seal(orderNo, secrets));
  });

  it('returns nothing for another order, another key, a changed or a deleted text', () => {
    const box = boxOf('one-long-secret-key');
    const sealedTravellers = box.seal(orderNo, secrets);
    expect(box.open({ orderNo: 'YY261115-00000000', sealedTravellers })).toBeUndefined();
    expect(boxOf('another-secret-key').open({ orderNo, sealedTravellers })).toBeUndefined();
    expect(box.open({ orderNo, sealedTravellers: null })).toBeUndefined();
    for (const damaged of [
      '',
      'p1',
      'p1....',
      sealedTravellers.slice(0, -4),
      `p2${sealedTravellers.slice(2)}`,
    ])
      expect(box.open({ orderNo, sealedTravellers: damaged }), damaged).toBeUndefined();
  });

  it('encrypts with the first key and decrypts with all', () => {
    const sealedTravellers = boxOf('old-secret-key-1').seal(orderNo, secrets);
    const both = boxOf('new-secret-key-2,old-secret-key-1');
    expect(both.open({ orderNo, sealedTravellers })).toEqual(secrets);
    const again = both.seal(orderNo, secrets);
    expect(boxOf('old-secret-key-1').open({ orderNo, sealedTravellers: again })).toBeUndefined();
    expect(boxOf('new-secret-key-2').open({ orderNo, sealedTravellers: again })).toEqual(secrets);
  });

  it('follows a key that is added while it is in use', () => {
    let keys = 'old-secret-key-1';
    const box = createPassportBox(createKeyRing('passports', () => keys));
    box.seal(orderNo, secrets);
    keys = 'new-secret-key-2\nold-secret-key-1';
    const sealedTravellers = boxOf(keys).seal(orderNo, secrets);
    expect(box.open({ orderNo, sealedTravellers })).toEqual(secrets);
    expect(box.seal(orderNo, secrets).split('.')[1]).toBe(sealedTravellers.split('.')[1]);
  });

  it('hashes a text so that only a holder of the key can compare it', () => {
    const hashed = boxOf('old-secret-key-1').hash('request');
    expect(boxOf('new-secret-key-2,old-secret-key-1').isHashOf(hashed, 'request')).toBe(true);
    expect(boxOf('old-secret-key-1').isHashOf(hashed, 'another request')).toBe(false);
    expect(boxOf('new-secret-key-2').isHashOf(hashed, 'request')).toBe(false);
    expect(boxOf('old-secret-key-1').isHashOf('', '')).toBe(false);
  });
});
