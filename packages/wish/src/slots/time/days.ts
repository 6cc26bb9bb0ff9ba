import { maskSpans } from '../../normalise-wish.ts';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';
import { listStays, type Stay } from '../places/stays.ts';
import { listStatedHours } from './day-hours.ts';
import { readWeekdayRange } from './weekdays.ts';

/** Fewer hours are no length of a trip, unless they are between flights. */
const minDayHours = 20;

/** Between two lengths, a word that makes the second one follow the first: "4 days with family, then 6 days by the sea". */
const thenWord =
  /\b(?:then|afterwards?|after that|dann|danach|anschliessend|puis|ensuite|luego|despues|poi|dopo|depois|daarna|vervolgens|plus)\b|\+|然后|之后|接着|その後|それから|그 ?(?:다음|후)/;

/** Returns whether a length comes on top of the one before: "2 more days", "one extra day". */
const isExtra = ({ adjective = '' }: Stay): boolean =>
  /^(?:more|extra|additional|further|weitere)/.test(adjective);

const lastOrFirst =
  /\b(?:last|first|final|letzten?|ersten?|derniers?|premiers?|ultim[oaie]s?|primer[oa]s?|prim[ie]|primeir[oa]s|laatste|eerste) $|(?:最后|最初の?|最後の?|마지막) ?$/;

/**
 * Returns whether a stay without a place is part of a longer one: a single day with an adjective, or the last or first days:
 * "10 days, one free day", "a week, the last 3 days free".
 */
