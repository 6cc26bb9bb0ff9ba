import type { Currency } from '@yunyou/contract/entities/base.schema';
import { toNumber } from '../numbers.ts';
import type { SlotMatch } from '../slot-match.ts';
import { afterLast, createSpanSet } from '../spans.ts';

const currencyWords: readonly (readonly [pattern: string, currency: Currency])[] = [
  ['us\\$|usd|us dollars?|u\\.?s\\.? dollars?|american dollars?|美元|美金', 'USD'],
  ['a\\$|au\\$|aud|australian dollars?|aussie dollars?|澳元', 'AUD'],
  ['c\\$|ca\\$|cad|canadian dollars?|加元', 'CAD'],
  ['nz\\$|nzd|new zealand dollars?', 'NZD'],
  ['s\\$|sgd|singapore dollars?|新币', 'SGD'],
  ['hk\\$|hkd|hong kong dollars?|港币|港元', 'HKD'],
  ['mop|patacas?', 'MOP'],
  ['€|eur|euros?|欧元', 'EUR'],
  ['£|gbp|pounds?(?: sterling)?|quid|英镑', 'GBP'],
  ['jpy|yen|日元', 'JPY'],
  ['krw|won|韩元', 'KRW'],
  ['chf|swiss francs?|francs?|瑞郎', 'CHF'],
  ['thb|baht', 'THB'],
  ['myr|ringgit', 'MYR'],
  ['inr|rupees?|₹', 'INR'],
  ['rub|roubles?|rubles?|₽', 'RUB'],
  ['¥|cny|rmb|yuan|renminbi|kuai|元|块钱?|人民币', 'CNY'],
  ['\\$|dollars?|bucks', 'USD'],
];
const currencyNames = currencyWords.map(([pattern, currency]) => ({
  regex: new RegExp(`^(?:${pattern})$`),
  currency,
}));
const anyCurrency = currencyWords.map(([pattern]) => pattern).join('|');
const amount = String.raw`((?:\d{1,3}(?:[,.' ]\d{3}){1,4}|\d{1,12}(?:\.\d{1,6})?)(?![\d])|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?= (?:thousand|million|hundred|grand))|[一二两三四五六七八九十]{1,5}(?=[万千百]))`;
const scale = String.raw`(?:\s?(k|thousand|grand|m(?=\b)|million|hundred|万|千|百)(?![a-z]))?`;

const currencyBefore = new RegExp(`(?<![a-z])(${anyCurrency})\\s?${amount}${scale}`, 'g');
const currencyAfter = new RegExp(`(?<![\\d.])${amount}${scale}\\s?(${anyCurrency})(?![a-z])`, 'g');
const withoutCurrency = new RegExp(
  `(?:\\bbudget(?: is| of|:| around| about| max| up to| maybe){0,4}|\\bspend(?: about| around| up to){0,4}|预算(?:大概|大约|每人|人均|总共|是|在){0,4})\\s?${amount}${scale}(?!\\s?(?:days?|天|people|nights?))`,
  'g',
);

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  million: 1e6,
  hundred: 100,
  万: 1e4,
  千: 1e3,
  百: 100,
};

type Amount = {
  readonly value: number;
  readonly currency: Currency | undefined;
  readonly start: number;
  readonly end: number;
};

/**
 * Reads the budget and whether it is per person or group, per day or trip, from the words around it. Two different
 * amounts give the note `two-budgets` instead of a budget. An amount without a currency is in yuan in Chinese text,
 * otherwise in `currency`; without that it gives the note `currency-missing`.
 */
export function readBudget(text: string, currency: Currency | undefined): SlotMatch[] {
  const amounts = listAmounts(text);
  const ownCurrency = /\p{Script=Han}/u.test(text) ? 'CNY' : currency;
  const matches = amounts.map((one) => toSlotMatch(text, one, ownCurrency));
  const values = new Set(matches.map(({ value }) => value));
  const [first] = matches;
  if (first === undefined) return [];
  if (values.size === 1) return [first];
  return matches.map((one) => ({ ...one, slot: 'note', value: 'two-budgets' }));
}

function listAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  const used = createSpanSet(text.length);
  const add = (match: RegExpMatchArray, money: string | undefined, number = '', unit = ''): void => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (!used.isFree({ start, end })) return;
    const value =
      (toNumber(number) || Number(number.replace(/[,' ]|\.(?=\d{3})/g, ''))) * (scales[unit] ?? 1);
    const thousands =
      unit === '万' ? /^[一二三四五六七八九](?![天个人位晚周大])/.exec(text.slice(end))?.[0] : undefined;
    if (!(value > 0)) return; // also NaN
    used.add({ start, end });
    amounts.push({
      value: value + 1000 * toNumber(thousands ?? ''),
      currency: money === undefined ? undefined : currencyOf(money),
      start,
      end,
    });
  };
  for (const match of text.matchAll(currencyBefore)) add(match, match[1], match[2], match[3]);
  for (const match of text.matchAll(currencyAfter)) add(match, match[3], match[1], match[2]);
  for (const match of text.matchAll(withoutCurrency)) add(match, undefined, match[1], match[2]);
  return amounts.toSorted((a, b) => a.start - b.start);
}

function currencyOf(word: string): Currency | undefined {
  return currencyNames.find(({ regex }) => regex.test(word))?.currency;
}

const perPerson =
  /\b(?:each|per person|pp|p\.p|per head|a head|a person|per adult|per capita|pro person|par personne|por persona)\b|\/\s?(?:person|pax|pp)|每人|每个人|人均|一个人(?!去)/;
const perDay =
  /\b(?:a|per|each|every) (?:day|night)\b|\bdaily\b|\/\s?(?:day|d\b)|\bpro tag\b|\bpar jour\b|\bal dia\b|每天|一天(?!去)/;

const perAnything = new RegExp(`^\\s{0,3}(?:(?:${perPerson.source}|${perDay.source})\\s{0,3}){1,4}`);
const maxTailLength = 80;

function toSlotMatch(
  text: string,
  { value, currency, start, end }: Amount,
  defaultCurrency: Currency | undefined,
): SlotMatch {
  const rest = /^[^,.;!?]*/.exec(text.slice(end, end + 45))?.[0] ?? '';
  const lead = afterLast(text.slice(Math.max(0, start - 25), start), ',.;!?');
  const around = `${lead.replace(/.*\b(?:days?|nights?|weeks?)\b/, '')} | ${text.slice(start, end)} | ${rest}`;
  const own = currency ?? defaultCurrency;
  if (own === undefined) return { slot: 'note', value: 'currency-missing', start, end, confidence: 1 };
  const per = perPerson.test(around) ? 'person' : 'group';
  const span = perDay.test(around) ? 'day' : 'trip';
  const tail = perAnything.exec(text.slice(end, end + maxTailLength))?.[0] ?? '';
  return {
    slot: 'budget',
    value: `${value}-${own}-${per}-${span}`,
    start,
    end: end + tail.trimEnd().length,
    confidence: currency === undefined ? 0.7 : 1,
  };
}
