import { expect, it } from 'vitest';
import { driverWordsFor } from './driver-words.ts';

it.each([
  ['北京市东城区景山前街4号', '请带我去', 'zh-Hans'],
  ['香港九龍尖沙咀梳士巴利道22號', '請帶我去', 'zh-Hant'],
  ['澳門大三巴街', '請帶我去', 'zh-Hant'],
  ['山东省青岛市市南区香港中路9号', '请带我去', 'zh-Hans'],
  [undefined, '请带我去', 'zh-Hans'],
] as const)('asks a driver for %s in the script of the place', (address, ask, lang) => {
  expect(driverWordsFor(address)).toMatchObject({ ask, lang });
});
