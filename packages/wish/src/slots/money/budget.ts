import type { Currency } from '@yunyou/contract/entities/base.schema';
import { exchangeRates } from '@yunyou/domain/money/money';
import { ownCurrency } from '@yunyou/domain/trip/brief/own-currency';
import { findAll } from '../../find-all.ts';
import { toNumber } from '../../numbers.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { afterLast, createSpanSet } from '../../spans.ts';
import { roughCurrencies } from './rough-currencies.data.ts';

const currencyWords: readonly (readonly [pattern: string, currency: Currency])[] = [
  [
    'us\\$|u\\$[sd]?|usd|us dollars?|u\\.?s\\.? dollars?|american dollars?|dollars? us|dolares(?: americanos)?|dolar|dollari|dollaro|美元|美金|美刀|米?ドル|달러|미국 ?달러',
    'USD',
  ],
  [
    'a\\$|au\\$|aud|australian dollars?|aussie dollars?|australische dollars?|dollars? australiens?|dolares australianos|澳元|澳币|豪ドル|호주 ?달러',
    'AUD',
  ],
  [
    'c\\$|ca\\$|cad|canadian dollars?|dollars? canadiens?|dolares canadienses|加元|加币|カナダドル|캐나다 ?달러',
    'CAD',
  ],
  ['nz\\$|nzd|new zealand dollars?', 'NZD'],
  ['s\\$|sgd|singapore dollars?|sing dollars?|新币|新加坡元|坡币|シンガポールドル', 'SGD'],
  ['hk\\$|hkd|hong kong dollars?|港币|港元|港纸|蚊|香港ドル|홍콩 ?달러', 'HKD'],
  ['mop|patacas?', 'MOP'],
  ['€|eur|euro[sn]?|balles|pavos|欧元|ユーロ|유로', 'EUR'],
  [
    '£|gbp|pounds?(?: sterling)?|quid|pfund|livres? sterling|libras?(?: esterlinas)?|sterline|pond(?:en)?|英镑|ポンド|파운드',
    'GBP',
  ],
  ['jpy|yens?|yenes|日元|日圆|日币|円|엔', 'JPY'],
  ['krw|won|₩|韩元|韩币|ウォン|원', 'KRW'],
  [
    'chf|sfr|swiss francs?|schweizer franken|franken|francs? suisses?|francos suizos|franchi(?: svizzeri)?|francos suicos|francs?|瑞郎|スイスフラン',
    'CHF',
  ],
  ['thb|baht|฿|泰铢|バーツ|바트', 'THB'],
  ['myr|ringgits?|rm|马币|令吉|링깃', 'MYR'],
  ['inr|rupees?|rs\\.?|₹|卢比|ルピー', 'INR'],
  ['rub|roubles?|rubles?|₽', 'RUB'],
  ['¥|cny|rmb|yuans?|renminbi|kuai|人民元|元|块钱?|人民币|위안', 'CNY'],
  [
    'us\\$|\\$|usd|us dollars?|dollars?|bucks|dolares?|dollari|dolar|美元|美金|美刀|(?<!豪|カナダ|香港|シンガポール)ドル|달러|불',
    'USD',
  ],
];
const currencyNames = currencyWords.map(([pattern, currency]) => ({
  regex: new RegExp(`^(?:${pattern})$`),
  currency,
}));
const anyCurrency = currencyWords.map(([pattern]) => pattern).join('|');
const amount = String.raw`((?:\d{1,3}(?:[,.' ]\d{3}){1,4}|\d{1,12}(?:\.\d{1,6}|,\d{1,2}(?!\s?(?:[个人位晚天成名口岁日泊박명]|adult|people|person|pax|kids|days|nights)))?)(?![\d])|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?= (?:thousand|million|hundred|grand))|(?:zwei|drei|vier|funf|sechs|acht|zehn|zwolf|funfzehn|zwanzig|due|tre|quattro|cinque|sei|dieci|twee|drie|vijf|tien)(?=tausend|mila|duizend)|(?:deux|trois|quatre|cinq|six|dix|douze|quinze|vingt|dos|tres|cuatro|cinco|seis|diez|quince|veinte|dois|duas|quatro|dez)(?= mille| mil)|[一二两三四五六七八九十]{1,5}(?=[万千百]))`;
const scale = String.raw`(?:\s?(k|thousand|grand|m(?=\b)|million|hundred|lakhs?|tausend|tsd|mille|mila|mil|duizend|万|千|百|만|천)(?![a-z]))?`;

