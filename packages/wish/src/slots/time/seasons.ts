import { addDays, countDays } from '@yunyou/domain/time/china-time';
import { holidayDate, holidayDays, holidayName, monthName, monthOf, nextMonth } from '../../calendar.ts';
import { maskSpans } from '../../normalise-wish.ts';
import { hanCount, toNumber } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';
import { listCalendarWeeks } from './calendar-weeks.ts';
import { readOpenRange } from './dates.ts';
import { readLunarDates } from './lunar-dates.ts';
import { hanParts, koreanParts, partName, partOf } from './month-parts.ts';
import { isNextYear } from './next-year.ts';
import { listPartRanges, readHalfMonth } from './part-ranges.ts';
import { listRelativeDates } from './relative-dates.ts';

const seasonMonths: readonly (readonly [pattern: string, month: number])[] = [
  ['spring(?:time)?|fruhling|fruhjahr|printemps|primavera|voorjaar|lente|春天|春季|春[にの]|봄', 4],
  [
    "summer(?:time)?(?: holidays?)?|sommer(?:ferien)?|(?<!d')ete|grandes vacances|verano|(?:l'|d'|in )estate|verao|zomer(?:vakantie)?|夏天|暑假|夏季|夏休み|夏[にの]|여름(?:휴가|방학)?",
    7,
  ],
  [
    'autumn|fall|herbst(?:ferien)?|automne|otono|autunno|outono|herfst(?:vakantie)?|秋天|秋季|秋[にの]|가을',
    10,
  ],
  ['winter(?:time)?|hiver|invierno|inverno|冬天|冬季|寒假|冬(?:[にの]|休み)|겨울', 1],
];
const seasonWords = seasonMonths.map(([pattern, month]) => ({
  regex: new RegExp(`^(?:${pattern})$`),
  month,
}));
const seasonName = seasonMonths.map(([pattern]) => pattern).join('|');

const monthPattern = new RegExp(
  `(?:\\b(in|next|this|during|for|from|around|until|by|before|of|im|ab|en|em|au|a|ad)\\s)?(?:\\b(${partName})(?:[\\s-](?:de |di |del |d'|van |do |in |of )?)?)?\\b(${monthName})\\b(?:,?\\s?(20\\d\\d))?(?:,? ((?:first|1st|second|2nd|third|3rd|last|final) (?:week|half)|end|beginning)(?![a-z]))?`,
  'g',
);

/** Matches "zweite Märzhälfte". */
const monthHalfPattern = new RegExp(`(?<![a-z])(erste|1\\.|zweite|2\\.)[nr]? (${monthName})halfte`, 'g');

const holidayPattern = new RegExp(`(?<![a-z])(${holidayName})(?![a-z])(?:\\s?(20\\d\\d))?`, 'g');
const hanMonthPattern = new RegExp(
  `(明年|今年|(20\\d\\d)年)?(${hanCount})月份?(?:の)?(上半月|下半月|前半|后半月?|上旬|中旬|下旬|初め|半ば|第[一二三四1-4]周|最后一周|初|中|底|末)?`,
  'g',
);
const seasonPattern = new RegExp(
  `(?<![a-z])(?:in |this |next |during |the |im |en |au |明年|(20\\d\\d)[年년] ?の?){0,3}(${seasonName})(?![a-z])(?:,? (?:of |de |del |do |van |anno )?(20\\d\\d)(?!\\d))?(?! (?:city|palace|festival|temple|rolls?|in love|asleep))`,
  'g',
);

/**
 * Reads the start of the trip when the wish has no date: a holiday, a relative date, a month or a season. Uses the first
 * match in this order.
 */
export function readSeason(text: string, original: string, today: string): SlotMatch[] {
  const avoided = listAvoidedHolidays(text, today);
  if (avoided.length === 0) return readStart(text, original, today);
  const read = readStart(maskSpans(text, avoided), original, today);
  // "Avoid Chinese New Year, end of February": the part of the month is after the holiday.
  const isLate = read.some(({ slot, value }) => slot === 'part' && value === 'late');
  const afterHolidays = read.map((one): SlotMatch => {
    const holiday = avoided.find(
      ({ value }) => one.slot === 'month' && !isLate && value.startsWith(one.value),
    );
    return holiday ? { ...one, slot: 'from', value: addDays(holiday.value, avoidedDays) } : one;
  });
  return [...afterHolidays, ...avoided.map((one) => ({ ...one, value: '' }))];
}

