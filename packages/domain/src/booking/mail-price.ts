import { type Currency, currency as currencyCode, type Money } from '@yunyou/contract/entities/base.schema';
import { currencies } from '../trip/brief/travel-choices.ts';
import type { MailFacts } from './mail-facts.ts';

/** Words beside the price of the whole booking, the most reliable ones first. */
const totals: readonly RegExp[] = [
  /\b(?:grand total|total (?:price|amount|cost|fare|charge|paid|due|payment|to pay|for (?:the |your )?(?:stay|trip|booking))|order total|booking total|trip total|total)\b|总价|总计|合计|共计|总金额|总额|总房费/i,
  /\b(?:amount (?:paid|charged|due)|you (?:have )?paid|you(?:'ll| will)? pay|payment amount|charged)\b|实付(?:金额|款)?|支付金额|订单金额|已支付|付款金额/i,
  /\b(?:price|fare|ticket price|room rate for stay)\b|票价|价格|票款|金额/i,
];
/** Matches prices that are not the total: per night, per person, taxes, savings and refunds. */
const isPart =
  /\b(?:per|each|a) (?:night|person|adult|guest|ticket)\b|\/ ?(?:night|person)|\bnightly\b|\b(?:tax(?:es)?|vat|fees?|deposit|discount|saved?|savings|refund(?:able)?|cancell?ation|points|sub-?total|insurance|excluding|was)\b|每晚|\/晚|每人|\/人|押金|优惠|立减|退款|手续费|税费|保险|小计|均价/i;

const signs: Readonly<Record<string, Currency>> = {
  '¥': 'CNY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  hk$: 'HKD',
  us$: 'USD',
  $: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  s$: 'SGD',
  nz$: 'NZD',
  mop$: 'MOP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  '₩': 'KRW',
  '฿': 'THB',
  '₹': 'INR',
  '₽': 'RUB',
  rm: 'MYR',
};
const codes = currencyCode.options.join('|');
const unit = `${codes}|CN¥|RMB|人民币|HK\\$|US\\$|AU?\\$|CA?\\$|S\\$|NZ\\$|MOP\\$|[¥$€£₩฿₹₽]|RM|euros?|元`;
const number = String.raw`\d{1,3}(?:[,.' ]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const amount = new RegExp(
  `(?<![\\w.,])(?:(${unit}) ?(${number})|(${number}) ?(${unit}))(?![\\d])(?![a-z])`,
  'gi',
);
/** Number of lines below a label in which its amount is looked for. */
const linesBelow = 1;

/** Returns the price of the whole booking that a mail names with a currency. Undefined where it names none, or several. */
export function findPrice({ lines }: MailFacts): Money | undefined {
  for (const label of totals) {
    const found = lines.flatMap(({ text }, index) => {
      const at = label.exec(text)?.index;
      if (at === undefined || isPart.test(text)) return [];
      const beside = readAmounts(text.slice(at));
      const below = /\d/.test(text.slice(at)) ? [] : readAmounts(lines[index + linesBelow]?.text ?? '');
      return (beside.length > 0 ? beside : below).slice(0, 1);
    });
    const distinct = [...new Map(found.map((one) => [`${one.amountMinor} ${one.currency}`, one])).values()];
    // A total in the currency of the hotel and in that of the guest: the first one is charged.
    if (distinct.length === 1 || (distinct.length > 1 && label === totals[0])) return distinct[0];
  }
  return undefined;
}

function readAmounts(text: string): Money[] {
  return [...text.matchAll(amount)].slice(0, 4).flatMap(([, before, left, right, behind]): Money[] => {
    const currency = toCurrency(before ?? behind ?? '');
    const value = toNumber(left ?? right ?? '');
    if (!currency || !(value > 0)) return [];
    const amountMinor = Math.round(value * 10 ** currencies[currency].minorDigits);
    return amountMinor <= 10_000_000_00 ? [{ amountMinor, currency }] : [];
  });
}

function toCurrency(written: string): Currency | undefined {
  return currencyCode.options.find((code) => code === written.toUpperCase()) ?? signs[written.toLowerCase()];
}

/** Reads "1,234.50", "1.234,50", "1 234" and "662.0". A last group of three digits is thousands. */
function toNumber(written: string): number {
  const [, whole = written, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/[,.' ]/g, '')}.${decimals || '0'}`);
}

/** Divides the price of a mail among its bookings, so that they add up to it. */
export function sharePrice(price: Money, count: number): readonly Money[] {
  const part = Math.floor(price.amountMinor / count);
  return Array.from({ length: count }, (_, index) => ({
    ...price,
    amountMinor: index === 0 ? price.amountMinor - part * (count - 1) : part,
  }));
}