const currencyBefore = new RegExp(`(?<![a-z])(${anyCurrency})\\s?${amount}${scale}`, 'g');
const currencyAfter = new RegExp(`(?<![\\d.])${amount}${scale}\\s?\\(?(${anyCurrency})(?![a-z])`, 'g');
/** Matches "10k for two, euros". */
const currencyNear = new RegExp(
  `(?<![\\d.])${amount}${scale}(?: (?:for|fur|pour|para|per|voor) [a-z]{2,8})?, ?(euros?|dollars?|pounds?|yuan|usd|eur|gbp|cny|rmb)(?![a-z])`,
  'g',
);
const withoutCurrency = new RegExp(
  `(?:\\bbudget(?: is| of|:| around| about| max| up to| maybe| von| ca\\.?| de| di| van| rund| circa){0,4}|\\b(?:presupuesto|orcamento)(?: de| total| maximo|:){0,3}|\\bspend(?: about| around| up to){0,4}|预算(?:大概|大约|每人|人均|总共|是|在){0,4}|予算(?:は|約){0,2}|예산(?:은|이)?)\\s?${amount}${scale}(?!\\s?(?:days?|天|people|nights?|인당|人))`,
  'g',
);

/** Matches an amount without a currency for each traveller: "1000 a testa", 人均5k. */
const perHead = new RegExp(
  `(?<![\\d.,])${amount}${scale}(?=\\s?(?:a testa|pro kopf|pro person|per person|p\\.p\\.|pp(?![a-z])|a head|par personne|par tete|por persona|por cabeza|por pessoa|per persoon))`,
  'g',
);
const perHeadHan = new RegExp(
  `(?:人均|每人)(?:大概|大约|约)?\\s?${amount}${scale}(?!\\s?(?:天|晚|个|次|张|份|间))`,
  'g',
);
/** Smaller amounts without a currency are numbers of other things. */
const minPerHead = 100;

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  million: 1e6,
  hundred: 100,
  lakh: 1e5,
  lakhs: 1e5,
  tausend: 1e3,
  tsd: 1e3,
  mille: 1e3,
  mila: 1e3,
  mil: 1e3,
  duizend: 1e3,
  만: 1e4,
  천: 1e3,
  万: 1e4,
  千: 1e3,
  百: 100,
};

type Amount = {
  readonly value: number;
  readonly currency: Currency | undefined;
  /** The amount was converted from a currency without an exchange rate. */
  readonly isRough?: boolean;
  readonly start: number;
  readonly end: number;
};

/** Returns the currency that another one stands for: by the passport, and in Japanese text. */
function localCurrency(
  currency: Currency,
  sign: string,
  text: string,
  nationality: string | undefined,
): Currency {
  if (sign === '¥')
    return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || nationality === 'JP' ? 'JPY' : currency;
  if (/^(?:\$|dollars?|bucks|dolares)$/.test(sign)) return dollars[nationality ?? ''] ?? currency;
  return currency;
}

