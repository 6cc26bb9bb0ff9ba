import { findAll } from '../../find-all.ts';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { listStays } from '../places/stays.ts';
import { clockRange, toHours } from '../time/breaks.ts';
import { listClockTimes } from '../time/clock.ts';

/** Words for a ship that stays in port for some hours. */
const portCall = new RegExp(
  anyOf({
    en: 'cruise (?:ship|liner|terminal|port|stops?|calls?|docks?|stopover)|cruise(?=[ :,·][^.;!?]{0,30}(?:dock|port|stop|board|ashore))|(?:our|the|my|a) ship(?= )|port (?:calls?|days?|stops?)|ports? of call|shore (?:days?|excursions?|leave|time)|all aboard|back (?:on board|aboard|(?:at|on|to) (?:the |our )?ship)|ashore|off the (?:ship|boat)|ship (?:docks?|arrives|is in|leaves|sails)|dock(?:s|ing)? (?:in|at)',
    de: 'kreuzfahrt(?:schiff\\w*|er)?|kreuzfahrer|landgang|landausflug\\w*|liegezeit|hafentag|schiff (?:legt|liegt|macht)|alle an bord|zuruck an bord',
    fr: 'paquebot|escale (?:de |en )?croisiere|croisiere|bateau de croisiere|navire|retour a bord|a quai',
    es: 'crucero|atraca(?:mos)?|zarpa(?:mos)?|a bordo|(?:el|nuestro) barco (?:de|llega|para|atraca)',
    it: 'crociera|(?:la|nostra) nave|attracc(?:a|hiamo|o)|salpa|a bordo',
    pt: 'cruzeiro|(?:o|nosso) navio|atraca(?:mos)?|zarpa(?:mos)?|a bordo',
    nl: 'cruise(?:schip)?|(?:ons|het) schip|aan boord|wal(?:bezoek|excursie)',
    zh: '邮轮|郵輪|靠港|靠岸|停靠|回船|(?:游轮|船)(?:靠|停|到港|离港)',
    ja: 'クルーズ船|クルーズで|寄港|入港|帰船',
    ko: '크루즈(?:선)?|기항|정박|승선|출항',
  }),
  'g',
);
const riverCruise = new RegExp(
  anyOf({
    en: 'yangtze|yangzi|three gorges|river (?:cruises?|ship)|dinner cruise|(?:pearl|huangpu|li) river',
    de: 'jangtse|yangtse|drei schluchten|flusskreuzfahrt|fluskreuzfahrt',
    fr: 'yangtse|trois gorges|fleuve',
    es: 'tres gargantas|rio',
    it: 'tre gole|fiume',
    pt: 'tres gargantas|rio',
    nl: 'drie kloven|rivier(?:cruise)?',
    zh: '长江|三峡',
    ja: '长江|三峡|ディナー',
    ko: '장강|양쯔강|삼협',
  }),
);
/** Matches words that make the only hour of a port call that of leaving. */
const sails = new RegExp(
  anyOf({
    en: 'aboard|on board|sail(?:s|ing)?|leav(?:es|ing)|depart(?:s|ing|ure)?|back',
    de: 'an bord|ablegen|legt ab|abfahrt',
    fr: 'a bord|appareill\\w+|depart',
    es: 'a bordo|zarpa\\w*|sale',
    it: 'a bordo|salpa|riparte',
    pt: 'a bordo|zarpa\\w*|sai|parte',
    nl: 'aan boord|vertrek\\w*|vaart',
    zh: '回船|上船|离港|开船',
    ja: '出港|帰船',
    ko: '출항|승선',
  }),
);
/** Less time in port is not planned. */
const minMinutesInPort = 180;
/** Hours that a port call without a second hour has. */
const assumedMinutesInPort = 9 * 60;

type PortCallContext = {
  /** Places of the wish with their slots. */
  readonly places: readonly SlotMatch[];
  readonly cityOf: (spotId: string) => string | undefined;
  /** Days that the dates of the wish give; 0 when they give none. */
  readonly datedDays: number;
};

/**
 * Reads a day ashore from a cruise ship: one day in one city, with the hours between docking and leaving. A longer trip that
 * begins or ends on a ship, and a cruise on a river, are none.
 */
export function readPortCall(text: string, { places, cityOf, datedDays }: PortCallContext): SlotMatch[] {
  const cues = findAll(text, portCall);
  const [cue] = cues;
  if (cue === undefined || datedDays > 1 || riverCruise.test(text)) return [];
  if (listStays(text).some(({ unit, written }) => unit !== 'hours' && !(unit === 'days' && written === 1)))
    return [];
  const city =
    places.find(({ slot }) => /^(?:in|city|out)$/.test(slot))?.value ??
    places.flatMap(({ slot, value }) => (slot === 'spot' ? (cityOf(value) ?? []) : []))[0];
  const hours = readHoursInPort(text);
  if (city === undefined || hours === undefined) return [];
  const at = { start: cue.index, end: cue.index + cue[0].length, confidence: 0.9 } as const;
  const span = { ...at, start: hours.start, end: hours.end };
  return [
    { slot: 'days', value: '1', ...at },
    ...(['in', 'out', 'in-town', 'out-town'] as const).map((slot) => ({ slot, value: city, ...at })),
    { slot: 'only-cities', value: 'true', ...at },
    { slot: 'note', value: 'port-call', ...at },
    { slot: 'arrive', value: `ship-${hours.arrive}`, ...span },
    { slot: 'depart', value: `ship-${hours.depart}`, ...span },
    ...[
      ...hours.others,
      ...cues.map(({ index, 0: word }) => ({ start: index, end: index + word.length })),
    ].map((one): SlotMatch => ({ slot: 'arrive', value: '', confidence: 0, ...one })),
  ];
}

interface HoursInPort {
  readonly arrive: number;
  readonly depart: number;
  readonly start: number;
  readonly end: number;
  readonly others: readonly { readonly start: number; readonly end: number }[];
}

function readHoursInPort(text: string): HoursInPort | undefined {
  const times = listClockTimes(text).filter(({ start, end }) => /\d/.test(text.slice(start, end)));
  const [first, last] = [times[0], times.at(-1)];
  const range = clockRange.exec(text);
  const written = toHours(range);
  if (range !== null && written !== undefined && times.length < 3) {
    const [arrive = 0, depart = 0] = written.split('-').map(Number);
    // 早上9点到下午6点: the second hour has its part of the day, which the range does not know.
    const isLonger = last !== undefined && last.minute - arrive > depart - arrive;
    const [start, end] = [range.index, range.index + range[0].length];
    if (depart - arrive >= minMinutesInPort && !isLonger) return { arrive, depart, start, end, others: [] };
  }
  if (first === undefined || last === undefined) return undefined;
  if (first !== last && last.minute - first.minute >= minMinutesInPort)
    return {
      arrive: first.minute,
      depart: last.minute,
      start: first.start,
      end: first.end,
      others: times.slice(1).map(({ start, end }) => ({ start, end })),
    };
  if (first !== last) return undefined;
  const { minute, start, end } = first;
  const isLeaving = sails.test(text.slice(Math.max(0, start - 30), end + 12));
  return isLeaving
    ? { arrive: Math.max(0, minute - assumedMinutesInPort), depart: minute, start, end, others: [] }
    : { arrive: minute, depart: Math.min(1440, minute + assumedMinutesInPort), start, end, others: [] };
}
