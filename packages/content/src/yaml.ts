import { CORE_SCHEMA, defineScalarTag, load } from 'js-yaml';

/** Parses `!cny 60` as 60 yuan: files have whole units, the catalogue minor units. */
const moneyTag = (currency: 'CNY' | 'HKD' | 'MOP' | 'USD') =>
  defineScalarTag(`!${currency.toLowerCase()}`, {
    resolve(source) {
      const amount = Number(source);
      if (source === '' || !Number.isFinite(amount)) {
        throw new Error(
          `!${currency.toLowerCase()} "${source}" is not a number. Write for example !${currency.toLowerCase()} 60.`,
        );
      }
      return { amountMinor: Math.round(amount * 100), currency };
    },
    identify: () => false, // for writing YAML, which we do not do
  });

const schema = CORE_SCHEMA.withTags([moneyTag('CNY'), moneyTag('HKD'), moneyTag('MOP'), moneyTag('USD')]);

/** Parses YAML 1.2. Throws with the line for a text that is empty or not valid, and for a key that occurs twice. */
export function parseYaml(source: string): unknown {
  return load(source, { schema });
}