const dollars: Readonly<Record<string, Currency>> = { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/** Returns the currency of a passport; undefined when it has no exchange rate here. */
function currencyOfPassport(nationality: string | undefined): Currency | undefined {
  if (nationality === undefined) return undefined;
  const own = ownCurrency({ nationality });
  return own === 'USD' && nationality !== 'US' ? undefined : own;
}

/**
 * Reads the budget and whether it is per person or group, per day or trip, from the words around it. Two different
 * amounts give the note `two-budgets` instead of a budget. An amount without a currency is in yuan in Chinese text,
 * otherwise in `currency` or that of the passport; without these it gives the note `currency-missing`. Currencies without
 * an exchange rate are converted to euros at a rough rate, with a note.
 */
export function readBudget(text: string, currency: Currency | undefined, nationality?: string): SlotMatch[] {
  const amounts = listAmounts(text, nationality);
  const isChinese =
    /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const apart =
    amounts.length > 0 && amounts.every((one) => one.currency === undefined) ? findCurrency(text) : undefined;
  const own = apart && currencyOf(apart[0]);
  const defaultCurrency = own ?? (isChinese ? 'CNY' : (currency ?? currencyOfPassport(nationality)));
  const matches = amounts.map((one) => toSlotMatch(text, one, defaultCurrency));
  const values = new Set(matches.map(({ value }) => value));
  const [first] = matches;
  if (first === undefined) return [];
  if (values.size > 1) return matches.map((one) => ({ ...one, slot: 'note', value: 'two-budgets' }));
  const notes: SlotMatch[] = [
    ...(apart && own
      ? [{ ...first, value: '', start: apart.index, end: apart.index + apart[0].length } as const]
      : []),
    ...(amounts[0]?.isRough === true ? [{ ...first, slot: 'note', value: 'rough-rate' } as const] : []),
    ...(includesFlights.test(text.slice(first.start, first.end)) ||
    includesFlights.test(restOfSentence(text, first.end))
      ? [{ ...first, slot: 'note', value: 'flights-included' } as const]
      : []),
  ];
  return [first, ...notes];
}

/** A currency that stands apart from its amount: "2k pp excl flights GBP", "2000 pp zonder vlucht (euro)". */
const currencyApart =
  /(?<![a-z\d])(?:usd|eur|gbp|chf|aud|cad|nzd|sgd|hkd|jpy|krw|cny|rmb|euros?|dollars?|pounds?|quid|yuan|dolares|dollari|libras|sterline|franken|francs?|pond(?:en)?|pfund)(?![a-z])|欧元|美元|英镑|人民币|ユーロ|ドル|유로|달러/;
const findCurrency = (text: string): RegExpExecArray | null => currencyApart.exec(text);

const restOfSentence = (text: string, start: number): string =>
  /^[^.;!?]*/.exec(text.slice(start, start + maxTailLength))?.[0] ?? '';

function listAmounts(text: string, nationality: string | undefined): Amount[] {
  const amounts: Amount[] = [];
  const used = createSpanSet(text.length);
  const add = (
    match: RegExpMatchArray,
    money: string | undefined,
    number = '',
    unit = '',
    length = match[0].length,
  ): void => {
    const start = match.index ?? 0;
    const end = start + length;
    if (!used.isFree({ start, end })) return;
    const value = (toNumber(number) || toAmount(number)) * (scales[unit] ?? 1);
    const thousands =
      unit === '万'
        ? /^(?:[一二三四五六七八九]|[1-9](?!\d))(?!\s?[天个人位晚周大岁月日号千百])/.exec(
            text.slice(end),
          )?.[0]
        : undefined;
    if (!(value > 0)) return; // also NaN
    used.add({ start, end: end + (thousands?.length ?? 0) });
    amounts.push({
      value: value + 1000 * toNumber(thousands ?? ''),
      ...(money === undefined ? { currency: undefined } : toCurrency(money)),
      start,
      end: end + (thousands?.length ?? 0),
    });
  };
  const toCurrency = (money: string): Pick<Amount, 'currency'> => {
    const known = currencyOf(money);
    return { currency: known && localCurrency(known, money, text, nationality) };
  };
  for (const { amount: converted, start, end } of listRoughAmounts(text, nationality)) {
    if (!used.isFree({ start, end })) continue;
    used.add({ start, end });
    amounts.push({ value: converted, currency: 'EUR', isRough: true, start, end });
  }
  for (const match of findAll(text, currencyBefore))
    if (!isUnitOfNumberBefore(text, match.index) && !isNewYear(match[1], match[2]))
      add(match, match[1], match[2], match[3]);
  for (const match of findAll(text, currencyAfter)) add(match, match[3], match[1], match[2]);
  for (const match of findAll(text, currencyNear)) {
    const length = match[0].search(/ (?:for|fur|pour|para|per|voor) |, ?[a-z]/);
    add(match, match[3], match[1], match[2], length);
  }
  for (const match of findAll(text, withoutCurrency)) add(match, undefined, match[1], match[2]);
  for (const pattern of [perHead, perHeadHan])
    for (const match of findAll(text, pattern))
      if (toAmount(match[1] ?? '') * (scales[match[2] ?? ''] ?? 1) >= minPerHead)
        add(match, undefined, match[1], match[2]);
  return amounts.filter((one) => !isPriceOfRoom(text, one)).toSorted((a, b) => a.start - b.start);
}

const roomBefore =
  /(?<![a-z])(?:hotels?|rooms?|accommodation|zimmer|unterkunft|chambres?|habitacion(?:es)?|alojamiento|camer[ae]|alberg(?:o|hi)|quartos?|hospedagem|kamers?|overnachting(?:en)?)(?![a-z])[^.;!?\d]{0,24}$|(?:酒店|住宿|ホテル|宿|호텔|숙소)[^,.;!?\d]{0,8}$/;
const perNight =
  /^\s?(?:max\.? )?(?:(?:a|per|each|pro|par|por|al?|la|die|de|\/) ?(?:night|nacht|nuit|noche|notte|noite)|\/ ?n(?:ight)?\b|(?:一晚|每晚|1泊|一泊|1박))/;

/** Returns whether an amount is the price of a room and not that of the trip: "a hotel for 120 € a night". */
function isPriceOfRoom(text: string, { start, end }: Amount): boolean {
  return (
    roomBefore.test(text.slice(Math.max(0, start - 40), start)) && perNight.test(text.slice(end, end + 20))
  );
}

/** Returns whether a currency belongs to the number before it, unless that is a year: "5000 USD 2 adults", 200만원 2명. */
function isUnitOfNumberBefore(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 6), at);
  return /[\d万千百만천억]\s?$/.test(lead) && !/\b20[2-4]\d\s?$/.test(lead);
}

