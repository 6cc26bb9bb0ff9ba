import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import { count, hanCount, toNumber } from '../../numbers.ts';

/** A time of day in a wish. `isRough`: a part of the day ("in the evening"), not an hour. */
export type ClockTime = {
  readonly minute: number;
  readonly start: number;
  readonly end: number;
  readonly isRough: boolean;
};

const latin =
  /(?<![\d:.,/-])(?:(?:at|um|gegen|ab|vers|a las|as|alle(?: ore)?|ore|om|rond|kl\.?) )?(\d{1,2})(?:(?::|h|\.(?=[0-5]\d(?!\d|[.,]\d)(?!\s?(?:m|km|kg|cm|eur|euro|usd|chf|sterne|stars|stelle|mal|x|k|mil|mila)(?![a-z]))))(\d\d))?(?:\s?(a\.?m\b\.?|p\.?m\b\.?|o'?clock|uhr|uur|h\b(?! (?:stop|lay-?over|transit|connection)\b)|heures?|horas?|ore\b))?(?:(?: in the | at )(morning|afternoon|evening|night)(?!s)|\s?(?:'s |du |de la |del |della |da |di |am |de )?(morgens|vormittags|nachmittags|abends|nachts|matin|apres-midi|soir|manana|tarde|noche|mattina|pomeriggio|sera|manha|noite|ochtends|middags|avonds)(?![a-z]))?(?![\d:%€$£]|[.,]\d)/g;
