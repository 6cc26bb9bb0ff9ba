import { expect, it } from 'vitest';
import { isOneSlipAway } from './spelling.ts';

it('forgives one slip in short names and two in long ones', () => {
  expect(isOneSlipAway('bejing', 'beijing')).toBe(true);
  expect(isOneSlipAway('xinjaing', 'xinjiang')).toBe(true);
  expect(isOneSlipAway('zhangjaijie', 'zhangjiajie')).toBe(true);
  expect(isOneSlipAway('zhangjiaje', 'zhangjiajie')).toBe(true);
});

it('does not make one name out of another', () => {
  expect(isOneSlipAway('hunan', 'yunnan')).toBe(false);
  expect(isOneSlipAway('suzhou', 'guizhou')).toBe(false);
});