/** Returns whether "CNY 2027" means Chinese New Year. */
const isNewYear = (money = '', number = ''): boolean => money === 'cny' && /^20[2-4]\d$/.test(number);

/** Converts digits with separators: "1,234", "1.234", "1 234" and "1,5". */
function toAmount(number: string): number {
  if (/^\d{1,3},\d{1,2}$/.test(number)) return Number(number.replace(',', '.'));
  return Number(number.replace(/[,' ]|\.(?=\d{3})/g, ''));
}

/** Lists amounts in currencies without an exchange rate, converted to euros. "kr" is the krona of the passport. */
function listRoughAmounts(
  text: string,
  nationality: string | undefined,
): { amount: number; start: number; end: number }[] {
  return roughPatterns.flatMap(({ regex, perEuro, countries }) =>
    findAll(text, regex).flatMap((match) => {
      const [whole, before, beforeScale, after, afterScale, sign] = match;
      const isKrona = (sign ?? whole).startsWith('kr');
      const isPeso = (sign ?? '') === 'pesos' || whole.startsWith('pesos ');
      if ((isKrona || isPeso) && !countries.includes(nationality ?? (isKrona ? 'SE' : ''))) return [];
      const value = toAmount(before ?? after ?? '') * (scales[beforeScale ?? afterScale ?? ''] ?? 1);
      if (!(value > 0)) return []; // also NaN
      return [{ amount: Math.round(value / perEuro), start: match.index, end: match.index + whole.length }];
    }),
  );
}

const roughPatterns = roughCurrencies.map(({ pattern, perEuro, countries }) => ({
  regex: new RegExp(
    `(?<![a-z])(?:${pattern})\\s?(\\d{1,3}(?:[,.' ]\\d{3}){1,4}|\\d{1,12})(?!\\d)${scale}|(?<![\\d.])(\\d{1,3}(?:[,.' ]\\d{3}){1,4}|\\d{1,12})${scale}\\s?(${pattern})(?![a-z])`,
    'g',
  ),
  perEuro,
  countries,
}));

function currencyOf(word: string): Currency | undefined {
  return currencyNames.find(({ regex }) => regex.test(word))?.currency;
}

const perPerson =
  /\b(?:each|per person|pp|p\.p|per head|a head|a person|per adult|per capita|pro person|pro kopf|pro nase|pro erwachsene[nmr]?|je person|per pax|apiece|for each(?: of us)?|p\. ?p|par personne|par tete|par adulte|chacune?|por persona|por cabeza|por barba|por adulto|cada un[oa]|per persona|a persona|a testa|per adulto|ciascun[oa]|cadaun[oa]|cada(?! (?:dia|noche|noite|ciudad|cidade|semana|uno de los dias))|pax|(?:pro tag )?(?:und|pro|je) nase|a pop|pro mann|por pessoa|por cabeca|cada um|per persoon|per kop|per volwassene|per man|ieder|elk)\b|\bc\/u\b|\bp\/p\b|\/\s?(?:person|pax|pp|pers\.?|p(?![a-z])|persona|personne|pessoa|persoon|kopf|nase|head)|每人|每个人|每位|人均|一个人(?!去)|ひとり(?:あたり|当たり)?|(?:一人|1人)(?:あたり|当たり)?|(?:1인|인|한 ?사람)당|(?:1인|한 ?사람)(?= {0,2}(?:\d|\|))/;
const perDay =
  /\b(?:a|per|each|every) (?:day|night)\b|\bdaily\b|\/\s?(?:day|d\b)|\b(?:pro|am) tag\b|\bpar jour\b|\b(?:al|por) dia\b|\bal giorno\b|\bper dag\b|每天|每日|日均|(?<=[元块蚊])\/天|一天(?!去)|(?:一日|1日|毎日)(?:あたり|当たり)?|하루에?/;

const nightly = /\b(?:per|a|each|every) night\b|\/\s?night|每晚|一晚|1泊/;

/**
 * A budget per day below this amount is for one person, as travellers quote it: "40 euros a day". 1,200 yuan are the
 * costs of two persons in simple hotels.
 */
const leastGroupDayYuan = 1200;
/** Words for several people before or after an amount by the day. */
const shared =
  /\b(?:for|between) (?:both|all|the (?:two|three|four|family|group)|two|three|four|\d|us)\b|\b(?:in total|altogether|all together|our|we|together|zusammen|zu zweit|insgesamt|unser|wir|ensemble|en tout|notre|nous|a deux|en total|juntos|nuestro|in totale|insieme|nostro|no total|nosso|samen|totaal|onze|we)\b|两个人|我们|一共|总共|合计|2人で|私たち|둘이|우리|총/;

function isShared(text: string, start: number): boolean {
  return (
    shared.test(/[^.!?;]*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '') ||
    shared.test(/^[^.!?;]*/.exec(text.slice(start, start + 60))?.[0] ?? '')
  );
}

/** "€ 200 p.p.p.d.", "2.800 € p.P." */
const shortPer = /^\s?p\. ?p\.?(?: ?p\. ?d\.?)?(?![a-z])/;

/** 一天三百块, 하루 5만원: the words before the amount are no length of the trip. */
const perLead =
  /(?:(?:每人|人均|每天|每日|一天|1天|一日|1日|毎日|一人|1人|하루에?|1인당|일인당)\s?){1,3}(?:大概|大约|约|差不多|左右)?\s?$/;
const maxPerLead = 16;

const perAnything = new RegExp(`^\\s{0,3}(?:(?:${perPerson.source}|${perDay.source})\\s{0,3}){1,4}`);
const maxTailLength = 80;
const flights =
  "flights?|airfare|flug|fluge|hinflug|vols?|avion|billets? d'avion|vuelos?|voli|volo|aerei|voos?|passage(?:m|ns)|vluchten?|vliegtickets?";
/**
 * Matches "including flights", "ohne Flug", 含机票 after an amount. Otherwise "ohne Flug" would rule out flights in
 * China.
 */
const withFlights = new RegExp(
  `^[\\s,(]{0,3}(?:[a-z]{1,8} ){0,2}(?:(?:incl\\w*|including|with|mit|inkl\\w*|avec|con|compres[oi]|com|met|excl\\w*|without|not including|before|plus|ohne|exkl\\w*|hors|sans|sin|senza|esclus[oi]|sem|tirando|fora|zonder)\\.? (?:the |international |den |die |les |los |i |os |as |de |l')*(?:${flights})|(?:${flights}) (?:(?:not|non|pas|no|nao|niet|nicht) )?(?:a parte|aparte|a part|apart|extra|separate(?:ly)?|en plus|on top|not counted|compris|inclus|included|excluded|inkl|exkl|inbegriffen|incluid[oa]s?|inclus[oi]|compres[oi]|esclus[oi]|excluid[oa]s?|inbegrepen|incl|excl)[a-z]*|不?[含包](?:括)?(?:国际)?机票|(?:国際)?航空券(?:込み?|除く|代?别|代?抜き|を除)|(?:飞行机|航空)代?(?:别|抜き)|항공(?:권|료|편)? ?(?:포함|제외|별도|빼고|불포함))`,
);
const includesFlights = new RegExp(
  `(?<!\\b(?:not|without|excl\\w*|nicht|ohne|pas|non|sin|no|nao|niet) )(?:(?:incl\\w*|with|mit|inkl\\w*|avec|con|compres[oi]|com|met)\\.? (?:the |international |den |die |les |los |i |os |as |de )*(?:${flights}))|(?<!不)[含包](?:括)?(?:国际)?机票|航空券込|항공(?:권|료) ?포함|(?<!\\b(?:not|non|pas|no|nao|niet|nicht) )\\b(?:${flights}) (?:(?:est|sont|is|are|ist|sind) )?(?:compris|inclus|included|inkl|inbegriffen|incluid[oa]s?|inclus[oi]|compres[oi]|inbegrepen|incl)`,
);

function toSlotMatch(
  text: string,
  { value, currency, start, end }: Amount,
  defaultCurrency: Currency | undefined,
): SlotMatch {
  const rest = /^[^,.;!?]*/.exec(text.slice(end, end + 45))?.[0] ?? '';
  const short = shortPer.exec(text.slice(end, end + 14))?.[0] ?? '';
  const perShort = short === '' ? '' : `pp${/d/.test(short) ? ' per day' : ''}`;
  const lead = afterLast(text.slice(Math.max(0, start - 25), start), ',.;!?');
  const around = `${lead.replace(/.*\b(?:days?|nights?|weeks?)\b/, '')} | ${text.slice(start, end)} | ${perShort} | ${rest}`;
  const own = currency ?? defaultCurrency;
  const span = perDay.test(around) ? 'day' : 'trip';
  const isSmall =
    own !== undefined && span === 'day' && value * exchangeRates.cnyPer[own] < leastGroupDayYuan;
  const isPersonal = perPerson.test(around) || (isSmall && !nightly.test(around) && !isShared(text, start));
  const per = isPersonal ? 'person' : 'group';
  const paid = perAnything.exec(text.slice(end, end + maxTailLength))?.[0] ?? '';
  const tail = paid + (withFlights.exec(text.slice(end + paid.length, end + maxTailLength))?.[0] ?? '');
  const before = perLead.exec(text.slice(Math.max(0, start - maxPerLead), start))?.[0] ?? '';
  const whole = { start: start - before.length, end: end + tail.trimEnd().length };
  if (own === undefined) return { slot: 'note', value: 'currency-missing', ...whole, confidence: 1 };
  return {
    slot: 'budget',
    value: `${value}-${own}-${per}-${span}`,
    ...whole,
    confidence: currency === undefined ? 0.7 : 1,
  };
}
