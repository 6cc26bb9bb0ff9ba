import { findAll } from '../../find-all.ts';
import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { clockRange, toHours } from '../time/breaks.ts';
import { type ClockTime, listClockTimes } from '../time/clock.ts';
import { stopover } from './layover.ts';

/** Longest text around a time of day in which a verb of arriving or leaving is looked for. */
const maxWindow = 60;
/** The verb becomes part of the match up to this distance; text further apart stays for other readers. */
const maxGapToVerb = 6;

const arriving = anyOf({
  en: 'arriv(?:e|es|ing|al)|arr(?=[ .])|land(?:s|ing)?|touch(?:ing)? down|get(?:ting)? in|gets in|fly(?:ing)? in(?:to)?|flight (?:arrives|lands|gets in|in)|inbound|reach(?:es|ing)?|comes? in|(?<![a-z·])[a-z]{3}-·{3}(?!·*-)',
  de: 'ankunft|(?<=[ ,·])an(?= ?$)|ank(?=[ .])|ankomm\\w*|komm(?:e|en|t)|land(?:e|en|et|ung)|hinflug',
  fr: 'arriv\\w*|atterri\\w*|vol aller',
  es: 'lleg\\w*|aterri\\w*|vuelo de ida',
  it: 'arriv\\w*|atterr\\w*',
  pt: 'cheg\\w*|aterri\\w*|pous(?:o|a|amos|ar|ando|em)',
  nl: 'aankom\\w*|kom(?:en|t)?(?= |$)|landen|landt',
  zh: '到达|抵达|落地|降落|到(?!了)',
  ja: '到着|着(?!物)|着く|に着',
  ko: '도착|착륙|입국',
});
const leaving = anyOf({
  en: '(?:fl(?:y|ies|ying)|flights?|train|go(?:ing)?|head(?:ing)?|plane) (?:is |goes )?(?:home|out|back|leaves|departs|off)|return(?: flight)?(?= ·)|return flight|·-[a-z]{3}(?= )|dep(?=[ .])|depart(?:s|ing|ure)?|outbound|take(?:s)? off|flight (?:leaves|departs|is)|back(?= on ·| ·)|leav(?:e|es|ing)(?= ?·| ?$| (?:again )?(?:at|around|about|by) ?$| (?:by|with) ·| on| from| china| for the airport| (?:mon|tue|wed|thu|fri|sat|sun)[a-z]* )|last day(?= until)|fly (?:from|away)|(?:home|back)(?= from)|for (?:our|my|the) flight|(?:next|onward|connecting|second) flight(?: is| leaves| departs| goes)?',
  de: 'ruckflug|heimflug|abflug|abf(?=[ .])|abreise|abfahrt|flieg(?:e|en|t)(?= ?(?:·|um|ab|zuruck|heim|nach hause|wieder))|zuruck|heim|flug geht|weiter(?= ?(?:nach|um|geht|mit|·))|weiterflug|anschlussflug|nachster flug',
  fr: 'retour|depart|repart\\w*|re?decoll\\w*|vol (?:de )?retour|rentr\\w+|prochain vol|vol suivant|continu(?:ons|ation)(?= (?:vers|sur|pour|·))',
  es: 'regres\\w*|nos vamos|me voy|vuelta|salida|salimos|salgo|partimos|sale|despeg\\w*|volvemos|vuelo de (?:regreso|vuelta)|(?:proximo|siguiente) vuelo|seguimos(?= (?:a|hacia|para|·))|sigo(?= (?:a|hacia|para|·))',
  it: 'ritorno|partenza|ripart\\w*|decoll\\w*|partiamo|parte|volo di ritorno|prossimo volo|prosegu\\w+',
  pt: 'regress\\w*|retorno|volta\\w*|partida|partimos|saida|saimos|saio|sai(?= )|parte|decol\\w*|voo de (?:volta|regresso)|proximo voo|sigo(?= (?:para|·))|seguimos(?= (?:para|·))',
  nl: 'terugvlucht|vertrek\\w*|terug|(?:door|verder)(?= ?(?:naar|om|·))|vlieg(?:en|t) (?:terug|naar huis)|vlucht terug|volgende vlucht',
  zh: '起飞|离开|离境|返程|回国|飞走|的飞机|航班|飞回|飞(?=[,.;]|$)|走(?!走)',
  ja: '帰国|出発|発(?!見)|帰り|離陸|出国',
  ko: '출발|출국|귀국|이륙|돌아',
});
const train = new RegExp(
  anyOf({
    en: 'trains?|railway|rail(?: station)?|[gdc]\\d{2,4}',
    de: 'zug|bahn(?:hof)?',
    fr: 'train|gare|tgv',
    es: 'tren',
    it: 'treno',
    pt: 'trem|comboio',
    nl: 'trein',
    zh: '火车|高铁|动车',
    ja: '列車|新幹線|高鉄',
    ko: '기차|고속철|열차',
  }),
);
const verbs = new RegExp(`(?<in>${arriving})|(?<out>${leaving})`, 'g');
const nextVerb = new RegExp(
  `^[\\s·に에の]{0,4}(?:飞机|flight |flug )?(?:(?<in>${arriving}|(?:an|aan)(?= ?(?:[,.;)]|$)))|(?<out>${leaving}|(?:ab|weg|weiter|zuruck|heim|nach hause)(?= ?(?:[,.;)]|$))))`,
);
/** Words that make an hour one of every day, not of the arrival. */
const daily =
  /\b(?:hotel|every (?:day|morning)|each (?:day|morning)|daily|breakfast|dinner|lunch|nothing before|not before|in bed|wake|sleep|nap|work(?:s|ing)?|meetings?|calls?|show|concert|jeden (?:tag|morgen)|chaque|cada|ogni|elke|todos)\b|每天|毎日|매일|工作|仕事|일해|起床/;

