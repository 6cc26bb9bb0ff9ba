import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptMessage } from '../testing/push-service.ts';
import { encryptMessage } from './encrypt-message.ts';

/** Appendix A of RFC 8291. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

function createBrowser() {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { p256dh, auth, privateKey: keys.getPrivateKey('base64url') };
}

describe('push messages', () => {
  it('are read by a browser that reads the example of the standard', () => {
    expect(decryptMessage(Buffer.from(example.body, 'base64url'), example.keys)).toBe(example.text);
    const browser = createBrowser();
    for (const text of ['', 'Buy the tickets, 20:00 in China', '故宫'.repeat(500)])
      expect(decryptMessage(encryptMessage(text, browser), browser)).toBe(text);
  });

  it('are different each time, and for one browser only', () => {
    const browser = createBrowser();
    const [first, second] = [encryptMessage('a', browser), encryptMessage('a', browser)];
    expect(first.equals(second)).toBe(false);
    expect(() => decryptMessage(first, createBrowser())).toThrow();
  });

  it('are at most as long as push services accept', () => {
    const longest = 'x'.repeat(3993);
    expect(encryptMessage(longest, createBrowser())).toHaveLength(4096);
    expect(() => encryptMessage(`${longest}x`, createBrowser())).toThrow('3993 bytes');
  });

  it('are refused for keys that are no point of the curve', () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(() => encryptMessage('a', { ...createBrowser(), p256dh })).toThrow();
  });
});
