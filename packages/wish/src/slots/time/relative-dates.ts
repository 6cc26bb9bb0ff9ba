import { toSimplified } from '@yunyou/domain/search/simplified';
import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** The start of a clause. "From Beijing to Shanghai in 3 weeks" is a length. */
const clauseStart = '(?<=^\\s{0,3}|[,.;!]\\s{0,3})';
const unitDays: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^(?:days?|tagen?|jours?|dias?|giorn[io]|dag(?:en)?|天|日|일)/, 1],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|周|个?星期|个?礼拜|週|주)/, 7],
  [/^(?:months?|monat(?:en)?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|个?月|か月|ヶ月|カ月|개월|달)/, 30],
];
const number = `(${count}|a)`;
const latin = new RegExp(
  [
    `${clauseStart}in ${number} (days?|weeks?|months?)\\b(?! in\\b)`,
    `\\bin ${number} (days?|weeks?|months?)'? ?(?:time|from now)\\b`,
    `\\b${number} (days?|weeks?|months?) from now\\b`,
    `${clauseStart}in ${number} (tagen?|wochen?|monat(?:en)?)(?= (?:fur|fliege?n?|geht|gehe?n?|nach|wollen|reise?n?|bin|sind)\\b)`,
    `\\bdans ${number} (jours?|semaines?|mois)\\b`,
    `\\bdentro de ${number} (dias?|semanas?|mes(?:es)?)\\b`,
    `\\b(?:tra|fra) ${number} (giorn[io]|settiman[ae]|mes[ei])\\b`,
    `\\bdaqui a ${number} (dias?|semanas?|mes(?:es)?)\\b`,
    `\\bover (?:een|${number}) (dag(?:en)?|week|weken|maand(?:en)?)\\b`,
  ].join('|'),
  'g',
);
const eastAsian = new RegExp(
  [
    toSimplified(
      `(?:(?<=^\\s{0,3}|[,.;!我们算备]\\s{0,3})|再过)(${hanCount})(天|周|个?星期|个?礼拜|个月)(?:之|以)?后`,
    ),
    toSimplified(`(?<=^\\s{0,3}|[,.;!はに]\\s{0,3})(${hanCount})(日|週間|か月|ヶ月|カ月)後`),
    `(?<=^|[,.;! ])(${koreanCount}) ?(일|주일?|개월|달) ?(?:뒤|후)`,
  ].join('|'),
  'g',
);

const nextMonth = new RegExp(
  anyOf({
    en: 'next month',
    de: 'nachsten monat',
    fr: 'le mois prochain',
    es: 'el mes que viene|el proximo mes',
    it: '(?:il )?(?:prossimo mese|mese prossimo)',
    pt: '(?:n?o )?(?:mes que vem|proximo mes)',
    nl: 'volgende maand',
    zh: '下个?月',
    ja: '来月',
    ko: '다음 ?달',
  }),
  'g',
);
const nextWeek = new RegExp(
  anyOf({
    en: 'next week(?!-?end)',
    de: '(?:in der )?nachste[nr]? woche',
    fr: 'la semaine prochaine',
    es: '(?:la )?(?:semana que viene|proxima semana)',
    it: '(?:la )?(?:prossima settimana|settimana prossima)',
    pt: '(?:n?a )?(?:semana que vem|proxima semana)',
    nl: 'volgende week',
    zh: '下个?周(?![末一二三四五六日天])|下个?(?:星期|礼拜)(?![一二三四五六日天])',
    ja: '来週(?!末)',
    ko: '다음 ?주(?!말)',
  }),
  'g',
);
const tomorrow = new RegExp(
  anyOf({
    en: 'tomorrow',
    fr: 'demain',
    it: 'domani',
    pt: 'amanha',
    zh: '明天',
    ja: '明日',
    ko: '내일',
  }),
  'g',
);
const thisWeekend = new RegExp(
  anyOf({
    en: 'this weekend',
    de: 'dieses wochenende',
    fr: 'ce week-?end',
    es: 'este (?:fin de semana|finde)',
    it: 'questo (?:weekend|fine settimana)',
    pt: 'est[ea] (?:fim de semana|fds)',
    nl: 'dit weekend',
    zh: '(?:这个?|本)周末',
    ja: '今週末',
    ko: '이번 ?주말',
  }),
  'g',
);
const nextWeekend = new RegExp(
  anyOf({
    en: 'next weekend',
    de: 'nachstes wochenende',
    fr: 'le week-?end prochain',
    es: 'el (?:fin de semana|finde) que viene|el proximo (?:fin de semana|finde)',
    it: 'il (?:prossimo (?:weekend|fine settimana)|(?:weekend|fine settimana) prossimo)',
    pt: '(?:o |no )?(?:proximo (?:fim de semana|fds)|fim de semana que vem)',
    nl: 'volgend weekend',
    zh: '下个?周末',
    ja: '来週末',
    ko: '다음 ?주말',
  }),
  'g',
);

/** Reads a start that is counted from today: "in three weeks", "le mois prochain", 3週間後. */
export function listRelativeDates(text: string, today: string): SlotMatch[] {
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(weekdayOf(today));
  const monday = addDays(today, 7 - weekday);
  const saturday = addDays(today, (5 - weekday + 7) % 7);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const monthAfter = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  const toStart = (match: RegExpExecArray): readonly (readonly ['from', string])[] => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    const [some = 'one', unit = ''] = groups.length === 1 ? ['one', ...groups] : groups;
    const days = unitDays.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
    return [['from', addDays(today, toNumber(some.replace(/^a$/, 'one')) * days)]];
  };
  return [
    ...matchSlots(text, latin, toStart),
    ...matchSlots(text, eastAsian, toStart),
    ...matchSlots(text, nextMonth, () => [['month', monthAfter]]),
    ...matchSlots(text, nextWeek, () => [['from', monday]]),
    ...matchSlots(text, tomorrow, () => [['from', addDays(today, 1)]]),
    ...matchSlots(text, thisWeekend, () => [
      ['from', saturday],
      ['days', '2'],
    ]),
    ...matchSlots(text, nextWeekend, () => [
      ['from', addDays(saturday, 7)],
      ['days', '2'],
    ]),
  ];
}
