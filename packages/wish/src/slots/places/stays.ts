import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import { createSpanSet } from '../../spans.ts';

/** A length in a wish: days, nights, weeks, months or hours. */
export type Stay = {
  /** Days. `n` nights are `n + 1` days; hours are rounded up to whole days. */
  readonly value: number;
  /** The number as written, in weeks and months converted to days. */
  readonly written: number;
  readonly unit: 'days' | 'nights' | 'hours';
  /** A weekend has two days or three; a day trip may be a part of the trip. */
  readonly isApproximate: boolean;
  /** The word between number and unit: "one perfect day". */
  readonly adjective?: string;
  readonly start: number;
  readonly end: number;
};

const units = {
  days: 'days?|(?<=\\d ?)d|tage?n?|(?<=\\d ?)tg|jours?|(?<=\\d ?)jrs?|(?<=\\d)j|(?<=\\d )j(?= (?:en|au|a|debut|fin|dans|semaine|·)|[,;]|$)|journees?|dias?|giorn[oi]|(?<=\\d ?)gg|dag(?:en)?|(?<=\\d ?)dgn',
  weeks:
    'weeks?|(?<=\\d ?)wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|weekjes?|(?<=\\d ?)sett?(?=\\.|,|$| )|(?<=\\d ?)sem(?=\\.|,|$| ·| (?:en|au|fin|debut|mi)(?![a-z]))',
  nights:
    'nights?|nites?|(?<=\\d ?)nts?|(?<=\\d ?)n|nachten?|nacht|nuits?|nuitees?|noches?|(?<=\\d ?)ncs|nott[ei]|noites?|nachten',
  fortnights: 'fortnights?',
  months: 'months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?',
  hours: 'hours?|hrs?|(?<=\\d ?)h|stunden?|heures?|horas?|ore|uur|uren',
} as const;
type Unit = keyof typeof units;
const unitNames = Object.entries(units).map(([unit, pattern]) => ({
  unit: unit as Unit, // its own keys
  regex: new RegExp(`^(?:${pattern.replaceAll(/\(\?<=[^)]*\)/g, '')})$`),
}));
const unitOf = (word: string): Unit => unitNames.find(({ regex }) => regex.test(word))?.unit ?? 'days';

const between = String.raw`\s?(?:-|to|or|bis|oder|a|ou|o|of|tot)\s?`;
const adjectives =
  'full|whole|entire|complete|solid|single|more|extra|additional|further|free|spare|relaxed|relaxing|restful|quiet|chill(?:ed)?|laid-back|slow|easy|lazy|nice|great|good|perfect|lovely|beautiful|magical|fun|short|long|busy|packed|last|final|remaining|first|volle[nrs]?|ganze[nrs]?|schone[nrs]?|perfekte[nrs]?|freie[nrs]?|letzte[nrs]?|erholsame[nrs]?|weitere[nrs]?|entiers?|beaux?|belles?|bons?|bonnes?|derniers?|dernieres?|petite?s?|grosses?|gute[nrs]?|goede|knappe[nrs]?|kleine[nrs]?|buen[oa]s?|ultim[oaie]s?|bell?[aei]?|perfett[oaie]|bons|boas|belos|hele|mooie|perfecte|laatste|vrije|leuke|lange[nrs]?';
