import { addDays } from '@yunyou/domain/time/china-time';
import { lunarNewYear } from '@yunyou/domain/time/lunar-new-year';

const monthNames: readonly string[] = [
  'january|jan|januar|janvier|enero|gennaio|janeiro|januari',
  'february|feb|februar|fevrier|febrero|febbraio|fevereiro|februari|fev',
  'march|mar|marz|mars|marzo|marco|maart|maerz',
  'april|apr|avril|abril|aprile|avr',
  'may|mai|mayo|maggio|maio|mei',
  'june|jun|juni|juin|junio|giugno|junho',
  'july|jul|juli|juillet|julio|luglio|julho|juil',
  'august|aug|aout|agosto|augustus',
  'september|sept|sep|septembre|septiembre|settembre|setembro|setiembre',
  'october|oct|oktober|okt|octobre|octubre|ottobre|outubro',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|decembre|diciembre|dicembre|dezembro',
];

/** Regular expression source that matches a month name in a European language of the site, without accents. */
export const monthName = `(?:${monthNames
  .join('|')
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

/** Returns the month number, 1 to 12; 0 for an unknown name. */
export function monthOf(name: string): number {
  return monthNames.findIndex((names) => names.split('|').includes(name)) + 1;
}

/** Returns YYYY-MM-DD, or undefined when the calendar has no such day. */
export function toDate(year: number, month: number, day: number): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

/** Returns the next occurrence of a day of the year, today included; undefined for an impossible day. */
export function nextDate(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [0, 1, 2, 3, 4].flatMap((later) => {
    const date = toDate(year + later, month, day);
    return date !== undefined && date >= today ? [date] : [];
  })[0];
}

/** Returns the next occurrence of a month as YYYY-MM, the current month included. */
export function nextMonth(month: number, today: string): string {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}`;
}

const midAutumns: Readonly<Record<number, string>> = {
  2026: '09-25',
  2027: '09-15',
  2028: '10-03',
  2029: '09-22',
  2030: '09-12',
  2031: '10-01',
  2032: '09-19',
  2033: '09-08',
  2034: '09-27',
  2035: '09-16',
  2036: '10-04',
};
const dragonBoats: Readonly<Record<number, string>> = {
  2026: '06-19',
  2027: '06-09',
  2028: '05-28',
  2029: '06-16',
  2030: '06-05',
  2031: '06-24',
  2032: '06-12',
  2033: '06-01',
  2034: '06-20',
  2035: '06-10',
  2036: '05-30',
};

type Holiday = {
  readonly pattern: string;
  readonly firstDay: (year: number) => string | undefined;
  /** Days from its first day to the first day of a trip after it. */
  readonly days?: number;
};
const onFixedDate = (monthDay: string) => (year: number) => `${year}-${monthDay}`;
const onListedDate = (dates: Readonly<Record<number, string>>) => (year: number) =>
  dates[year] === undefined ? undefined : `${year}-${dates[year]}`;

