import { expect, it } from 'vitest';
import { listWayQuestions, localHelp } from './emergency-numbers.ts';

it.each([
  ['beijing', 'zh-Hans', ['110', '120', '119', '122'], '请帮我叫救护车。'],
  ['hong-kong', 'zh-Hant-HK', ['999'], '唔該幫我叫救護車。'],
  ['macau', 'zh-Hant-HK', ['999'], '唔該幫我叫救護車。'],
])('lists the emergency numbers of %s and sentences in its script', (cityId, lang, numbers, chinese) => {
  const help = localHelp(cityId);
  expect(help.lang).toBe(lang);
  expect(help.numbers.map(({ number }) => number)).toEqual(numbers);
  expect(help.sentences.map((sentence) => sentence.chinese)).toContain(chinese);
});

it('has one question for the way to each thing that travellers look for', () => {
  for (const wanted of ['food', 'metro', 'toilet', 'pharmacy'] as const)
    expect(listWayQuestions('xian', wanted)).toHaveLength(1);
  expect(listWayQuestions('xian', 'pharmacy')[0]?.chinese).toBe('请问最近的药店在哪里？');
  expect(listWayQuestions('macau', 'pharmacy')[0]?.chinese).toBe('請問最近嘅藥房喺邊度？');
});