function readStart(text: string, original: string, today: string): SlotMatch[] {
  const found = [
    ...readLunarDates(text, today),
    ...listCalendarWeeks(text, today),
    ...listHolidayRanges(text, today),
    ...listPartRanges(text, today),
    ...listHolidays(text, today),
    ...listRelativeDates(text, today),
    ...listMonthHalves(text, today),
    ...listMonths(text, original, today),
    ...listHanMonths(text, today),
    ...listKoreanMonths(text, today),
    ...listSeasons(text, today),
  ];
  const first = found[0];
  const isHoliday =
    first?.slot === 'from' && !found.some(({ slot, start }) => slot === 'days' && start === first.start);
  const month = first?.slot === 'month' ? first.value : isHoliday ? first.value.slice(0, 7) : undefined;
  const open = readOpenRange(text, month, today, first?.end);
  if (first === undefined) return open;
  const own = [
    ...found.filter(({ start, end }) => start === first.start && end === first.end),
    ...(first.slot === 'month' ? listOtherMonths(text) : []),
  ];
  const isWhole = open.some(({ slot }) => slot === 'days');
  if (open.length === 0 || !(first.slot === 'month' || (isHoliday && isWhole)))
    return first.slot === 'month' ? [...readHalfMonth(text, own)] : own;
  return [...open, ...own.map((one): SlotMatch => ({ ...one, value: '' }))];
}

/** Marks holidays beside dates as read: "Golden Week, 1 to 7 October". */
export function listHolidayNames(text: string): SlotMatch[] {
  return matchSlots(text, holidayPattern, () => [['from', '']], 0);
}

/** Matches "after Golden Week", 国庆之后. */
const afterHoliday = {
  before:
    /(?<![a-z])(?:after|nach|apres|despues de|dopo|depois d[aeo]|na)(?: (?:the|den|der|le|la|el|il|o|a|het|de))?\s$/,
  after: /^(?:假期)?(?:之后|以后|过后|后|明け|の?後|のあと)|^ ?(?:연휴 ?)?(?:이후|지나고|끝나고|다음 ?주)/,
};
/** Days after the start of an avoided holiday at which the trip starts. */
const avoidedDays = 8;

/** Words before a holiday that the trip must avoid: "avoid Golden Week", "nicht während der Goldenen Woche". */
const avoiding = anyOf({
  en: "(?:avoid(?:ing)?|skip(?:ping)?|not(?: (?:in|during|over|at))?|outside(?: of)?|except|but not|miss(?:ing)?|don't want)(?: the| during)?",
  de: '(?:nicht(?: (?:in|wahrend|an|zur))?|ausserhalb|auserhalb|vermeiden|ohne)(?: der| die| den| dem)?',
  fr: '(?:eviter|pas(?: (?:pendant|durant))?|hors|en dehors de)(?: la| le| les)?',
  es: '(?:evitar|evitando|fuera de|no(?: (?:en|durante))?)(?: la| el)?',
  it: '(?:evitare|evitando|fuori|non(?: (?:durante|in))?)(?: la| il| dalla)?',
  pt: '(?:evitar|evitando|fora|nao(?: (?:durante|na))?)(?: a| o| da)?',
  nl: '(?:niet(?: (?:tijdens|in))?|buiten|vermijd(?:en)?)(?: de| het)?',
  zh: '(?:避开|错开|不要?在)',
});
const avoidedHoliday = new RegExp(
  `${avoiding}\\s?(${holidayName})(?![a-z])|(${holidayName})(?:(?:の)?(?:时期|期间)?(?:は|を)?(?:避け(?:て)?|外し(?:て)?|除い(?:て)?)| ?(?:연휴)?(?:은|는|을|를)? ?(?:피해서?|피하고|빼고))`,
  'g',
);

function listAvoidedHolidays(text: string, today: string): SlotMatch[] {
  return matchSlots(text, avoidedHoliday, ([, before, after]) => {
    const date = holidayDate(before ?? after ?? '', today, undefined);
    return date === undefined ? [] : [['from', date]];
  });
}

const holidayRange = new RegExp(
  `(?<![a-z])(${holidayName}) ?(?:-|to|until|till|through|bis(?: zum)?|au|jusqu'au|a|al?|hasta(?: el)?|fino a|ate(?: a)?|tot(?: en met)?|到|至|から|부터) ?(${holidayName})(?![a-z])`,
  'g',
);

