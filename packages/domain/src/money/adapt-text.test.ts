import { describe, expect, it } from 'vitest';
import { adaptText } from './adapt-text.ts';

describe('a text with prices and times', () => {
  it('stays as it is for yuan and the 24-hour clock', () => {
    const text = 'CN¥60, open 09:00–17:30';
    expect(adaptText(text, { currency: 'CNY', clock: '24' })).toBe(text);
  });

  it('has the visitor’s currency after each price, rounded from ten units on', () => {
    expect(adaptText('2 days · from CN¥1,280', { currency: 'USD', clock: '24' })).toMatch(
      /^2 days · from CN¥1,280 \(≈\s\$1\d\d\)$/,
    );
    expect(adaptText('CN¥8.50', { currency: 'EUR', clock: '24' })).toMatch(/^CN¥8\.50 \(≈\s€1\.\d\d\)$/);
    expect(adaptText('CN¥40–60', { currency: 'JPY', clock: '24' })).toMatch(
      /^CN¥40–60 \(≈\s¥\d{3}–\u2060¥1?,?\d{3}\)$/,
    );
  });

  it.each([
    ['a taxi costs about CNY 30.', /^a taxi costs about CNY 30 \(≈\s\$4\.\d\d\)\.$/],
    ['from 20 to 30 yuan a night', /^from 20 to 30 yuan \(≈\s\$\d\.\d\d–\u2060\$4\.\d\d\) a night$/],
    ['CNY 400 to 500', /^CNY 400 to 500 \(≈\s\$\d\d–\u2060\$\d\d\)$/],
    ['30 min, CN¥4, every 5 min', /^30 min, CN¥4 \(≈\s\$0\.\d\d\), every 5 min$/],
    ['10,000 yuan', /^10,000 yuan \(≈\s\$1,\d{3}\)$/],
  ])('converts the prices of articles: %s', (text, expected) => {
    expect(adaptText(text, { currency: 'USD', clock: '24' })).toMatch(expected);
  });

  it('does not convert yuan beside another currency', () => {
    const text = 'It costs about €500 (CN¥4,000).';
    expect(adaptText(text, { currency: 'USD', clock: '24' })).toBe(text);
  });

  it('converts prices of Hong Kong and Macau, but not into their own currency', () => {
    expect(adaptText('HK$150', { currency: 'USD', clock: '24' })).toMatch(/^HK\$150 \(≈\s\$\d\d\)$/);
    expect(adaptText('HK$150', { currency: 'HKD', clock: '24' })).toBe('HK$150');
    expect(adaptText('MOP\u00a015', { currency: 'USD', clock: '24' })).toMatch(/≈\s\$1\./);
  });

  it.each([
    ['09:00–17:30', '9:00 am–5:30 pm'],
    ['00:00 to 24:00', '12:00 am to 12:00 am'],
    ['at 12:15', 'at 12:15 pm'],
    ['2:1 and 123:45 stay', '2:1 and 123:45 stay'],
  ])('writes %s as %s on the 12-hour clock', (text, expected) => {
    expect(adaptText(text, { currency: 'CNY', clock: '12' })).toBe(expected);
  });
});
