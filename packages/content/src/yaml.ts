import { parse, type ScalarTag } from 'yaml';

/** Parses `!cny 60` as 60 yuan: files have whole units, the catalogue minor units. */
const moneyTag = (currency: 'CNY' | 'HKD' | 'MOP' | 'USD'): ScalarTag => ({
  tag: `!${currency.toLowerCase()}`,
  resolve(source) {
    const amount = Number(source);
    if (source === '' || !Number.isFinite(amount)) {
      throw new Error(
        `!${currency.toLowerCase()} "${source}" is not a number. Write for example !${currency.toLowerCase()} 60.`,
      );
    }
    return { amountMinor: Math.round(amount * 100), currency };
  },
});

const customTags = [moneyTag('CNY'), moneyTag('HKD'), moneyTag('MOP'), moneyTag('USD')];

export function parseYaml(source: string): unknown {
  return parse(source, { customTags, schema: 'core' });
}