/** Reads a length between two holidays: "Karfreitag bis Ostermontag". */
function listHolidayRanges(text: string, today: string): SlotMatch[] {
  return matchSlots(text, holidayRange, ([, first = '', second = '']) => {
    const from = holidayDate(first, today);
    const last = from === undefined ? undefined : holidayDate(second, from);
    const days = from === undefined || last === undefined ? 0 : countDays(from, last) + 1;
    return from === undefined || days < 2 || days > 30
      ? []
      : [
          ['from', from],
          ['days', String(days)],
        ];
  });
}

function listHolidays(text: string, today: string): SlotMatch[] {
  return matchSlots(
    text,
    holidayPattern,
    (match) => {
      const date = holidayDate(match[1] ?? '', today, match[2] === undefined ? undefined : Number(match[2]));
      const isAfter =
        afterHoliday.before.test(text.slice(Math.max(0, match.index - 16), match.index)) ||
        afterHoliday.after.test(text.slice(match.index + match[0].length));
      return date === undefined
        ? []
        : [['from', isAfter ? addDays(date, holidayDays(match[1] ?? '')) : date]];
    },
    0.8,
  );
}

/** Short names that are no English words: "10 nights sept". */
const isShortName = /^(?:sept?|dec|dez|jan|jun)$/;
const lengthBefore = /\b(?:days?|nights?|weeks?|wks?|tage|wochen|dagen|weken),? ?$/;

/**
 * Lists the months of a text. Names that are also words ("may", "march") need a preposition before, a year after or a
 * capital letter.
 */
function listMonths(text: string, original: string, today: string): SlotMatch[] {
  return matchSlots(text, monthPattern, (match) => {
    const [whole, lead, part, name = '', year, after] = match;
    const at = match.index + whole.indexOf(name, (lead?.length ?? 0) + (part?.length ?? 0));
    const isCapital =
      /\p{Lu}/u.test(original.charAt(at)) &&
      !/^\s{0,3}(?:i|we|be|polo|dias|noites|jours|nuits)\b/.test(
        text.slice(at + name.length, at + name.length + 11),
      );
    if (
      /^(?:may|march|mar|mars|mai|sep|dec|jan|jun|dez|marco|mei|sept)$/.test(name) &&
      !lead &&
      !part &&
      !year &&
      !isCapital &&
      !isOwnClause(text, match.index, whole) &&
      !besideLength.test(text.slice(match.index + whole.length, match.index + whole.length + 20)) &&
      !(isShortName.test(name) && lengthBefore.test(text.slice(Math.max(0, match.index - 12), match.index)))
    )
      return [];
    if (isPast(text, match.index, match.index + whole.length)) return [];
    const month = monthOf(name);
    const span = { start: match.index, end: match.index + whole.length };
    const named = year ?? (isNextYear(text, span) ? String(Number(today.slice(0, 4)) + 1) : undefined);
    const value =
      named === undefined ? nextMonth(month, today) : `${named}-${String(month).padStart(2, '0')}`;
    const which = partOf(part) ?? (after === undefined ? undefined : partOf(`${after} of`));
    return which === undefined
      ? [['month', value]]
      : [
          ['month', value],
          ['part', which],
        ];
  });
}

/** Matches a second month, as in "February or March". The first month counts; the second one is not an interest. */
const otherMonth = new RegExp(
  `(?<=\\b(?:${monthName}) ?(?:or|/|&|and|oder|und|ou|et|o|y|e|of|en) ?)(?:${monthName})\\b`,
  'g',
);

function listOtherMonths(text: string): SlotMatch[] {
  return matchSlots(text, otherMonth, () => [['month', '']], 0);
}

function listMonthHalves(text: string, today: string): SlotMatch[] {
  return matchSlots(text, monthHalfPattern, ([, half = '', name = '']) => [
    ['month', nextMonth(monthOf(name), today)],
    ['part', /^[e1]/.test(half) ? 'early' : 'late'],
  ]);
}

/** Matches a length right after the name of a month: "mei 2 weken". */
const besideLength =
  /^ ?\d{1,2} ?(?:days?|nights?|weeks?|tage|nachte|wochen|jours|nuits|semaines|dias|noches|semanas|giorni|notti|settimane|noites|dagen|nachten|weken)(?![a-z])/;

