import { count, hanCount, toNumber } from '../../numbers.ts';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Up to three words between a verb and the hour. */
const some = '(?: [a-z]{2,14}){0,3}';
const hour = ` (${count})(?:[:h.](\\d\\d))?(?![\\d%€$]|[.,:]\\d)(?! ?(?:jahre?n?|ans|anos|anni|jaar|tagen?|jours?|dias?|giorni|dagen|euros?|km|meters?|metres?|metros|metri)(?![a-z]))`;
const koreanHour = String.raw`(\d{1,2})시`;

/** Words before the hour at which the first visit of a day may begin. */
const notBefore = anyOf({
  en: `(?:don't|dont|never|no one|nobody)${some} (?:before|until|till)`,
  de: `(?:nicht|nichts|nie|kein(?:e|en)? [a-z]{3,14}|erst|fruhestens)${some} (?:vor|ab|um)|ausschlafen bis`,
  fr: `(?:rien|pas|jamais|aucune? [a-z]{3,14})${some} avant|(?:debut|commencer|demarrer)${some} (?:apres|a partir de)`,
  es: `(?:nada|no|nunca)${some} antes de las?|(?:empezar|arrancar)${some} (?:a partir de|despues de) las?`,
  it: `(?:niente|nulla|non|mai)${some} prima delle|(?:iniziare|cominciare)${some} (?:dopo le|dalle)`,
  pt: `(?:nada|nao|nunca)${some} antes das|(?:comecar|iniciar)${some} (?:depois das|a partir das)`,
  nl: `(?:niet|niets|nooit|pas)${some} (?:voor|na|vanaf|om)|uitslapen tot`,
});
const notAfter = anyOf({
  de: `(?:im (?:hotel|bett)|zuruck im hotel|ins bett|schlafen)${some} (?:um|bis|ab|gegen|vor)`,
  fr: `(?:au lit|couch(?:er|es?)|dodo|(?:rentrer|retour|de retour) a l'hotel)${some}(?: (?:a|vers|avant|pour|des))?`,
  es: `(?:(?:en|a) la cama|dormir|acostar(?:se|nos|me)?|(?:en el|al) hotel)${some} (?:a|antes de|sobre|para) las`,
  it: `(?:a letto|a dormire|in (?:hotel|albergo))${some} (?:alle|entro le|prima delle|verso le|per le)`,
  pt: `(?:(?:na|para a) cama|dormir|deitar|(?:no|ao) hotel)${some} (?:as|antes das|ate as|pelas)`,
  nl: `(?:(?:in|naar) bed|slapen|in het hotel)${some} (?:om|voor|tegen|rond|uiterlijk)`,
});
/** The hour before the words: "um 21 Uhr im Bett", "om 22 uur naar bed". */
const hourThenBed = `(?<![a-z])(?:um|ab|bis|gegen|om|tegen|spatestens um)${hour}(?: ?(?:uhr|uur))? (?:im (?:hotel|bett)|ins bett|(?:wieder )?zuruck im hotel|schlafen|naar bed|in bed|(?:terug )?in het hotel)(?![a-z])`;

const starts: readonly RegExp[] = [
  new RegExp(`${notBefore}${hour}`, 'g'),
  new RegExp(
    `(${hanCount})${anyOf({
      zh: '点(?:钟)?(半)?(?:以后|之后|后|才)再?(?:出门|出发|开始|起床|起来|行动)',
      ja: '時(半)?(?:以降|過ぎ|から)に?(?:スタート|開始|出発|行動|動き|起き|始動)',
    })}`,
    'g',
  ),
  new RegExp(
    `(?:시작|아침|일정|기상)[^,.;\\d]{0,8}${koreanHour} ?(반)? ?(?:이후|부터)(?! ?\\d)|${koreanHour} ?(반)? ?(?:이후|부터|넘어서?)에? ?(?:시작|일정|나가|움직|활동)`,
    'g',
  ),
];
const ends: readonly RegExp[] = [
  new RegExp(`${notAfter}${hour}`, 'g'),
  new RegExp(hourThenBed, 'g'),
  new RegExp(
    `(${hanCount})${anyOf({
      zh: '点(?:钟)?(半)?(?:(?:之?前|以前)(?:要|想|得)?(?:回到?(?:酒店|宾馆)|睡|休息|结束)|就?要?(?:睡|上床))',
      ja: '時(半)?(?:(?:まで|前)に?は?(?:ホテル|就寝|寝|宿)|に?(?:就寝|寝る|寝たい))',
    })}`,
    'g',
  ),
  new RegExp(
    `(?:저녁|밤)? ?${koreanHour} ?(반)? ?(?:까지(?:는|에는)?|전에(?:는)?|이전에?(?:는)?) ?(?:호텔|숙소|취침|잠|자)`,
    'g',
  ),
];

/** Hours at which a day may begin, and at which it may end. */
const [earliest, latest, firstEvening, lastEvening] = [300, 780, 1020, 1439];

function toMinute(groups: readonly (string | undefined)[]): number {
  const [number = '', rest = '0'] = groups.filter((group) => group !== undefined);
  return toNumber(number) * 60 + (/^[半반]$/.test(rest) ? 30 : Number(rest));
}

/** Reads the earliest and the latest hour of the days: "nichts vor 10", "a letto alle 21", 夜は8時までにホテルへ. */
export function listStatedHours(text: string): SlotMatch[] {
  return [
    ...starts.flatMap((pattern) =>
      matchSlots(text, pattern, ([, ...groups]) => {
        const minute = toMinute(groups);
        return minute >= earliest && minute <= latest ? [['start', String(minute)]] : [];
      }),
    ),
    ...ends.flatMap((pattern) =>
      matchSlots(text, pattern, ([, ...groups]) => {
        const minute = toMinute(groups);
        const evening = minute < 720 ? minute + 720 : minute;
        return evening >= firstEvening && evening <= lastEvening ? [['end', String(evening)]] : [];
      }),
    ),
  ];
}