const eastAsian = new RegExp(
  toSimplified(
    `(凌晨|早上|早晨|上午|清晨|中午|下午|傍晚|晚上|夜里|半夜|午前|午後|朝|夕方|夜|오전|오후|아침|저녁|밤|새벽)?\\s?(?<![好有快慢多少大差宜近远松净早晚](?=[一1]点))(${hanCount})\\s?(?:点|點|時(?!間)|시(?!간|안))(?:钟|鐘)?\\s?(?:(半|반)|(${hanCount})\\s?(?:分|분)?(?![点时个天]))?`,
  ),
  'g',
);
const words: readonly (readonly [RegExp, number])[] = [
  [
    /(?<![a-z])(?:at noon|midday|(?:around |about |at )?lunch ?-?time|(?:around|at|about) lunch|(?:um die |zur )mittagszeit|a l'heure du dejeuner|a la hora (?:de comer|del almuerzo)|all'ora di pranzo|(?:na |a )hora do almoco|rond (?:de )?lunch(?:tijd)?|mittags?|a midi|mediodia|mezzogiorno|meio-dia|twaalf uur 's middags)(?![a-z])|中午|正午|정오/g,
    720,
  ],
  [
    /(?<![a-z])(?:at midnight|mitternachts?|minuit|medianoche|mezzanotte|meia-noite|middernacht)(?![a-z])|午夜|자정/g,
    1440,
  ],
  [
    /(?<![a-z])(?:(?:very )?early (?:in the )?morning|fruhmorgens|fruh am morgen|tot le matin|temprano por la manana|la mattina presto|de manha cedo|vroeg in de ochtend)(?![a-z])|清晨|一大早|早朝|새벽/g,
    420,
  ],
  [
    /(?<![a-z])(?:(?:in|on) the morning|in the mornings?|mornings?|am morgen|morgens|vormittags?|am vormittag|(?:le|au) matin|por la manana|di mattina|in mattinata|de manha|pela manha|'s ochtends|in de ochtend)(?![a-z])|(?<=tag|woch)(?:morgens?|vormittags?|fruh)(?![a-z])|(?<=[·] ?|(?:di|che|edi|ato|nica|dag) ?)(?:matin|mattina|ochtend)(?![a-z])|早上|上午|午前|朝|아침|오전/g,
    540,
  ],
  [
    /(?<![a-z])(?:in the afternoon|afternoon|nachmittags?|am nachmittag|l'apres-midi|apres-midi|por la tarde|nel pomeriggio|di pomeriggio|a tarde|'s middags|in de middag)(?![a-z])|(?<=tag|woch)nachmittags?(?![a-z])|下午|午後|오후/g,
    900,
  ],
  [
    /(?<![a-z])(?:late (?:at night|evening|in the evening)|late(?= on|,|\.|$)|at night|spatabends|spat am abend|spat|tard(?: le soir)?|tarde por la noche|muy tarde|a tarda sera|tarde da noite|a noite|laat(?: in de avond)?)(?![a-z])|(?<=(?:·|day) ?)night(?=$|[,.;)]| (?:and|leaving|departing|until|to)\b)|深夜|夜里|很晚|半夜|夜遅く|밤늦게|늦은 밤|(?<=요일 ?)밤/g,
    1320,
  ],
  [
    /(?<![a-z])(?:in the evening|evening|abends?|am abend|(?:le|au) soir|en soiree|por la noche|di sera|in serata|a noite|'s avonds|in de avond)(?![a-z])|(?<=tag|woch)abends?(?![a-z])|(?<=[·] ?|(?:di|che|edi|ato|nica|nes|ves|tes|les|ngo|ado|dag|feira) ?)(?:soir|sera|noche|noite|avond)(?![a-z])|傍晚|晚上|夕方|夜に|저녁/g,
    1140,
  ],
];

/** Matches "Half past nine", "quarter to ten", "halb zehn", "neuf heures et demie", "las nueve y media". */
const wordedHours: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?<![a-z])half past (${count})(?![a-z\\d])`, 'g'), 30],
  [new RegExp(`(?<![a-z])(?:a )?quarter past (${count})(?![a-z\\d])`, 'g'), 15],
  [new RegExp(`(?<![a-z])(?:a )?quarter to (${count})(?![a-z\\d])`, 'g'), -15],
  [new RegExp(`(?<![a-z])halb (${count})(?![a-z\\d])`, 'g'), -30],
  [new RegExp(`(?<![a-z\\d])(${count}) ?(?:h|heures?) et demie?(?![a-z])`, 'g'), 30],
  [new RegExp(`(?<![a-z])las? (${count}) y media(?![a-z])`, 'g'), 30],
  [new RegExp(`(?<![a-z])las? (${count}) y cuarto(?![a-z])`, 'g'), 15],
  [new RegExp(`(?<![a-z])las? (${count}) menos cuarto(?![a-z])`, 'g'), -15],
  [/(?<![a-z])half (een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)(?![a-z\d])/g, -30],
  [new RegExp(`(?<![a-z])(?:viertel|kwart) (?:nach|over) (${count})(?![a-z\\d])`, 'g'), 15],
  [new RegExp(`(?<![a-z])(?:viertel|kwart) (?:vor|voor) (${count})(?![a-z\\d])`, 'g'), -15],
  [new RegExp(`(?<![a-z])dreiviertel (${count})(?![a-z\\d])`, 'g'), -15],
  [new RegExp(`(?<![a-z\\d])(${count}) ?(?:h|heures?) et quart(?![a-z])`, 'g'), 15],
  [new RegExp(`(?<![a-z\\d])(${count}) ?(?:h|heures?) moins (?:le )?quart(?![a-z])`, 'g'), -15],
  [new RegExp(`(?<![a-z])all?e? ?(${count}) e (?:mezz[ao]|trenta)(?![a-z])`, 'g'), 30],
  [new RegExp(`(?<![a-z])all?e? ?(${count}) e un quarto(?![a-z])`, 'g'), 15],
  [new RegExp(`(?<![a-z])all?e? ?(${count}) meno un quarto(?![a-z])`, 'g'), -15],
  [new RegExp(`(?<![a-z])as (${count}) e (?:meia|trinta)(?![a-z])`, 'g'), 30],
];

/** The part of the day after an hour in words: "half zeven 's avonds". */
const partAfter =
  /^ ?(?:'s |in the |at |du |de la |del |della |da |di |am |de )?(morning|afternoon|evening|night|morgens|vormittags|nachmittags|abends|nachts|matin|apres-midi|soir|manana|tarde|noche|mattina|pomeriggio|sera|manha|noite|ochtends|middags|avonds)(?![a-z])/;

/** "Around six in the morning", as a phone writes down what is said. */
const wordedPart = new RegExp(
  `(?<![a-z\\d])(${count})(?: o'?clock)? (?:in the |at )(morning|afternoon|evening|night)(?![a-z])`,
  'g',
);

function listSpoken(text: string): ClockTime[] {
  return findAll(text, wordedPart).flatMap(({ index, 0: whole, 1: hour = '', 2: part }): ClockTime[] => {
    const value = toNumber(hour);
    if (/^\d/.test(hour) || value < 1 || value > 12) return [];
    const minute = ((value % 12) + (part === 'morning' ? 0 : 12)) * 60;
    return [{ minute, start: index, end: index + whole.length, isRough: false }];
  });
}

const maxPartAfter = 24;

/** "Arr 0930", "dep 1545 hrs": an hour in four digits. A year is none. */
const fourDigits =
  /(?:(?<=(?<![a-z])(?:arr(?:iv(?:es?|ing|al))?|dep(?:arts?|arting|arture)?|land(?:s|ing)?|etd|eta|std|sta|an|ab|um|at|@)[:.]? {0,2})([01]\d|2[0-3])([0-5]\d)|(?<![\d.,:/-])([01]\d|2[0-3])([0-5]\d)(?= ?(?:hrs?|hours|uhr|uur|h)(?![a-z])))(?: ?(?:hrs?|hours|uhr|uur|h)(?![a-z]))?(?![\d:/%€$£]|[.,]\d| ?(?:m|km|euros?|eur|usd|rmb|yuan|people|pax)(?![a-z]))/g;

function listFourDigits(text: string): ClockTime[] {
  return findAll(text, fourDigits).flatMap((match): ClockTime[] => {
    const [whole, hour = match[3], minute = match[4]] = match;
    if (/^20[2-3]\d$/.test(whole)) return [];
    const [start, end] = [match.index, match.index + whole.length];
    return [{ minute: Number(hour) * 60 + Number(minute), start, end, isRough: false }];
  });
}

function listWorded(text: string): ClockTime[] {
  return wordedHours.flatMap(([pattern, minutes]) =>
    findAll(text, pattern).flatMap(({ index, 0: whole, 1: hour = '' }): ClockTime[] => {
      const part = partAfter.exec(text.slice(index + whole.length, index + whole.length + maxPartAfter));
      const isLate = isAfternoon.test(part?.[1] ?? '') && toNumber(hour) < 12;
      const minute = (toNumber(hour) + (isLate ? 12 : 0)) * 60 + minutes;
      const end = index + whole.length + (part?.[0].length ?? 0);
      return minute > 0 && minute <= 1440 ? [{ minute, start: index, end, isRough: false }] : [];
    }),
  );
}

/** Lists the times of day of a text, in text order. A number needs a sign that it is an hour ("7am", "21:40", "14 Uhr", "7点"). */
export function listClockTimes(text: string): ClockTime[] {
  const worded = [...listWorded(text), ...listSpoken(text), ...listFourDigits(text)];
  const isNew = ({ start, end }: ClockTime) => !worded.some((one) => start < one.end && one.start < end);
  const exact = [...worded, ...[...listLatin(text), ...listEastAsian(text)].filter(isNew)];
  const used = new Uint8Array(text.length);
  for (const { start, end } of exact) used.fill(1, start, end);
  const rough = words.flatMap(([pattern, minute]) =>
    findAll(text, pattern).flatMap(({ index, 0: word }): ClockTime[] => {
      const end = index + word.length;
      if (used.subarray(index, end).includes(1)) return [];
      used.fill(1, index, end);
      return [{ minute, start: index, end, isRough: minute !== 720 && minute !== 1440 }];
    }),
  );
  return joinParts(
    text,
    [...exact, ...rough].toSorted((a, b) => a.start - b.start),
  );
}

/** Matches the text between a part of the day and its hour. */
const besideHour =
  /^[\s,(·]{0,3}(?:at|um|gegen|ca\.?|around|about|a|a las|alle|as|om|rond|vers|kl\.?)?[\s(]{0,2}$/;

/** Joins a part of the day with the hour after it: "Friday evening 20:10", "evening, at 8:10". */
function joinParts(text: string, times: readonly ClockTime[]): ClockTime[] {
  return times.flatMap((time, index): ClockTime[] => {
    const [before, after] = [times[index - 1], times[index + 1]];
    const isJoined = (a: ClockTime | undefined, b: ClockTime | undefined): boolean =>
      a?.isRough === true && b?.isRough === false && besideHour.test(text.slice(a.end, b.start));
    if (isJoined(time, after)) return [];
    if (before === undefined || !isJoined(before, time)) return [time];
    const isLate = before.minute >= 780 && time.minute < 720;
    return [{ ...time, start: before.start, minute: time.minute + (isLate ? 720 : 0) }];
  });
}

const isAfternoon =
  /^p|afternoon|evening|night|nachmittag|abend|nacht|apres|soir|tarde|noche|pomeriggio|sera|noite|middag|avond/;
const isMorning = /^a\.?m|morning|morgen|vormittag|matin|manana|mattina|manha|ochtend/;

function listLatin(text: string): ClockTime[] {
  return findAll(text, latin).flatMap((match): ClockTime[] => {
    const [whole, hour = '', minute, mark = '', english, other] = match;
    const part = english ?? other ?? '';
    const lead = /^(?:at|um|gegen|vers|a las|as|alle|ore|om|rond)/.test(whole);
    const isNamed = mark !== '' || part !== '' || (minute !== undefined && /[:h.]/.test(whole));
    if (!isNamed && !(lead && Number(hour) > 4)) return [];
    if (mark.startsWith('hora') || mark.startsWith('heure')) if (part === '' && !lead) return [];
    const value = toMinute(Number(hour), Number(minute ?? 0), mark, part);
    const isDate =
      /^\d{1,2}\.(?:0\d|1[012])$/.test(whole.trim()) &&
      /(?<![a-z])(?:am|vom|bis|zum|dem|den|ab|le|el|il|op|van|tot|from|on|the) $/.test(
        text.slice(Math.max(0, match.index - 6), match.index),
      );
    return value === undefined || isDate
      ? []
      : [{ minute: value, start: match.index, end: match.index + whole.trimEnd().length, isRough: !isNamed }];
  });
}

function toMinute(hour: number, minute: number, mark: string, part: string): number | undefined {
  if (hour > 24 || minute > 59) return undefined;
  const isPm = isAfternoon.test(mark) || isAfternoon.test(part);
  const isAm = isMorning.test(mark) || isMorning.test(part);
  if (isPm && hour < 12) return (hour + 12) * 60 + minute;
  if (isAm && hour === 12) return minute;
  return Math.min(1440, hour * 60 + minute);
}

function listEastAsian(text: string): ClockTime[] {
  return findAll(text, eastAsian).flatMap((match): ClockTime[] => {
    const [whole, part = '', hour = '', half, minutes] = match;
    const base = toNumber(hour);
    const minute = half === undefined ? toNumber(minutes ?? '') : 30;
    if (base > 24 || minute > 59) return [];
    const isPm = /^(?:下午|傍晚|晚上|夜|午后|夕方|오후|저녁|밤)/.test(part) && base < 12;
    const isNoon = part === '中午' && base < 3;
    const start = match.index + (whole.length - whole.trimStart().length);
    return [
      {
        minute: Math.min(1440, (base + (isPm || isNoon ? 12 : 0)) * 60 + minute),
        start,
        end: match.index + whole.trimEnd().length,
        isRough: false,
      },
    ];
  });
}