const pastVisit = new RegExp(
  anyOf({
    en: '(?:we|i) (?:were(?! (?:thinking|hoping|planning|considering|wondering|looking))|was(?! (?:thinking|hoping|planning|considering|wondering|looking))|went|visited|did|have been)|(?:have|had) (?:already )?been|last year',
    de: '(?:waren|war) (?:wir|ich)|(?:wir|ich) (?:waren|war)|gewesen|letztes jahr',
    fr: "(?:nous )?(?:avons|etions|sommes) (?:deja )?(?:ete|alles?|visite)|l'annee derniere",
    es: '(?:estuvimos|estuve|fuimos|visitamos|hemos estado)|el ano pasado',
    it: '(?:siamo|sono) (?:gia )?stat[aio]|abbiamo (?:gia )?visitato|anno scorso',
    pt: '(?:estivemos|fomos|visitamos|ja fomos)|ano passado',
    nl: '(?:waren|was) (?:we|wij|ik)|geweest|vorig jaar',
  }),
);
/** Longest clause around a month in which a word for a visit of the past is looked for. */
const maxClause = 40;

/** Returns whether a month is that of an earlier trip: "We zijn in maart al in Xi'an geweest". */
function isPast(text: string, start: number, end: number): boolean {
  const lead = text.slice(Math.max(0, start - maxClause), start).replace(/^.*[,.;:!?]/s, '');
  const rest = /^[^,.;:!?]*/.exec(text.slice(end, end + maxClause))?.[0] ?? '';
  return pastVisit.test(`${lead}|${rest}`);
}

/** Returns whether a clause consists of a month name only: "..., 18 dagen, mei". */
function isOwnClause(text: string, at: number, whole: string): boolean {
  return (
    /[,;(.]\s*$/.test(text.slice(Math.max(0, at - 4), at)) &&
    /^\s*(?:$|[,;).!])/.test(text.slice(at + whole.length, at + whole.length + 4))
  );
}

function listHanMonths(text: string, today: string): SlotMatch[] {
  return matchSlots(text, hanMonthPattern, (match) => {
    const [whole, lead, year, number = '', part] = match;
    const isNext = isNextYear(text, { start: match.index, end: match.index + whole.length });
    const month = toNumber(number);
    if (month < 1 || month > 12) return [];
    const named = year ?? (lead === '明年' || isNext ? String(Number(today.slice(0, 4)) + 1) : undefined);
    const value =
      named === undefined ? nextMonth(month, today) : `${named}-${String(month).padStart(2, '0')}`;
    return part === undefined
      ? [['month', value]]
      : [
          ['month', value],
          ['part', hanParts[part] ?? 'mid'],
        ];
  });
}

const koreanMonthPattern =
  /(내년\s?)?(\d{1,2})월(?!\s?\d{1,2}일)\s?(초순|초반|초|상순|전반|중순|중반|말|하순|후반|첫째 ?주|첫 ?주|둘째 ?주|셋째 ?주|넷째 ?주|마지막 ?주)?/g;
function listKoreanMonths(text: string, today: string): SlotMatch[] {
  return matchSlots(text, koreanMonthPattern, ([, next, number = '', part]) => {
    const month = Number(number);
    if (month < 1 || month > 12) return [];
    const year = Number(today.slice(0, 4)) + 1;
    const value = next === undefined ? nextMonth(month, today) : `${year}-${String(month).padStart(2, '0')}`;
    return part === undefined
      ? [['month', value]]
      : [
          ['month', value],
          ['part', koreanParts[part] ?? 'late'],
        ];
  });
}

function listSeasons(text: string, today: string): SlotMatch[] {
  return matchSlots(
    text,
    seasonPattern,
    (match) => {
      const [whole, yearBefore, name = '', yearAfter] = match;
      const month = seasonWords.find(({ regex }) => regex.test(name))?.month;
      const named = yearBefore ?? yearAfter;
      const span = { start: match.index, end: match.index + whole.length };
      const next =
        /明年/.test(whole) || isNextYear(text, span) ? String(Number(today.slice(0, 4)) + 1) : undefined;
      const year = named ?? next;
      if (month === undefined) return [];
      return [
        ['month', year === undefined ? nextMonth(month, today) : `${year}-${String(month).padStart(2, '0')}`],
      ];
    },
    0.6,
  );
}