/** Matches a pregnancy, whose length is not that of the trip: "enceinte de 6 mois". */
const pregnant = '(?:enceinte|embarazada|incinta|gravida|zwanger|schwanger|pregnant)';
const latinStay = new RegExp(
  `(?<![\\w.,:/])(?<!${pregnant} (?:de |di |da |al |im |at |von )?)(${count})(?:${between}(${count}))?(?:-?ish)?[\\s-]?(?:(${adjectives}) (?:and |und |et |y |e |en )?(?:(?:${adjectives}) )?)?(${Object.values(units).join('|')})(?![a-z])(?!'s (?:sleep|rest))(?! old| alt| ahead| ago| before| oud| pregnant| along(?! the)| schwanger| enceinte| embarazad| incinta| gravida| zwanger)`,
  'g',
);
const hanStay = new RegExp(
  toSimplified(
    `(?<!第|月|最后|每|首|頭|(?:孕|妊娠)\\d{0,2})(?!(?<=周|星期|礼拜)[一二三四五六](?:晚|夜))(${hanCount})\\s?(?:个|個|ヶ|か)?(天(?!\\s?(?:\\d{2,}|[一二两三四五六七八九]?[百千万]|[一二两三四五六七八九][百千万]))|日游|日間|日(?![到至~-]|\\([月火水木金土日]\\)|の?(?:朝|昼|夜|夕|晩|早朝|深夜|午前|午後)[^,.;]{0,6}(?:着|発|到着|出発|帰))|晚|夜|泊|週間|周(?!末)|星期|礼拜|小时|時間|月(?!份))(?:时间)?`,
  ),
  'g',
);
const koreanStay = new RegExp(
  `(?<!임신 ?\\d{0,2})(일주일|${koreanCount})\\s?(박|일간|일(?!부터|까지|본|정|월|에| ?(?:오전|오후|아침|저녁|밤|새벽|낮))|주일?간?|시간|달|개월)?(?:\\s?동안)?`,
  'g',
);
const daysOfUnit: Readonly<Record<Unit, number>> = {
  days: 1,
  nights: 1,
  hours: 1 / 24,
  weeks: 7,
  fortnights: 14,
  months: 30,
};

/** Lists the lengths of a text, in text order. */
export function listStays(text: string): Stay[] {
  const used = createSpanSet(text.length);
  const halves = listHalfWeeks(text);
  for (const one of halves) used.add(one);
  const whole = [...listLatin(text), ...listHan(text), ...listKorean(text)].filter(used.isFree);
  const found = [...halves, ...whole];
  for (const one of whole) used.add(one);
  return [...found, ...[...listAddedNights(text), ...listWorded(text)].filter(used.isFree)].toSorted(
    (a, b) => a.start - b.start,
  );
}

function toStay(match: RegExpMatchArray, number: number, unit: Unit): Stay[] {
  const written = Math.ceil(number * (unit === 'hours' ? 1 : daysOfUnit[unit]));
  const value = unit === 'hours' ? Math.ceil(number / 24) : written + (unit === 'nights' ? 1 : 0);
  if (value < 1 || value > 365) return [];
  const start = match.index ?? 0;
  const kind = unit === 'hours' || unit === 'nights' ? unit : 'days';
  return [
    { value, written, unit: kind, isApproximate: false, start, end: start + match[0].trimEnd().length },
  ];
}

/** Matches "plus a night in Kaiping", but not "80 euros a night". */
const addedNight = /(?<=(?:\b(?:plus|and|then)|\+|&)(?: with)? )an? (?:extra |additional |further )?night\b/g;

const listAddedNights = (text: string): Stay[] =>
  findAll(text, addedNight).flatMap((match) => toStay(match, 1, 'nights'));

/** 两个半星期, 2周半, 2週間半. */
const halfWeekHan = new RegExp(`(${hanCount})(?:个半(?:星期|礼拜|周)|(?:周|星期|礼拜|周间)半)`, 'g');

/** "Two and a half weeks", "2½ weeks", "anderthalb Wochen". */
const halfStay = new RegExp(
  `(?<![\\w.,:/])(?:(${count})(?: and a half|½|[.,]5| und (?:eine )?halbe?| et demie?|(?= (?:semaines?|mois) et demie?)| y media| e mezz[ao]| e meia| en een halve?)? ?(weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)(?: et demie?| y media| e mezza| e meia)?)(?![a-z])`,
  'g',
);
const isHalf = /half|½|[.,]5|halb|demi|media|mezz|meia|halve/;

function listHalfWeeks(text: string): Stay[] {
  const toHalf = (match: RegExpExecArray): Stay[] =>
    toStay(match, (toNumber(match[1] ?? '') * 7 + 3.5) / 7, 'weeks');
  return [
    ...findAll(text, halfStay).flatMap((match) => (isHalf.test(match[0]) ? toHalf(match) : [])),
    ...findAll(text, halfWeekHan).flatMap(toHalf),
  ];
}

/** A free day, with an article that is also a number: "einen freien Tag". */
const partOfTrip =
  /^(?:un|une|una|um|ein|eine|einen|een) (?:frei|letzt|weiter|vrij|laatst|dern|ultim|buon|bon|buen)/;

/** "Om 20 uur", "a las 7 horas": a time of day, no length. */
const clockLead = /(?<![a-z])(?:om|rond|tegen|um|gegen|vers|alle|las) $/;