const holidays: readonly Holiday[] = [
  {
    pattern:
      'may golden week|may day|labou?r day|may holidays?|tag der arbeit|fete du travail|primero de mayo|primo maggio|五一(?:假期|长假|节)?|劳动节|노동절',
    firstDay: onFixedDate('05-01'),
  },
  {
    pattern:
      "golden week|(?:chinese )?national day|(?:the )?october holidays?|国庆节?|国庆節|国慶節|十一(?:黄金周|假期|长假)|黄金周|国庆长假|nationalfeiertag|goldenen? woche|semaine d'or|semana dorada|settimana d'oro|semana dourada|gouden week|국경절",
    firstDay: onFixedDate('10-01'),
  },
  {
    pattern:
      'chinese new year|lunar new year|spring festival|cny(?: (?:holidays?|break|week))?|chinesische[sn]? neujahr\\w*|nouvel an chinois|ano nuevo chino|capodanno cinese|ano novo chines|chinees nieuwjaar|春节|过年|旧正月|설날|설 ?연휴|구정|춘절',
    firstDay: lunarNewYear,
  },
  { pattern: 'mid-?\\s?autumn(?: festival)?|moon festival|中秋节?|추석', firstDay: onListedDate(midAutumns) },
  { pattern: 'dragon boat(?: festival)?|端午节?', firstDay: onListedDate(dragonBoats) },
  { pattern: 'qingming(?: festival)?|tomb sweeping(?: day)?|清明节?', firstDay: onFixedDate('04-05') },
  {
    pattern:
      'christmas(?: eve| time| holidays?)?|xmas|weihnachts?\\w*|noel|navidad(?:es)?|natale|natal|kerst\\w*|圣诞节?|クリスマス|크리스마스|성탄절',
    firstDay: onFixedDate('12-24'),
    days: 3,
  },
  {
    pattern:
      "(?<!miao |dong |yi |tibetan |jewish |thai |persian )new year'?s?(?: eve)?|s[iy]lvester|neujahr|nouvel an|ano nuevo|capodanno|ano novo|reveillon|oud ?(?:en|&) ?nieuw|nieuwjaar|跨年|元旦|年末年始|お?正月|새해|연말",
    firstDay: onFixedDate('12-31'),
    days: 2,
  },
  ...(
    [
      [
        -2,
        'good friday|karfreitag|vendredi saint|viernes santo|venerdi santo|sexta-feira santa|goede vrijdag|耶稣受难日|성금요일',
      ],
      [
        0,
        'easter sunday|ostersonntag|dimanche de paques|domingo de (?:resurreccion|pascua|pascoa)|eerste paasdag',
      ],
      [
        1,
        'easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta|lunedi (?:di pasqua|dell.angelo)|tweede paasdag',
      ],
      [49, 'whit sunday|pfingstsonntag|dimanche de pentecote|domenica di pentecoste|eerste pinksterdag'],
      [50, 'whit monday|pfingstmontag|lundi de pentecote|lunedi di pentecoste|tweede pinksterdag'],
      [60, 'corpus christi|fronleichnam|fete-dieu|corpus domini|sacramentsdag'],
    ] as const
  ).map(([days, pattern]) => ({
    pattern,
    firstDay: (year: number) => addDays(easterSunday(year), days),
    days: 1,
  })),
  {
    pattern:
      'easter(?: holidays?| break)?|ostern|osterferien|paques|pascua|semana santa|pasqua|pascoa|pasen|paasvakantie|复活节|イースター|부활절',
    firstDay: (year) => addDays(easterSunday(year), -2),
    days: 3,
  },
  {
    pattern:
      'whitsun(?: holidays?)?|pentecost|pfingsten|pfingstferien|pentecotes?|pentecostes?|pinksteren|圣灵降临节?|ペンテコステ|오순절',
    firstDay: (year) => addDays(easterSunday(year), 48),
    days: 3,
  },
  {
    pattern: 'ゴールデンウィーク|gw|골든위크',
    firstDay: onFixedDate('04-29'),
  },
  { pattern: '(?:vacances de (?:la )?)?toussaint', firstDay: onFixedDate('10-18') },
  { pattern: 'ferragosto|お盆|obon', firstDay: onFixedDate('08-13') },
  { pattern: 'spring break', firstDay: onFixedDate('03-14') },
  { pattern: 'meivakantie', firstDay: onFixedDate('04-25') },
  {
    pattern: "puente de (?:diciembre|la constitucion|la inmaculada)|ponte dell'immacolata",
    firstDay: onFixedDate('12-05'),
  },
  {
    pattern: 'ascension|christi himmelfahrt|himmelfahrt|ascensione|ascensao|hemelvaart(?:sdag|sweekend)?',
    firstDay: (year) => addDays(easterSunday(year), 39),
  },
  {
    pattern: 'karneval|fasching|carnaval|carnevale',
    firstDay: (year) => addDays(easterSunday(year), -50),
  },
  {
    pattern: 'thanksgiving(?: break| week)?|accion de gracias|感恩节|感謝祭|추수감사절',
    firstDay: fourthThursdayOfNovember,
  },
];

/** Returns the date of Thanksgiving in the United States. */
function fourthThursdayOfNovember(year: number): string {
  const first = new Date(`${year}-11-01T00:00:00Z`).getUTCDay();
  return `${year}-11-${String(22 + ((4 - first + 7) % 7)).padStart(2, '0')}`;
}

/** Regular expression source that matches a holiday name in normalised text. */
export const holidayName = `(?:${holidays.map(({ pattern }) => pattern).join('|')})`;

const holidayNames = holidays.map((holiday) => ({
  regex: new RegExp(`^(?:${holiday.pattern})$`),
  holiday,
}));

/** Returns the first day of a holiday in `year`, or of its next occurrence; undefined when the date is not in the tables. */
export function holidayDate(name: string, today: string, year?: number): string | undefined {
  const holiday = holidayNames.find(({ regex }) => regex.test(name))?.holiday;
  if (holiday === undefined) return undefined;
  if (year !== undefined) return holiday.firstDay(year);
  const now = Number(today.slice(0, 4));
  return [now, now + 1].map(holiday.firstDay).find((date) => date !== undefined && date >= today);
}

/** Days after the first day of a long holiday at which a trip after it starts. */
const longHolidayDays = 8;

/** Returns the days from the first day of a holiday to the first day of a trip after it. */
export function holidayDays(name: string): number {
  return holidayNames.find(({ regex }) => regex.test(name))?.holiday.days ?? longHolidayDays;
}

/** Computes Easter Sunday by the Meeus/Jones/Butcher algorithm. */
function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}
