import { expect, it } from 'vitest';
import { dateLocale } from './dates.ts';

it("formats dates as the reader's browser does, or as usual in the chosen language", () => {
  expect(dateLocale('en', ['zh-TW', 'en-US'])).toBe('en-US');
  expect(dateLocale('zh', ['zh-TW', 'en-US'])).toBe('zh-TW');
  expect(dateLocale('zh', ['de-DE', 'en-US'])).toBe('zh-CN');
  expect(dateLocale('en', [])).toBe('en-GB');
});
