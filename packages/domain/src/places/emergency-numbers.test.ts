import { expect, it } from 'vitest';
import { localHelp } from './emergency-numbers.ts';

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