/**
 * Reads the hours of arrival and departure as `flight-minute` or `train-minute`, the clock time of the flight or train. A
 * part of the day ("landing in the evening") gives a lower confidence.
 */
export function readArrival(text: string): SlotMatch[] {
  const range = readStopoverHours(text);
  if (range.length > 0) return range;
  const times = listClockTimes(text).filter(
    (time) => findPrefix(text, time) !== undefined || !isLengthOfStopover(text, time),
  );
  const isPrefixed = times[0] !== undefined && findPrefix(text, times[0]) !== undefined;
  const found = times.flatMap((time, index): SlotMatch[] => {
    const beside = { previous: times[index - 1], next: times[index + 1], isPrefixed };
    const role = findRole(text, time, beside);
    if (role === undefined) return [];
    const near = text.slice(Math.max(0, time.start - maxWindow), time.end + 20);
    const by =
      train.test(near.replaceAll(/[.;!?].*$/g, '')) &&
      !/flight|fly|flug|flieg|vol |vuelo|volo|voo|飞|land/.test(near)
        ? 'train'
        : 'flight';
    return [
      {
        slot: role.slot,
        value: `${by}-${time.minute}`,
        start: Math.min(role.start, time.start),
        end: Math.max(role.end, time.end),
        confidence: time.isRough ? 0.6 : 0.95,
      },
    ];
  });
  const stated = withoutOutbound(found);
  return (['arrive', 'depart'] as const).flatMap((slot) =>
    pickBest(stated.filter((one) => one.slot === slot && one.value !== '')),
  );
}

/**
 * Removes the hours of the flight to China: in "Dep 16:20 arr 09:50, return 23:55" the first hour is right before
 * that of landing.
 */
function withoutOutbound(found: readonly SlotMatch[]): SlotMatch[] {
  return found.filter((one, index) => {
    const next = found[index + 1];
    return !(
      one.slot === 'depart' &&
      next?.slot === 'arrive' &&
      index === 0 &&
      next.start - one.end < maxWindow
    );
  });
}

/** "PVG 0620-2030". */
const fourDigitRange =
  /(?<![\d.,])([01]\d|2[0-3])([0-5]\d) ?(?:-|to|bis|a|tot) ?([01]\d|2[0-3])([0-5]\d)(?![\d.,])/;
const toMinutes = ([, ...numbers]: RegExpExecArray): string => {
  const [hour = 0, minute = 0, toHourOf = 0, toMinuteOf = 0] = numbers.map(Number);
  return `${hour * 60 + minute}-${toHourOf * 60 + toMinuteOf}`;
};

/** Reads the hours between two flights: "stopover 5am to 5pm", "scalo dalle 6 alle 20". */
function readStopoverHours(text: string): SlotMatch[] {
  if (!stopover.test(text)) return [];
  const digits = fourDigitRange.exec(text);
  const match = digits ?? clockRange.exec(text);
  const hours = digits === null ? (toHours(match) ?? toNightHours(match)) : toMinutes(digits);
  if (match === null || hours === undefined) return [];
  const [from = '', to = ''] = hours.split('-');
  const span = { start: match.index, end: match.index + match[0].length, confidence: 0.9 } as const;
  return [
    { slot: 'arrive', value: `flight-${from}`, ...span },
    { slot: 'depart', value: `flight-${to}`, ...span },
  ];
}

const [firstNightHour, lastMorningHour] = [17, 11];

/** Converts a match of `clockRange` that passes midnight: "22 bis 6 Uhr". */
function toNightHours(match: RegExpExecArray | null): string | undefined {
  const [, from = '', fromMinute = '0', fromMark = '', to = '', toMinute = '0', toMark = ''] = match ?? [];
  const landing = Number(from) + (fromMark.startsWith('p') && Number(from) < 12 ? 12 : 0);
  if (match === null || toMark.startsWith('p')) return undefined;
  if (landing < firstNightHour || landing > 24 || Number(to) > lastMorningHour) return undefined;
  return `${landing * 60 + Number(fromMinute)}-${Number(to) * 60 + Number(toMinute)}`;
}

