import { expect, it } from 'vitest';
import { dateLocale, formatDay } from './dates.ts';

it("formats dates as the reader's browser does, or as usual in the chosen language", () => {
  expect(dateLocale('en', ['zh-TW', 'en-US'])).toBe('en-US');
  expect(dateLocale('zh', ['zh-TW', 'en-US'])).toBe('zh-TW');
  expect(dateLocale('zh', ['de-DE', 'en-US'])).toBe('zh-CN');
  expect(dateLocale('en', [])).toBe('en-GB');
});

it('ignores names of languages that are no language tags, with which formatting would throw', () => {
  expect(dateLocale('en', ['en-US@posix', 'en-CA'])).toBe('en-CA');
  expect(dateLocale('en', ['en-US@posix'])).toBe('en-GB');
});

it('formats calendar days without a time zone', () => {
  expect(formatDay('2027-05-01', 'en-GB')).toBe('01/05/2027');
  expect(formatDay('2027-05-01', 'zh-CN')).toBe('2027/5/1');
  expect(formatDay('2027-05', 'en-GB')).toBe('May 2027');
});
