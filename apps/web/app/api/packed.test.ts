import { describe, expect, it } from 'vitest';
import { type Packed, pack, unpack } from './packed.ts';

describe('what is packed', () => {
  it('comes out as it was, also of a text that arrived from elsewhere', () => {
    const article = { title: '故宫 "Palace"', parts: [1, { text: '</script>' }] };
    const packed = pack(article);
    expect(unpack(packed)).toBe(article);
    const arrived = structuredClone<string>(packed) as Packed<typeof article>;
    for (let other = 0; other < 100; other += 1) pack({ other });
    expect(unpack(arrived)).toEqual(article);
    expect(unpack(arrived)).not.toBe(article);
  });

  it('is packed once', () => {
    const value = { a: 1 };
    const packed = pack(value);
    value.a = 2; // nobody does; it only shows that the text was not made again
    expect(pack(value)).toBe(packed);
  });
});
