import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Longest text beside "work" or "nap" in which hours are looked for. */
const maxWindow = 40;
const lunchNap = '780-900';
const partsOfDay: readonly (readonly [RegExp, string])[] = [
  [
    /morning|vormittag|morgens|am morgen|matin|manana|mattin|manha|ochtend|上午|早上|午前|朝|오전|아침/,
    '540-720',
  ],
  [/afternoon|nachmittag|apres-midi|tarde|pomeriggio|middag|下午|午後|午后|오후/, '780-1020'],
  [/evening|abend|soir|noche|sera|noite|avond|晚上|夕方|夜|저녁/, '1140-1260'],
];

const naps = new RegExp(
  anyOf({
    en: '(?:daily |afternoon |midday )?(?:lie-?downs?|rest) after lunch|lie-?downs?|(?:daily |afternoon |midday )?naps?(?: (?:after lunch|at noon|in the afternoon|time))?|nap ?time|siestas?|rest after lunch|(?:needs?|has) (?:a|his|her|their) nap',
    de: 'mittagsschlaf|mittagsruhe|mittagspause|nickerchen|siesta',
    fr: 'siestes?|repos apres (?:le )?dejeuner',
    es: 'siestas?|descanso (?:al mediodia|despues de comer)',
    it: 'pisolin[oi]|riposin[oi]|siesta|sonnellin[oi]|riposo dopo pranzo',
    pt: 'sonecas?|sesta|cochilo|descanso depois do almoco',
    nl: 'middagdutje|middagslaapje|dutje|siesta|middagrust',
    zh: '睡?午[睡觉休]觉?|小睡',
    ja: '昼寝|お昼寝|午睡',
    ko: '낮잠|오침',
  }),
  'g',
);
const work = new RegExp(
  anyOf({
    en: '(?:have|need|needs) to work|works?(?= (?:in|from|every|each|mornings|\\d|remotely))|working|remote work|home office|online meetings?|i work',
    de: 'arbeite[nt]?|homeoffice|home office|arbeiten muss\\w*',
    fr: 'travaill\\w+|teletravail',
    es: 'trabaj(?:o|a|ar|amos|an)|teletrabajo',
    it: 'lavor(?:o|a|are|iamo|ano)',
    pt: 'trabalh(?:o|a|ar|amos|am)|teletrabalho',
    nl: 'werk(?:en|t)?|thuiswerken',
    zh: '工作|上班|办公',
    ja: '仕事|リモートワーク|在宅勤務',
    ko: '일(?:해야|을 해|해요|합니다|하고|함(?![가-힣]))|(?:재택 ?)?근무|재택(?! ?근무)|업무',
  }),
  'g',
);
export const clockRange =
  /(?<![\d:.])(\d{1,2})(?:[:h.](\d\d))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h|uur|点|時|时|시)?(?: (?:in the morning|morgens|du matin|de la manana|di mattina|del mattino|da manha|'s ochtends))?\s?(?:-|to|until|till|bis|a|as|alle|tot|到|至|~|から|부터)\s?(?:las )?(\d{1,2})(?:[:h.](\d\d))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h|uur|点|時|时|시)?/;

/** Reads hours of every day that stay free: a nap after lunch, work in the mornings or from nine to twelve. */
export function readBreaks(text: string): SlotMatch[] {
  return [
    ...withHours(
      text,
      matchSlots(text, naps, () => [['break', lunchNap]], 0.9),
      () => lunchNap,
    ),
    ...withHours(
      text,
      matchSlots(text, work, () => [['break', 'work']], 0.9),
      (near) => partsOfDay.find(([pattern]) => pattern.test(near))?.[1],
    ),
  ].map((one) => ({ ...one, value: toAfternoon(one.value) }));
}

/** Moves hours to the afternoon: a nap "1-2:30" is after lunch, and work "1-3" is not at night. */
function toAfternoon(hours: string): string {
  const [start = 0, end = 0] = hours.split('-').map(Number);
  return end <= earliestNapEnd ? `${start + 720}-${end + 720}` : hours;
}

const earliestNapEnd = 360;

/** A part of the day right before the hours: 晚上8点到10点. */
const laterPart = /(?:下午|傍晚|晚上|夜里|午后|夕方|夜|오후|저녁|밤)(?:は|に)?\s?$/;

function toLater(hours: string | undefined): string | undefined {
  const [start = 0, end = 0] = hours?.split('-').map(Number) ?? [];
  return hours !== undefined && end <= 720 ? `${start + 720}-${end + 720}` : hours;
}

/** Replaces the value by the hours beside the words; leaves out matches without hours. */
function withHours(
  text: string,
  found: readonly SlotMatch[],
  otherwise: (near: string) => string | undefined,
): SlotMatch[] {
  return found.flatMap((one): SlotMatch[] => {
    const rest = /^[^.;!?,]*/.exec(text.slice(one.end, one.end + maxWindow))?.[0] ?? '';
    const lead = /[^.;!?,]*$/.exec(text.slice(Math.max(0, one.start - maxWindow), one.start))?.[0] ?? '';
    const after = clockRange.exec(rest);
    const before = clockRange.exec(lead);
    const match = after ?? before;
    const source = after === null ? lead : rest;
    const hours = toHours(match);
    const part = match === null ? null : laterPart.exec(source.slice(0, match.index));
    const isLate = part !== null;
    const value = (isLate ? toLater(hours) : hours) ?? otherwise(`${lead.slice(-20)} ${rest.slice(0, 25)}`);
    if (value === undefined) return [];
    const end = hours !== undefined && after !== null ? one.end + after.index + after[0].length : one.end;
    const start =
      hours !== undefined && after === null && before !== null
        ? one.start - lead.length + before.index - (part?.[0].length ?? 0)
        : one.start;
    return [{ ...one, value, start, end }];
  });
}

/** Converts a match of `clockRange` to `start-end` in minutes after midnight; undefined when it is no range of one day. */
export function toHours(match: RegExpExecArray | null): string | undefined {
  if (match === null) return undefined;
  const [, from = '', fromMinute = '0', fromMark = '', to = '', toMinute = '0', toMark = ''] = match;
  const isPm = (mark: string): boolean => mark.startsWith('p');
  // "from 9 to 1" ends after noon.
  const isPastNoon = toMark === '' && Number(to) < Number(from) && Number(to) < 8;
  const end =
    (Number(to) + ((isPm(toMark) || isPastNoon) && Number(to) < 12 ? 12 : 0)) * 60 + Number(toMinute);
  const early = Number(from) * 60 + Number(fromMinute);
  const isLate = isPm(fromMark) || (fromMark === '' && isPm(toMark) && early + 720 < end);
  const start = early + (isLate && Number(from) < 12 ? 720 : 0);
  return start < end && end <= 1440 ? `${start}-${end}` : undefined;
}
