import { addDays } from '@yunyou/domain/time/china-time';
import { findAll } from '../../find-all.ts';
import { anyOf, type Phrasings } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import type { Span } from '../../spans.ts';
import { listClockTimes } from './clock.ts';
import { listWeekdayRanges, listWeekdays, type WeekdayRange, weekdayAfter } from './weekdays.ts';
import { listWrittenDates, resolveDate } from './written-dates.ts';

type Event = {
  readonly label: string;
  /** Minutes kept free before the hour that the wish names, and after it. */
  readonly before: number;
  readonly after: number;
  /** Takes the working hours of its days when the wish names no hour. */
  readonly isAllDay?: boolean;
  readonly phrasings: Phrasings;
};

const events: readonly Event[] = [
  {
    label: 'Show',
    before: 60,
    after: 150,
    phrasings: {
      en: '(?:acrobat\\w* |opera |evening )?shows?|performance|theatre|theater|musical|ballet|(?:show|opera|theatre) tickets?',
      de: 'shows?|vorstellung|theater(?:karten)?|auffuhrung|ballett|musical',
      fr: 'spectacle|representation|theatre|ballet',
      es: 'espectaculo|funcion|teatro|ballet',
      it: 'spettacolo|teatro|balletto',
      pt: 'espetaculo|teatro|peca',
      nl: 'voorstelling|theater|musical',
      zh: '演出|表演|话剧|音乐剧|看戏|杂技',
      ja: 'ショー|公演|観劇|舞台|ミュージカル',
      ko: '공연|연극|뮤지컬|쇼(?!핑)',
    },
  },
  {
    label: 'Concert',
    before: 60,
    after: 180,
    phrasings: {
      en: 'concert|gig|festival tickets?|football match|match|game tickets?|grand prix',
      de: 'konzert|fussballspiel|spiel(?= um| am)',
      fr: 'concert|match',
      es: 'concierto|partido',
      it: 'concerto|partita',
      pt: 'concerto|jogo',
      nl: 'concert|wedstrijd',
      zh: '演唱会|音乐会|球赛|比赛',
      ja: 'コンサート|ライブ|試合',
      ko: '콘서트|경기',
    },
  },
  {
    label: 'Conference',
    before: 45,
    after: 90,
    isAllDay: true,
    phrasings: {
      en: 'conferences?|congress|trade (?:fair|show)|expo(?= |,|$)|convention|seminar|workshops?|training|symposium|(?:business )?meetings(?= (?:in|on|mon|tue|wed|thu|fri|from|·))|business appointments|business(?= (?:in|on|mon|tue|wed|thu|fri|from|·))|(?:canton )?fair(?= )|work(?:ing)?(?= (?:in|at) ·)|on business|(?:work|business) trip|(?:supplier|factory|client|customer) (?:visits?|meetings?)',
      de: 'konferenz|kongress|messe|tagung|seminar|schulung|geschaftstermine?|geschaftlich|dienstlich|beruflich|geschaftsreise|dienstreise|fur die arbeit',
      fr: "conference|congres|salon professionnel|seminaire|colloque|voyages? d'affaires|deplacement professionnel|pour le travail",
      es: 'conferencia|congreso|feria|seminario|viaje de (?:trabajo|negocios)|por (?:trabajo|negocios)',
      it: 'conferenza|congresso|fiera|seminario|convegno|viaggio (?:di lavoro|d.affari)|per (?:lavoro|affari)',
      pt: 'conferencia|congresso|(?<!-)feira|seminario|viagem de (?:trabalho|negocios)|a (?:trabalho|negocios)',
      nl: 'conferentie|congres|beurs|seminar|zakenreis|zakelijk|voor (?:het |mijn )?werk',
      zh: '会议|大会|展会|参展|研讨会|培训|广交会|出差',
      ja: '会議|学会|展示会|見本市|研修|セミナー|出張',
      ko: '학회|박람회|컨퍼런스|세미나|연수|출장',
    },
  },
  {
    label: 'Meeting',
    before: 45,
    after: 90,
    phrasings: {
      en: 'meetings?|appointment|interview|(?:video |zoom |business )calls?|exam',
      de: 'meetings?|termine?|besprechung|prufung',
      fr: 'reunions?|rendez-vous|rdv|entretien|salon',
      es: 'reunion(?:es)?|cita|entrevista',
      it: 'riunion[ei]|appuntament[oi]|colloquio',
      pt: 'reuni(?:ao|oes)|compromisso|entrevista',
      nl: 'vergadering(?:en)?|afspraak',
      zh: '开会|面试|约见|见客户',
      ja: '打ち合わせ|商談|アポ|面接',
      ko: '회의|미팅|약속|면접',
    },
  },
  {
    label: 'Wedding',
    before: 60,
    after: 300,
    phrasings: {
      en: 'weddings?|ceremony|party',
      de: 'hochzeit(?!sreise)|feier',
      fr: 'mariage',
      es: 'boda',
      it: 'matrimonio',
      pt: 'casamento',
      nl: 'bruiloft',
      zh: '婚礼|喜宴',
      ja: '結婚式|披露宴',
      ko: '결혼식',
    },
  },
  {
    label: 'Dinner',
    before: 30,
    after: 120,
    phrasings: {
      en: '(?:dinner|lunch|table|restaurant) (?:reservation|booking|booked|with)|reservation',
      de: 'tisch (?:reserviert|gebucht)|reservierung|abendessen mit',
      fr: 'table reservee|diner avec|reservation',
      es: 'mesa reservada|cena con|reserva',
      it: 'tavolo prenotato|cena con|prenotazione',
      pt: 'mesa reservada|jantar com|reserva',
      nl: 'tafel gereserveerd|diner met|reservering',
      zh: '订了(?:餐|位)|饭局|聚餐',
      ja: '(?:レストラン|ディナー)の?予約|会食',
      ko: '(?:식당|저녁) ?예약|회식',
    },
  },
  {
    label: 'Booked tour',
    before: 30,
    after: 240,
    phrasings: {
      en: 'booked (?:a )?(?:tour|class|cooking class|guide)|(?:tour|cooking class|guide) booked|(?:cooking|calligraphy|tea|kung fu) class(?= on| at)',
      de: 'gebuchte (?:tour|fuhrung)|(?:tour|fuhrung|kochkurs) (?:gebucht|am|um)',
      fr: '(?:visite guidee|cours de cuisine|excursion) (?:reservee?|a|le)',
      es: '(?:excursion|tour|clase de cocina) (?:reservad[oa]|a las|el)',
      it: '(?:escursione|tour|corso di cucina) (?:prenotat[oa]|alle|il)',
      pt: '(?:excursao|tour|aula de culinaria) (?:reservad[oa]|as|dia)',
      nl: '(?:excursie|tour|kookles) (?:geboekt|om|op)',
      zh: '订了(?:一日游|团|课)',
      ja: '(?:ツアー|教室)を?予約',
      ko: '(?:투어|수업) ?예약',
    },
  },
];
const patterns = events.map((event) => ({ ...event, regex: new RegExp(anyOf(event.phrasings), 'g') }));
/** Longest text around an event in which its day and hour are looked for. */
const maxWindow = 60;
const maxDays = 14;
/** Events after these are ignored, so that the time stays bounded. */
const maxEvents = 12;
const until =
  /(?:until|till|through|bis(?: zum)?|jusqu'au?|hasta(?: las| el)?|fino al(?:le)?|ate(?: as| ao?| o dia| dia)?|tot(?: en met)?|到|至|まで|까지)\s?$/;
const dayStart = 540;
const workEnd = 1020;

type When = {
  readonly minutes: readonly [number, number];
  readonly days: readonly string[];
  readonly span: Span;
};

/**
 * Reads things that are fixed on a day at an hour: a show on Tuesday at 19:30, meetings until 17:00 from 19 to 21 April.
 * The value is `days@start-end@label`; days are dates or weekdays, joined by commas. An event without a day or an hour gives
 * nothing here.
 */
export function readFixedTimes(
  text: string,
  { today, monthFirst }: { today: string; monthFirst: boolean },
): SlotMatch[] {
  const mentions = patterns.flatMap((event) =>
    findAll(text, event.regex).map(({ index, 0: word }) => ({
      event,
      start: index,
      end: index + word.length,
    })),
  );
  const hits = mentions.toSorted((a, b) => a.start - b.start).slice(0, maxEvents);
  if (hits.length === 0) return [];
  // Beside an event, "at 10" is an hour.
  const clocks = listClockTimes(text).filter(
    ({ isRough, start, end }) => !isRough || /\d/.test(text.slice(start, end)),
  );
  const dates = listWrittenDates(text).flatMap((one) => {
    const value = resolveDate(one, one.isAmbiguous === true && monthFirst, today);
    return value === undefined ? [] : [{ value, start: one.start, end: one.end }];
  });
  const ranges = listWeekdayRanges(text);
  // "meetings until Thursday": the trip begins afterwards, see `readStartWeekday`.
  const weekdays = listWeekdays(text)
    .filter(({ start }) => ranges.length > 0 || !until.test(text.slice(Math.max(0, start - 12), start)))
    .map(({ weekday, start, end }) => ({ value: weekday, start, end }));
  const isSecond = ({ event, start, end }: (typeof hits)[number]): boolean =>
    event.label === 'Meeting' &&
    hits.some((one) => one.event.isAllDay === true && one.start < end && start < one.end);
  const past = hits.find(({ start }) => isPast.test(text.slice(Math.max(0, start - 30), start)));
  return hits.flatMap(({ event, start, end }): SlotMatch[] => {
    if (past?.start === start) return listDayAfter(dates, { start, end });
    if (past?.event === event) return []; // the same event again: "the fair ends on 19 April"
    const own = windowOf(text, { start, end });
    const near = <T extends Span>(list: readonly T[]): T[] =>
      list.filter((one) => one.start >= own.start && one.end <= own.end);
    const clock = nearest(near(clocks), { start, end });
    if (clock === undefined && isSecond({ event, start, end })) return [];
    const days = { dates: near(dates), weekdays: near(weekdays), ranges };
    const when =
      clock === undefined ? toWorkDays(text, event, { start, end }, days) : toWhen(text, event, clock, days);
    if (when === undefined) return [];
    const value = `${when.days.join(',')}@${when.minutes.join('-')}@${event.label}`;
    return [
      { slot: 'fixed', value, start, end, confidence: 0.9 },
      { slot: 'fixed', value: '', ...when.span, confidence: 0 },
    ];
  });
}

/** Matches an event before the trip: "4 free days after a trade fair". The trip begins when the event is over. */
const isPast = new RegExp(
  `${anyOf({
    en: 'after|following',
    de: 'nach|im anschluss an',
    fr: 'apres',
    es: 'despues de(?:l)?|tras',
    it: 'dopo',
    pt: 'depois d[eoa]|apos',
    nl: 'na',
  })} (?:(?:a|an|the|my|our|some|einer?|dem|der|meiner?|un|une|le|la|mon|ma|el|mi|il|lo|o|uma?|de|het|een|mijn) ){0,2}(?:[a-z]{3,12} )?$`,
);

/** Returns the day after the last date beside an event as the first one of the trip. */
function listDayAfter(dates: readonly (Span & { readonly value: string })[], event: Span): SlotMatch[] {
  const beside = dates.filter(
    ({ start, end }) => start - event.end <= maxWindow && event.start - end <= maxWindow,
  );
  const last = beside.toSorted((a, b) => (a.value < b.value ? -1 : 1)).at(-1);
  if (last === undefined) return [];
  return [
    { slot: 'from', value: addDays(last.value, 1), start: last.start, end: last.end, confidence: 0.9 },
    ...beside.map(({ start, end }) => ({ slot: 'fixed', value: '', start, end, confidence: 0 }) as const),
    { slot: 'fixed', value: '', ...event, confidence: 0 },
  ];
}

function toWhen(
  text: string,
  { before, after }: Event,
  clock: Span & { readonly minute: number },
  { dates, weekdays }: Record<'dates' | 'weekdays', readonly (Span & { readonly value: string })[]>,
): When | undefined {
  const isUntil = until.test(text.slice(Math.max(0, clock.start - 12), clock.start));
  const day = nearest(dates, clock) ?? nearest(weekdays, clock);
  if (day === undefined) return undefined;
  const days =
    isUntil && dates.length > 0 ? listBetween(dates.map(({ value }) => value).toSorted()) : [day.value];
  const minutes: [number, number] =
    isUntil && clock.minute > dayStart
      ? [dayStart, clock.minute]
      : [Math.max(0, clock.minute - before), Math.min(1440, clock.minute + after)];
  return { minutes, days, span: { start: clock.start, end: clock.end } };
}

/**
 * Returns working hours on the dates beside an event, first to last: "conference in Shenzhen May 12-14". Meetings
 * without an hour take whole days only when they have several dates.
 */
function toWorkDays(
  text: string,
  { isAllDay = false, label }: Event,
  event: Span,
  {
    dates,
    weekdays,
    ranges,
  }: Record<'dates' | 'weekdays', readonly (Span & { readonly value: string })[]> & {
    readonly ranges: readonly WeekdayRange[];
  },
): When | undefined {
  if (!isAllDay && label !== 'Meeting') return undefined;
  const beside = nearest(dates, event) ?? nearest(weekdays, event);
  if (beside === undefined) return undefined;
  const own = dates.filter(({ start }) => start === beside.start).map(({ value }) => value);
  const range = ranges.find(({ start, end }) => start <= beside.start && beside.end <= end);
  const days =
    own.length > 0
      ? listBetween(listUntil(text, event, dates) ?? own.toSorted())
      : range === undefined
        ? [beside.value]
        : listWeekdaysOf(range);
  if (!isAllDay && days.length < 2) return undefined;
  return { minutes: [dayStart, workEnd], days, span: { start: event.start, end: event.end } };
}

/** Lists the dates around an event when "until" introduces the second one: "2 Dec for supplier visits until 5 Dec". */
function listUntil(
  text: string,
  event: Span,
  dates: readonly (Span & { readonly value: string })[],
): string[] | undefined {
  const last = dates.find(
    ({ start }) => start >= event.end && until.test(text.slice(Math.max(0, start - 12), start)),
  );
  const first = dates.findLast(({ end }) => last !== undefined && end <= last.start);
  const isRange = first !== undefined && last !== undefined && first.value < last.value;
  return isRange ? [first.value, last.value] : undefined;
}

const listWeekdaysOf = ({ first, days }: WeekdayRange): string[] =>
  Array.from({ length: days }, (_, index) => weekdayAfter(first, index));

/** Lists the dates from the first to the last, at most two weeks. */
function listBetween(dates: readonly string[]): string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = Array.from({ length: maxDays }, (_, index) => addDays(first, index)).filter(
    (date) => date <= last,
  );
  return days.at(-1) === last ? days : [first];
}

/** Returns the part of the sentence around an event, at most 60 characters on each side. */
function windowOf(text: string, { start, end }: Span): Span {
  const lead = text.slice(Math.max(0, start - maxWindow), start).replace(/^.*(?:[;!?]|(?<!\d)\.)/s, '');
  const rest = /^(?:[^.;!?]|(?<=\d)\.)*/.exec(text.slice(end, end + maxWindow))?.[0] ?? '';
  return { start: start - lead.length, end: end + rest.length };
}

function nearest<T extends Span>(list: readonly T[], { start, end }: Span): T | undefined {
  const gap = (one: Span): number => Math.max(one.start - end, start - one.end, 0);
  return list.toSorted((a, b) => gap(a) - gap(b))[0];
}
