const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
  vierzehn: 14,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  elf: 11,
  dreizehn: 13,
  funfzehn: 15,
  sechzehn: 16,
  achtzehn: 18,
  zwanzig: 20,
  einer: 1,
  einem: 1,
  onze: 11,
  treize: 13,
  quatorze: 14,
  vingt: 20,
  once: 11,
  trece: 13,
  catorce: 14,
  veinte: 20,
  uno: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  quattordici: 14,
  quindici: 15,
  venti: 20,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  doze: 12,
  catorze: 14,
  vinte: 20,
  een: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  negen: 9,
  tien: 10,
  twaalf: 12,
  veertien: 14,
  vijftien: 15,
  twintig: 20,
  siebzehn: 17,
  neunzehn: 19,
  einundzwanzig: 21,
  dreisig: 30,
  seize: 16,
  trente: 30,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiun: 21,
  treinta: 30,
  tredici: 13,
  sedici: 16,
  diciassette: 17,
  diciotto: 18,
  diciannove: 19,
  ventuno: 21,
  treze: 13,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezassete: 17,
  dezoito: 18,
  dezenove: 19,
  dezanove: 19,
  trinta: 30,
  dertien: 13,
  zestien: 16,
  zeventien: 17,
  achttien: 18,
  negentien: 19,
  eenentwintig: 21,
};

/** Regular expression source that matches a count: up to three digits, or a number word in a European language of the site. */
export const count = `(?:\\d{1,3}|${Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

const ordinals: Readonly<Record<string, number>> = Object.fromEntries([
  ...(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
    'sixteenth seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'first second third fourth fifth sixth seventh eighth ninth'
    .split(' ')
    .flatMap((word, index) => [`twenty ${word}`, `twenty-${word}`].map((one) => [one, 21 + index] as const)),
  ['thirtieth', 30],
  ['thirty first', 31],
  ['thirty-first', 31],
  ...(
    'ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften dreizehnten ' +
    'vierzehnten funfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten'
  )
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
]);

const longestFirst = (list: readonly string[]): string =>
  list.toSorted((a, b) => b.length - a.length).join('|');

/** Regular expression source that matches a day of the month written as an ordinal: "sixteenth", "dritten". */
export const ordinal = `(?:${longestFirst(Object.keys(ordinals))})(?![a-z])`;

/** Number words that are articles or English words beside the name of a month: "un", "once", "due March". */
const noDays: ReadonlySet<string> = new Set(
  'once due sei elf sept un une una uno um uma ein eine einen einer einem een'.split(' '),
);
/** The English cardinals, which no date uses. */
const cardinals: ReadonlySet<string> = new Set(
  Object.keys(words).slice(0, Object.keys(words).indexOf('hundred') + 1),
);

/** Regular expression source that matches a day before or after the name of a month: an ordinal, or "tres" in "tres de mayo". */
export const dayWord = `(?:${longestFirst([
  ...Object.keys(ordinals),
  ...Object.keys(words).filter((word) => !noDays.has(word) && !cardinals.has(word)),
])})(?![a-z])`;

const hanDigits = '零一二三四五六七八九';

/** Korean numerals as they stand before counted things, and those that count days. */
const koreanWords: Readonly<Record<string, number>> = {
  한: 1,
  하루: 1,
  두: 2,
  둘: 2,
  이틀: 2,
  세: 3,
  셋: 3,
  사흘: 3,
  네: 4,
  넷: 4,
  나흘: 4,
  다섯: 5,
  닷새: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열흘: 10,
  보름: 15,
};

/** Regular expression source that matches a count in Chinese text. Bounded: numerals below 10,000 have up to seven characters. */
export const hanCount = '(?:\\d{1,6}|[一二两三四五六七八九十百千]{1,7})';

/** Regular expression source that matches a count in Korean text. */
export const koreanCount = `(?:\\d{1,3}|${Object.keys(koreanWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

/** Converts digits, a number word, a Korean or a Chinese numeral below 10,000 to a number; 0 for anything else. */
export function toNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (Object.hasOwn(koreanWords, text)) return koreanWords[text] ?? 0;
  if (Object.hasOwn(ordinals, text)) return ordinals[text] ?? 0;
  return Object.hasOwn(words, text) ? (words[text] ?? 0) : fromHan(text);
}

function fromHan(text: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of text.replaceAll('两', '二')) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (unit === undefined) digit = Math.max(0, hanDigits.indexOf(sign));
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}
