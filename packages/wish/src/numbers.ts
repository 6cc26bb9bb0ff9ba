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
};

/** Regular expression source that matches a count: up to three digits, or a number word in English, German, French or Spanish. */
export const count = `(?:\\d{1,3}|${Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

const hanDigits = '零一二三四五六七八九';

/** Regular expression source that matches a count in Chinese text. Bounded: numerals below 10,000 have up to seven characters. */
export const hanCount = '(?:\\d{1,6}|[一二两三四五六七八九十百千]{1,7})';

/** Converts digits, a number word or a Chinese numeral below 10,000 to a number; 0 for anything else. */
export function toNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
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
