import { describe, expect, it } from 'vitest';
import { readPolarity } from './polarity.ts';

const unwanted = (wish: string, thing: string): boolean => {
  const start = wish.indexOf(thing);
  return readPolarity(wish).isUnwanted(start, start + thing.length);
};

describe('isUnwanted', () => {
  it.each([
    ['no museums or temples', 'temples'],
    ['odio i musei', 'musei'],
    ['guilin statt zhangjiajie', 'zhangjiajie'],
    ['al in xian geweest', 'xian'],
    ['お寺はもういい', 'お寺'],
    ['お寺は见たくない', 'お寺'],
    ['박물관은 별로', '박물관'],
    ['we have already seen beijing, xian and shanghai', 'shanghai'],
    ['not interested in the forbidden city', 'forbidden city'],
    ['anywhere but shanghai', 'shanghai'],
    ['no museums, shopping or nightlife', 'shopping'],
    ['shanghai we have been to', 'shanghai'],
    ['不去上海', '上海'],
    ['云南8天,不爬山', '爬山'],
    ['去过北京了', '北京'],
    ['北京去过了', '北京'],
    ['三亚太贵了', '三亚'],
    ['sanya is too expensive', 'sanya'],
    ['peking waren wir schon', 'peking'],
    ['wir kennen schon peking', 'peking'],
    ['sanya ist uns zu teuer', 'sanya'],
    ['pekin nous connaissons deja', 'pekin'],
    ['deja vu pekin', 'pekin'],
    ['ya conocemos pekin', 'pekin'],
    ['pekin ya lo conocemos', 'pekin'],
    ['siamo gia stati a pechino', 'pechino'],
    ['ja fomos a pequim', 'pequim'],
    ['we waren al in peking', 'peking'],
    ['北京は行ったことがある', '北京'],
    ['베이징은 이미 가봤어요', '베이징'],
    ['장가계 갔다왔고', '장가계'],
    ['故宮は前に行った', '故宮'],
    ['西藏高反不敢去', '西藏'],
    ['お寺と博物館は苦手', 'お寺'],
    ['절이랑 박물관은 빼고', '절'],
    ['leshan nein danke', 'leshan'],
    ['ya estuvimos en pekin', 'pekin'],
    ['gia viste shanghai e hong kong', 'hong kong'],
    ['ni templos ni museos', 'museos'],
    ['tout sauf les musees', 'musees'],
    ["we've done beijing/xian/shanghai", 'shanghai'],
    ['the terracotta army we have seen, 5 days', 'terracotta army'],
    ['pas de musees ni de centres commerciaux', 'centres commerciaux'],
    ["we don't want: shopping stops, tea ceremonies", 'tea'],
  ])('"%s" excludes %s', (wish, thing) => expect(unwanted(wish, thing)).toBe(true));

  it.each([
    ['no museums, food and hiking', 'food'],
    ['on adore le the, on a deja vu pekin', 'the'],
    ['we love tea, we have seen beijing', 'tea'],
    ['not too fast, beijing', 'beijing'],
    ["don't miss beijing", 'beijing'],
    ['i have never been to beijing', 'beijing'],
    ['photographer, i know it is high', 'photographer'],
    ['맥주랑 해산물, 사원은 싫어요', '해산물'],
    ['no temples but gardens', 'gardens'],
    ['money no object: best hotels, beijing, guilin', 'guilin'],
    ['we hate crowds. beijing please', 'beijing'],
    ['没去过北京', '北京'],
    ['不要只看博物馆', '博物馆'], // not only museums
    ['guilin to hong kong. we have been to beijing', 'hong kong'],
    ['ja conhecemos macau, desta vez queremos dali', 'dali'],
    ['geen tempels meer, wel wandelen, 12 dagen voor ons twee', 'wandelen'],
  ])('"%s" does not exclude %s', (wish, thing) => expect(unwanted(wish, thing)).toBe(false));
});

it('ends the scope of a negation after 90 characters and looks 40 characters ahead', () => {
  const words = (length: number) => 'very '.repeat(length / 5);
  expect(unwanted(`not ${words(85)}tea`, 'tea')).toBe(true);
  expect(unwanted(`not ${words(95)}tea`, 'tea')).toBe(false);
  expect(unwanted('shanghai we have already been to', 'shanghai')).toBe(true);
});
