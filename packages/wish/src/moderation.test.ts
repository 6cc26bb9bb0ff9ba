import { describe, expect, it } from 'vitest';
import { isFew } from './moderation.ts';
import { normaliseWish } from './normalise-wish.ts';

const few = (wish: string, thing: string): boolean => {
  const text = normaliseWish(wish);
  const start = text.indexOf(normaliseWish(thing));
  return isFew(text, start, start + thing.length);
};

describe('isFew', () => {
  it.each([
    ['Pingyao one night, not too many temples please', 'temples'],
    ['few temples', 'temples'],
    ['only one or two museums', 'museums'],
    ['no more than one museum', 'museum'],
    ['less temples and more food', 'temples'],
    ['temples but not too many', 'temples'],
    ['nicht zu viele Tempel', 'Tempel'],
    ['bitte nicht so viele Museen', 'Museen'],
    ['pas trop de temples', 'temples'],
    ['peu de musées', 'musées'],
    ['no demasiados templos', 'templos'],
    ['pocos museos', 'museos'],
    ['non troppi templi', 'templi'],
    ['não muitos templos', 'templos'],
    ['poucos museus', 'museus'],
    ['niet te veel tempels', 'tempels'],
    ['寺庙少一点', '寺庙'],
    ['不要太多寺庙', '寺庙'],
    ['少看点博物馆', '博物馆'],
    ['お寺は少なめ', 'お寺'],
    ['사원은 적게', '사원'],
    ['너무 많은 박물관', '박물관'],
  ])('"%s" asks for few %s', (wish, thing) => expect(few(wish, thing)).toBe(true));

  it.each([
    ['a few temples', 'temples'],
    ['few temples but lots of nature', 'nature'],
    ['less temples and more food', 'food'],
    ['not too many temples, museums', 'museums'],
    ['only two days hiking', 'hiking'],
    ['wenige Tempel, aber viele Museen', 'Museen'],
    ['寺庙少一点，多看博物馆', '博物馆'],
    ['ein paar Tempel', 'Tempel'],
  ])('"%s" does not ask for few %s', (wish, thing) => expect(few(wish, thing)).toBe(false));
});