function isPartOfLonger(text: string, stay: Stay, stays: readonly Stay[]): boolean {
  const { adjective, written, unit, start, end } = stay;
  const lead = text.slice(Math.max(0, start - 12), start);
  const isLoneDay = adjective !== undefined && !isExtra(stay) && written === 1 && unit === 'days';
  if (!(isLoneDay || lastOrFirst.test(lead)) || !stays.some(({ value }) => value > stay.value)) return false;
  const hasPlace = /^ ?(?:(?:in|at|around|for|to) )?·/.test(text.slice(end)) || /· ?[:(-]? ?$/.test(lead);
  return !hasPlace && !thenWord.test(lead);
}

/**
 * Returns whether a stay beside a sight is part of the longer stay in its city: "Shanghai 6 days incl. Disneyland two
 * days".
 */
function isAtSight(text: string, { value, start, end }: Stay, stays: readonly Stay[]): boolean {
  const lead = text.slice(Math.max(0, start - 40), start);
  const isBeside =
    /·(?:に|は|で|,)? ?(?:for )?$/.test(lead.slice(-8)) || /^ ?(?:(?:in|at) )?·/.test(text.slice(end));
  const isLast = stays.some((other) => other.value > value && other.end <= start);
  return isBeside && isLast && !thenWord.test(lead.slice(-40));
}

/**
 * Reads the length of the trip in days. `n` nights are `n + 1` days. With several places, or with "then" between them, the
 * stays add up, unless one of them equals the sum of the others or stands alone as that of the whole trip. Otherwise
 * different lengths give the note `days-disagree`.
 */
export function readDays(
  text: string,
  hasSeveralPlaces: boolean,
  range = readWeekdayRange(text),
): SlotMatch[] {
  const stays = listStays(text).filter(({ unit, written }) => unit !== 'hours' || written >= minDayHours);
  const days = stays.filter(
    (stay) =>
      stay.unit !== 'nights' &&
      !stay.isApproximate &&
      !isPartOfLonger(text, stay, stays) &&
      (hasSeveralPlaces || !isAtSight(text, stay, stays)),
  );
  const nights = stays.filter(({ unit }) => unit === 'nights');
  // "A weekend, 2 nights" has three days.
  const counted = days.length > 0 ? days : nights.length > 0 ? nights : stays;
  const exact = counted.filter(({ isApproximate }) => !isApproximate);
  const used = exact.length > 0 ? exact : counted.slice(0, 1);
  const [first] = used;
  // "48 hours in Chongqing, Friday 18:00 to Sunday 20:00" touches three days.
  if (first === undefined || exact.every(({ unit }) => unit === 'hours')) {
    if (range !== undefined)
      return [
        { slot: 'days', value: String(range.days), start: range.start, end: range.end, confidence: 0.9 },
        ...stays.map(({ start, end }) => ({ slot: 'days', value: '', start, end, confidence: 0 }) as const),
      ];
  }
  if (first === undefined) return [];
  const others = stays.map(
    ({ start, end }) => ({ slot: 'days', value: '', start, end, confidence: 0 }) as const,
  );
  const values = used.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  const most = Math.max(...values);
  const isSame = values.every((value) => value === first.value);
  const isSequence =
    hasSeveralPlaces ||
    (used.length > 1 &&
      used
        .slice(1)
        .every((stay, index) => isExtra(stay) || thenWord.test(text.slice(used[index]?.end, stay.start))));
  const isWhole = sum - most === most || (hasSeveralPlaces && isWholeTrip(text, used));
  const total = used.find((stay) => isStatedTotal(text, stay));
  const length = total?.value ?? (isSame && !isSequence ? first.value : isWhole ? most : sum);
  // "business Monday to Wednesday, then 4 days free"
  const isAfterRange =
    range !== undefined && range.end <= first.start && thenWord.test(text.slice(range.end, first.start));
  const whole = isAfterRange ? range.days + length : length;
  const answer: SlotMatch =
    total === undefined && used.length > 1 && !isSame && !isSequence && !isWhole
      ? { slot: 'note', value: 'days-disagree', start: first.start, end: first.end, confidence: 1 }
      : {
          slot: 'days',
          // "3 days, Friday to Monday": the dates count.
          value: String(
            !isAfterRange && range !== undefined && Math.abs(range.days - whole) === 1 ? range.days : whole,
          ),
          start: first.start,
          end: first.end,
          // A sum of parts gives way to dates.
          confidence:
            used !== exact ? 0.7 : total === undefined && used.length > 1 && !isSame && !isWhole ? 0.9 : 1,
        };
  return [answer, ...others.filter(({ start }) => start !== first.start)];
}

const totalBefore =
  /(?:一共|总共|总计|共|全部で|合計|총|(?:(?<![a-z])(?:in total|all in all|total(?: of)?|insgesamt|en tout|au total|en total|in totale|in tutto|no total|ao todo|in totaal)))[\s:,]{0,2}$/;
const totalAfter =
  /^[ ,(]{0,2}(?:in total|total|altogether|overall|insgesamt|gesamt|en tout|au total|en total|in totale|in tutto|no total|ao todo|in totaal|totaal)(?![a-z])/;
/** Longest text beside a stay in which the word for the total is looked for. */
const maxTotalWords = 16;

/** Returns whether a stay is said to be that of the whole trip: "two days Disney, 6 days in total". */
function isStatedTotal(text: string, { start, end }: Pick<Stay, 'start' | 'end'>): boolean {
  return (
    totalBefore.test(text.slice(Math.max(0, start - maxTotalWords), start)) ||
    totalAfter.test(text.slice(end, end + maxTotalWords))
  );
}

const separator = /[,.;:，。；：、\n]/;

/** Returns whether the longest stay stands alone between commas and has room for the others: "a week in Guizhou, 11 days". */
function isWholeTrip(text: string, stays: readonly Pick<Stay, 'start' | 'end' | 'value'>[]): boolean {
  const isAlone = ({ start, end }: Pick<Stay, 'start' | 'end'>): boolean => {
    const before = text.slice(0, start).trimEnd();
    const after = text.slice(end).trimStart();
    return (
      (before === '' || separator.test(before.at(-1) ?? '')) &&
      (after === '' || separator.test(after[0] ?? ''))
    );
  };
  const [alone, ...others] = stays.filter(isAlone);
  if (!alone || others.length > 0) return false;
  const rest = stays.filter((stay) => stay !== alone).reduce((sum, { value }) => sum + value, 0);
  return rest > 0 && alone.value >= rest;
}

/**
 * Matches "no crazy early mornings", which means days from 9:00. A later start would lose the sights that need the
 * morning.
 */
const noEarlyStart = new RegExp(
  anyOf({
    en: "(?:not?|nothing|without|avoid|don't start|dont start)(?: (?:too|so|very|super|crazy|stupidly|silly|ridiculously|insanely|really|overly|that|mad|brutal|extremely|extreme|any|more|all those)){0,2} early(?: in the)?(?: (?:mornings?|starts?|rising|departures?|wake-?ups?|alarms?))?",
    de: '(?:nicht|nichts) (?:zu|so|allzu|ganz so) fruh(?:es)?(?: (?:los|aufstehen|raus|starten|morgens|am morgen))?|keine? (?:zu |allzu |so |ganz |extrem |super )?fruhe[nrs]? (?:starts?|morgen|termine|abfahrten|aufbruche?)|kein fruhes aufstehen',
    fr: 'pas (?:trop |tres |si )tot(?: le matin)?|(?:pas de|sans) (?:departs? |levers? )(?:trop |tres )?(?:tot|matinaux|matinal|aux aurores)|sans se lever (?:trop |tres )tot',
    es: 'no (?:muy|demasiado|tan) (?:temprano|pronto)|(?:sin|nada de) madrugones|(?:sin|no) madrugar (?:mucho|demasiado|tanto)',
    it: 'non (?:troppo|molto) presto(?: la mattina)?|(?:niente|senza) levatacce',
    pt: 'nao (?:muito|tao|demasiado) cedo|sem (?:madrugar|madrugadas)(?: muito)?',
    nl: 'niet (?:te|zo|al te) vroeg(?: (?:op|opstaan|beginnen|starten|vertrekken|weg))?|geen (?:al te |heel )?vroege (?:starts?|ochtenden|vertrek\\w*)',
    zh: '(?:不要|别|不想|不用|不)(?:出发|起床|起得?)?太早(?:出发|起床|起)?',
    ja: '朝?(?:が|は)?(?:早すぎない|あまり早くな[いく])(?:出発)?|早朝(?:出発)?(?:は|なし|を避け)',
    ko: '너무 (?:일찍|이른)[^,.;]{0,10}(?:말고|않|싫|안|피)|너무 이르지 않',
  }),
  'g',
);
const lateStart = new RegExp(
  anyOf({
    en: "starts? (?:the day |our days? )?late(?:r)?|slow (?:mornings?|starts?)|we're not early risers|no early (?:starts?|mornings?)|(?:no|without) alarm clocks?",
    de: 'spat(?:er)? (?:starten|losgehen|anfangen)|spater start|schlafen? (?:gerne? |lange? )(?:aus|lang)|lange? schlafen|erst spat los|langschlafer\\w*|ausschlafen|(?:nicht|ungern) fruh (?:aufstehen|los)|spat aufstehen|spatestarter',
    fr: 'departs? tardifs?|(?:partir|commencer|demarrer) (?:la journee )?tard|pas matinaux|grasse matinee|leve-tard|(?:pas|sans) (?:de |se )?lever tot|pas tot le matin|dormir tard',
    es: '(?:empezar|salir) (?:el dia )?tarde|no somos madrugadores|nada de levantarse temprano|(?:sin|no|nada de) madrugar|no madrugamos|dormir hasta tarde|levantar(?:nos|se|me)? tarde|no temprano',
    it: '(?:partire|iniziare|cominciare) tardi|niente sveglie(?: presto| all.alba)?|dormi(?:re|amo) fino a tardi|(?:non|senza) (?:alzar(?:si|ci)|svegliar(?:si|ci)) presto|dormiglioni|svegliarci tardi',
    pt: '(?:comecar|sair) (?:o dia )?tarde|(?:dormir|acordar) (?:ate )?(?:mais )?tarde|(?:nao|nada de) (?:acordar|gostamos de acordar) cedo|sem acordar cedo',
    nl: 'laat (?:beginnen|starten|vertrekken)|rustig (?:opstarten|beginnen)|geen ochtendmens(?:en)?|slapen (?:graag |lekker |lang )?uit|uitslapen|langslapers?|niet (?:te )?vroeg (?:op|opstaan)|laat opstaan',
    zh: '(?:早上|上午)?晚(?:一)?点(?:出发|出门|起)|(?:早上|早晨)(?:不要太早|起不来)|起不(?:来|早)|晚起|起得晚|不早起',
    ja: '朝(?:は|の(?:出発|スタート)は?)?(?:遅め|遅く)|遅め(?:の)?(?:スタート|出発)|朝はゆっくり|朝寝坊|早起き(?:は|が)?(?:苦手|したくない|嫌|無理)|遅めの朝',
    ko: '아침(?:은|에|을)? ?늦게(?: ?(?:시작|출발|나가|일어나)\\S{0,2})?|느지막이|늦은 ?(?:출발|시작)|늦잠|늦게 일어나|아침 ?잠|일찍 ?(?:못|안) ?일어나|아침은 느긋',
  }),
  'g',
);
const earlyStart = new RegExp(
  anyOf({
    en: 'early (?:birds?|risers?|starts?)|start early|(?:we |i )?(?:like to )?get up early',
    de: 'fruhaufsteher\\w*|(?:wir |ich )?stehen? (?:gern[e]? )?fruh auf|fruh (?:los|starten|aufstehen)',
    fr: 'leve[- ]tot|(?:nous |on )?(?:nous |se )?lev(?:ons|e) tot|matinaux',
    es: 'madrugador(?:es|as?)?|madrugamos|nos gusta madrugar',
    it: 'mattinier[ieoa]|ci (?:alziamo|svegliamo) presto',
    pt: 'madrugador(?:es|as?)?|acordamos cedo|gostamos de acordar cedo',
    nl: 'vroege vogels?|(?:we |wij )?staan (?:graag )?vroeg op',
    zh: '早起(?:没问题|可以|型)|(?:喜欢|习惯|能)早起',
    ja: '早起き(?:です|派|が得意|でき|も?大丈夫|OK|ok)|朝型',
    ko: '아침형(?: ?인간)?|일찍 일어나(?:는|요|도)',
  }),
  'g',
);
const earlyNight = new RegExp(
  anyOf({
    en: 'early nights?|early to bed|(?:go|going|in|to) bed early|no late (?:nights|evenings)|not? (?:late|long) evenings?',
    de: 'fruh (?:ins bett|schlafen)|keine langen abende|abends fruh (?:zuruck|im hotel)',
    fr: 'couche-tot|(?:se )?coucher tot|tot au lit|pas de soirees? tardives?',
    es: 'acostar(?:nos|se|me) (?:temprano|pronto)|(?:noches|cenas) tempranas|a la cama temprano',
    it: 'a letto presto|andare a dormire presto|niente serate lunghe',
    pt: 'deitar cedo|dormir cedo|cedo para a cama',
    nl: 'vroeg naar bed|vroeg slapen|geen late avonden',
    zh: '早睡|晚上早点(?:回|休息)|早点回酒店',
    ja: '夜は早(?:め|く)|早寝|早く寝',
    ko: '일찍 (?:자|잠|잘)|저녁은 일찍',
  }),
  'g',
);

/** Reads the earliest start and the latest end of days, in minutes after midnight. */
export function readHours(text: string): SlotMatch[] {
  const stated = listStatedHours(text);
  const mild = matchSlots(text, noEarlyStart, () => [['start', '540']]);
  const rest = maskSpans(text, mild);
  const found = [
    ...stated,
    ...mild,
    ...matchSlots(
      rest,
      /\b(?:not?|nothing|never|don't|dont|hate)\b[^,.;]{0,30}\bearly(?: in the)?(?: mornings?| starts?| rising)?\b|\blate (?:risers?|starts?|sleepers?|mornings?)\b|\bsleep(?:ing)? (?:in(?! (?:an?|the|one|our|my)\b)|late)\b|\blie-?ins?\b|\bnot (?:a )?morning (?:people|person)\b|不(?:想|要|能)?早起|睡懒觉|睡到自然醒/g,
      () => [['start', '600']],
    ),
    ...matchSlots(rest, lateStart, () => [['start', '600']]),
    ...matchSlots(text, earlyNight, () => [['end', '1200']]),
    ...matchSlots(
      text,
      /\b(?:start(?:ing)?|begin|leave|up|out|ready|nothing|not|no earlier)\b[^,.;\d]{0,25}?(?:at|after|before|by|from|than)\s(\d{1,2})(?::(\d\d))?\s?(am)?\b(?!\s?(?:pm|days?|april|may))/g,
      ([, hour = '', minute = '0']) => {
        const value = Number(hour) * 60 + Number(minute);
        return value >= 300 && value <= 780 ? [['start', String(value)]] : [];
      },
    ),
    ...matchSlots(rest, earlyStart, () => [['start', '420']], 0.7),
    ...matchSlots(
      text,
      /\b(?:back|home|finish|end|done|in bed|hotel)\b[^,.;\d]{0,20}?(?:by|before|at|around)\s(\d{1,2})(?::(\d\d))?\s?(pm)?\b/g,
      ([, hour = '', minute = '0', half]) => {
        const late = Number(hour) < 12 && (half !== undefined || Number(hour) >= 5);
        return [['end', String((Number(hour) + (late ? 12 : 0)) * 60 + Number(minute))]];
      },
    ),
  ];
  const isStated = found.some(({ slot, confidence }) => slot === 'start' && confidence === 1);
  const hasHour = (slot: SlotMatch['slot']): boolean => stated.some((one) => one.slot === slot);
  const isWeaker = (one: SlotMatch): boolean =>
    (isStated && one.slot === 'start' && one.confidence < 1) || (hasHour(one.slot) && !stated.includes(one));
  return found.map((one) => (isWeaker(one) ? { ...one, value: '' } : one));
}