function listLatin(text: string): Stay[] {
  return findAll(text, latinStay).flatMap((match) => {
    const [whole, number = '', , adjective, word = ''] = match;
    const rest = text.slice(match.index + whole.length, match.index + whole.length + 12);
    const isNotLength =
      partOfTrip.test(whole) ||
      (unitOf(word) === 'hours' && clockLead.test(text.slice(Math.max(0, match.index - 8), match.index))) ||
      (/^(?:one|un|une|una|um|ein|eine|einen|een) (?:day|d|jour|tag|dia|giorno|dag)$/.test(whole) &&
        !/^ ?(?:·|in ·|at ·|a ·|en ·|em ·)/.test(rest));
    const stays = isNotLength ? [] : toStay(match, toNumber(number), unitOf(word));
    return adjective === undefined ? stays : stays.map((stay) => ({ ...stay, adjective }));
  });
}

function listHan(text: string): Stay[] {
  return findAll(text, hanStay).flatMap((match) => {
    const [whole, number = '', word = ''] = match;
    if (word === '月' && !/[个ヶか]/.test(whole)) return [];
    const unit = hanUnits[word] ?? 'days';
    return toStay(match, toNumber(number), unit);
  });
}

const hanUnits: Readonly<Record<string, Unit>> = {
  周: 'weeks',
  周间: 'weeks',
  星期: 'weeks',
  礼拜: 'weeks',
  月: 'months',
  小时: 'hours',
  时间: 'hours',
  晚: 'nights',
  夜: 'nights',
  泊: 'nights',
};

function listKorean(text: string): Stay[] {
  if (!/\p{Script=Hangul}/u.test(text)) return [];
  return findAll(text, koreanStay).flatMap((match) => {
    const [, number = '', word] = match;
    if (number === '일주일') return toStay(match, 7, 'days');
    const isDayWord = /^(?:하루|이틀|사흘|나흘|닷새|열흘|보름)$/.test(number);
    if (word === undefined)
      return isDayWord && number !== '하루' ? toStay(match, toNumber(number), 'days') : [];
    if (isDayWord) return [];
    const unit: Unit = word.startsWith('주')
      ? 'weeks'
      : word === '박'
        ? 'nights'
        : word === '시간'
          ? 'hours'
          : word === '달' || word === '개월'
            ? 'months'
            : 'days';
    return toStay(match, toNumber(number), unit);
  });
}

const worded: readonly (readonly [RegExp, number, boolean])[] = [
  [
    /(?<=\b(?:a|one)(?: [a-z-]{1,20}){0,2} )week\b|\ba week\b|\b(?:the|whole|full) week\b|\bone-week\b|\bweek-long\b/g,
    7,
    false,
  ],
  [/\b(?:a )?fortnight\b/g, 14, false],
  [/\ba month\b/g, 30, false],
  [
    /\blong weekend\b|\b(?:langes|lange|verlangerte[sn]?) wochenende\b|\blong week-?end\b|\bweek-?end prolonge\b|\bpuente\b(?= largo)|\bfin de semana largo\b|\bweekend lungo\b|\bfim de semana prolongado\b|\blang weekend\b/g,
    3,
    true,
  ],
  [/(?<=\b(?:plus|then|and)(?: a| the)? )weekend\b/g, 2, false],
  [
    /(?<!\b(?:long|next|this|lang|lungo) |\b(?:plus|then|and)(?: a| the)? )\bweekend\b(?! lungo| prolonge)|(?<!\b(?:langes|verlangerte[sn]?|lange) )\bwochenende\b|\bweek-end\b(?! prolonge)|\bfin de semana\b(?! largo)|\bfim de semana\b|周末|주말/g,
    2,
    true,
  ],
  [/\bfor (?:just )?(?:a|the|one|a single) day\b(?! trip)/g, 1, true],
  [/(?<!\b(?:on|as|for|by) an? )\bday trip\b|\btagesausflug\b|一日游|日帰り|당일치기/g, 1, true],
];

function listWorded(text: string): Stay[] {
  return worded.flatMap(([pattern, value, isApproximate]) =>
    findAll(text, pattern).map((match): Stay => {
      const start = match.index;
      return { value, written: value, unit: 'days', isApproximate, start, end: start + match[0].length };
    }),
  );
}
