import { pinyin } from '@yunyou/contract/entities/base.schema';
import { describe, expect, it } from 'vitest';
import { toPinyin } from './to-pinyin.ts';

describe('toPinyin', () => {
  it.each([
    ['西安', "Xī'ān"],
    ['重庆', 'Chóngqìng'],
    ['798艺术区', '798 Yìshù Qū'],
  ])('%s reads %s', (name, read) => {
    expect(toPinyin(name)).toBe(read);
    expect(pinyin.safeParse(read).success).toBe(true);
  });
});
