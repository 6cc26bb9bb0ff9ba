import { expect, it } from 'vitest';
import { isTypoOf } from './spelling.ts';

it('accepts one edit in short names and two in names of nine letters or more', () => {
  expect(isTypoOf('bejing', 'beijing')).toBe(true);
  expect(isTypoOf('xinjaing', 'xinjiang')).toBe(true);
  expect(isTypoOf('gaungzhuo', 'guangzhou')).toBe(true);
  expect(isTypoOf('zhangjaijie', 'zhangjiajie')).toBe(true);
  expect(isTypoOf('zhangjiaje', 'zhangjiajie')).toBe(true);
});

it('rejects a different name that is close in spelling', () => {
  expect(isTypoOf('hunan', 'yunnan')).toBe(false);
  expect(isTypoOf('suzhou', 'guizhou')).toBe(false);
  expect(isTypoOf('hnagzhuo', 'hangzhou')).toBe(false);
});
