import { toSimplified } from '@yunyou/domain/search/simplified';
import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

const latin = new RegExp(
  `(?:(?:no more than|not more than|max(?:imum|imal)?\\.?(?: of)?|at most|only|hochstens|nicht mehr als|nur|pas plus de|au maximum|maximo|no mas de|como mucho|non piu di|al massimo|massimo|nao mais de|no maximo|niet meer dan|hooguit|maximaal) )?(${count}) (?:sights?|visits?|things?|places?|stops?|attractions?|activit(?:y|ies)|sehenswurdigkeiten?|besichtigungen?|programmpunkte?|sachen?|dinge?|orte?|visites?|choses?|sites?|visitas?|cosas?|lugares?|sitios?|visite|visita|cos[ae]|post[oi]|luog(?:o|hi)|coisas?|atracoes|passeios?|bezienswaardighed(?:en)?|bezienswaardigheid|ding(?:en)?|plek(?:ken)?)(?: (?:max|maximum|at most))? (?:a day|per day|each day|every day|pro tag|am tag|par jour|al dia|por dia|al giorno|per dag)(?![a-z])`,
  'g',
);
const eastAsian = new RegExp(
  toSimplified(
    `(?:每天|一天|1日|一日)(?:に|最多|不超过|就|只)?(${hanCount})(?:个(?:景点|地方)?|か所|ヶ所|箇所|つ|件)(?:まで|くらい|以内)?`,
  ),
  'g',
);
const korean = new RegExp(`하루에? ?(?:최대 ?)?(${koreanCount}) ?(?:곳|군데|개)(?: ?(?:만|이하|정도))?`, 'g');

/** Reads the most visits that a day may have: "no more than two sights a day". */
export function readVisits(text: string): SlotMatch[] {
  return [latin, eastAsian, korean].flatMap((pattern) =>
    matchSlots(text, pattern, ([, some = '']) => {
      const visits = toNumber(some);
      return visits >= 1 && visits <= 12 ? [['visits', String(visits)]] : [];
    }),
  );
}
