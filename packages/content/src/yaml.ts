import { parse, type ScalarTag } from 'yaml';

/** `!cny 60` is sixty yuan: money is written in units and kept in minor units. */
const moneyTag = (currency: 'CNY' | 'HKD' | 'MOP' | 'USD'): ScalarTag => ({
  tag: `!${currency.toLowerCase()}`,
  resolve(source) {
    const amount = Number(source);
    if (source === '' || !Number.isFinite(amount)) {
      throw new Error(`!${currency.toLowerCase()} needs a number, not "${source}"`);
    }
    return { amountMinor: Math.round(amount * 100), currency };
  },
});

const customTags = [moneyTag('CNY'), moneyTag('HKD'), moneyTag('MOP'), moneyTag('USD')];

export function parseYaml(source: string): unknown {
  return parse(source, { customTags, schema: 'core' });
}