/** Returns whether hours are a length: "24h in Beijing", and beside a word for a stopover "overstap van 10 uur", "conexão longa 13h". */
function isLengthOfStopover(text: string, { start, end }: ClockTime): boolean {
  if (/^24 ?h$/.test(text.slice(start, end))) return true;
  if (!/^\d{1,2} ?(?:uur|h|heures?|horas?|ore)$/.test(text.slice(start, end))) return false;
  const lead = text.slice(Math.max(0, start - maxWindow), start).replace(/^.*[,.;!?]/s, '');
  return stopover.test(lead) || stopover.test(/^[^,.;!?]{0,20}/.exec(text.slice(end, end + 20))?.[0] ?? '');
}

/** Prefers an hour to a part of the day, then the first one. The others are masked too. */
function pickBest(found: readonly SlotMatch[]): SlotMatch[] {
  const [best] = found.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start);
  return found.map((one) => (one === best ? one : { ...one, value: '' }));
}

/**
 * Matches text between a verb and its hour that other readers have used: "fly home from Beijing on the 16th in the
 * evening".
 */
const onlyPlacesAndDates =
  /^[\s·]*(?:(?:from|on|the|in|to|at|le|el|il|am|den|dem|dia|de|do|da|op|a|en|nach|von|ab)[\s·]+){0,6}$/;

type Role = { readonly slot: 'arrive' | 'depart'; readonly start: number; readonly end: number };

/** Matches the text between a verb and the hour that follows it directly: "arrivée 6h15", "Ankunft um 5:35". */
const toHour = /^[ :.·]{0,3}(?:(?:at|um|gegen|ca|a las?|a|alle|ore|as|om|rond|vers|circa) )?$/;

/** Matches an hour of departure that ends with its number: "an 6:20 ab 20:30". */
const isTimetable = /(?<![a-z])an \d{1,2}[:.]\d\d(?: uhr)?,? (?:und )?ab \d{1,2}[:.]\d\d$/;

/** Returns the role that a verb in Latin letters gives the hour right after it. */
function findPrefix(text: string, { start, end, isRough }: ClockTime): Role | undefined {
  if (isTimetable.test(text.slice(Math.max(0, start - maxWindow), end)))
    return { slot: 'depart', start, end };
  const lead = text.slice(Math.max(0, start - maxWindow), start);
  const verb = findAll(lead, verbs).at(-1);
  if (verb === undefined || isRough || !/^[a-z]/.test(verb[0])) return undefined;
  if (!toHour.test(lead.slice(verb.index + verb[0].length))) return undefined;
  return {
    slot: verb.groups?.['in'] === undefined ? 'depart' : 'arrive',
    start: start - lead.length + verb.index,
    end,
  };
}

function findRole(
  text: string,
  time: ClockTime,
  {
    previous,
    next,
    isPrefixed,
  }: {
    readonly previous: ClockTime | undefined;
    readonly next: ClockTime | undefined;
    /** The first hour follows its verb. Then the verb after an hour belongs to the next one: "arr 6:20 dep 20:30". */
    readonly isPrefixed: boolean;
  },
): Role | undefined {
  const { start, end, isRough } = time;
  const from = Math.max(previous?.end ?? 0, start - maxWindow);
  const lead = text
    .slice(from, start)
    .replaceAll(/(?<![a-z])(arr|dep|ank|abf|lleg)\./g, '$1 ')
    .replace(/^.*[.;!?](?!\d)/s, '');
  const rest =
    /^[^.;!?]*/.exec(text.slice(end, Math.min(next?.start ?? text.length, end + maxWindow)))?.[0] ?? '';
  const own = lead.replaceAll(/\bback (?:at|to) work\b/g, '');
  const beside = `${own.slice(-30).replace(/^.*,/s, '')}|${rest.slice(0, 20).replace(/,.*$/s, '')}`;
  if (daily.test(beside)) return undefined;
  const prefix = isPrefixed ? findPrefix(text, time) : undefined;
  if (prefix !== undefined) return prefix;
  const after = nextVerb.exec(rest);
  if (
    after?.groups !== undefined &&
    (!/[a-z]/.test(after[0]) ||
      /^ ?(?:aan|an|ab|weg|weiter|zuruck|heim|nach hause)$|arrival|landing|depart|flight|abflug|ankunft|arrivee|llegada|arrivo|chegada|aankomst|vertrek|salida|partenza|partida/.test(
        after[0],
      ))
  )
    return {
      slot: after.groups['in'] === undefined ? 'depart' : 'arrive',
      start,
      end: end + after[0].length,
    };
  const before = findAll(lead, verbs).at(-1);
  if (before !== undefined) {
    const gap = lead.slice(before.index + before[0].length);
    if (isRough && gap.length > 25 && !onlyPlacesAndDates.test(gap)) return undefined;
    const at = start - lead.length + before.index;
    const isBeside = start - at - before[0].length <= maxGapToVerb;
    return {
      slot: before.groups?.['in'] === undefined ? 'depart' : 'arrive',
      start: isBeside ? at : start,
      end,
    };
  }
  if (isRough && /[a-z]/.test(text.slice(start, end))) return undefined;
  const later = findAll(rest.slice(0, 25), verbs)[0];
  if (later === undefined) return undefined;
  return {
    slot: later.groups?.['in'] === undefined ? 'depart' : 'arrive',
    start,
    end: later.index <= maxGapToVerb ? end + later.index + later[0].length : end,
  };
}
