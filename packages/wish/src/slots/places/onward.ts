import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import type { Slot, SlotMatch } from '../../slot-match.ts';
import type { Span } from '../../spans.ts';
import { foreignCities } from './foreign-cities.data.ts';

const cities = foreignCities.map(([code, names]) => {
  const all = toSimplified(names).split('|');
  const latin = all.filter((name) => /^[a-z]/.test(name)).join('|');
  const others = all.filter((name) => !/^[a-z]/.test(name)).join('|');
  return { code, latin, others, exact: new RegExp(`^(?:${latin}|${others})$`) };
});
/** One pattern for all cities, so that the text is searched once. */
const anyCity = new RegExp(
  `(?<![a-z])(?:${cities.map(({ latin }) => latin).join('|')})(?![a-z])|${cities.map(({ others }) => others).join('|')}`,
  'g',
);
const cityAtEnd = new RegExp(`(?:${anyCity.source})$`);

/** Returns whether a normalised text ends with a city abroad. */
export const endsAbroad = (text: string): boolean => cityAtEnd.test(text);

/** Lists the cities abroad of a normalised text with the codes of their countries. */
export function listForeignCities(text: string): (Span & { readonly code: string })[] {
  return findAll(text, anyCity).flatMap(({ index, 0: name }) => {
    const code = cities.find(({ exact }) => exact.test(name))?.code;
    return code === undefined ? [] : [{ code, start: index, end: index + name.length }];
  });
}

/** Longest text before a city in which the direction is looked for. */
const maxLead = 24;
const fromBefore =
  /(?:\b(?:from|ex|aus|von|ab|depuis|de|desde|da|dal|vanuit|uit|van|leav(?:e|es|ing)|depart(?:s|ing)?)|从|由|经)\s?(?:the )?$/;
const toBefore =
  /(?:\b(?:to|for|onto|nach|vers|pour|a|para|hacia|hasta|per|verso|naar|(?:then|puis|dann|luego|poi|depois|daarna) (?:a )?(?:flight|flug|vol|vuelo|volo|voo|vlucht))|去|飞往?|前往|到|转往)\s?$/;
/** Matches words for the country before China: "we will already be in Tokyo". */
const alreadyThere =
  /(?<![a-z])(?:live|lives|living|based|work|works|working|teacher|expats?|students?|home is|wohnen?|leben|arbeiten?|habitons|habite|vivons|vivimos|vivo|viviamo|moramos|moro|wonen|woon|already|deja|schon|bereits|ya|gia|ja|al) (?:in|a|en|em|au|te) $/;
/** Matches words that correct an earlier question: "From Kathmandu? Actually start in Chengdu". */
const takenBack =
  /^ ?\? ?(?:or|no|nah|actually|maybe|oder|nein|lieber|ou|non|plutot|o|mejor|anzi|ou|nao|melhor|of|nee|还是|不|いや|아니)(?![a-z])/;
/** "A family of five from Brisbane": people who are from a city have the passport of its country. */
const peopleFrom =
  /(?<![a-z])(?:family|couples?|friends|group|people|adults|pax|us|we are|we're|i'm|i am|retirees|teachers|nurses|engineers|doctors|pensioners|colleagues|classmates|travell?ers|students|sisters|brothers|familie|paar|ehepaar|freund\w*|wir (?:sind|kommen)|ich (?:bin|komme)|famille|amie?s|on est|nous sommes|je suis|viens|venons|familia|parejas?|amig[oa]s|somos|soy|venimos|famiglia|coppi[ae]|amic[hi]e?|siamo|sono|veniamo|casal|casais|sou|gezin|stel|vriend\w*|wij zijn|we zijn|komen)(?: of (?:\d|two|three|four|five|six))? (?:all |both )?(?:from|aus|de|d'|da|di|do|uit|van) ?$/;
const maxPeople = 48;
/** Countries in which most travellers of other countries live as expatriates. */
const isExpatCountry = /^(?:AE|QA|SA|KW|BH|OM|HK|SG|MO|TW)$/;
const fromAfter = /^\s?(?:-|>|から|에서|来|出发|飞)/;
const toAfter = /^(?:へ|に(?:行|向)|まで|으로|로(?!마))/;

/**
 * Reads the countries before and after China from cities abroad: "coming from Tokyo, going on to London". Visa-free transit
 * depends on them. A city without a direction is marked as read.
 */
export function readOnward(text: string, hasPassport = true): SlotMatch[] {
  const found = listForeignCities(text);
  const seen = new Set<Slot>();
  return found.flatMap(({ code, start, end }): SlotMatch[] => {
    const lead = text.slice(Math.max(0, start - maxLead), start);
    const rest = text.slice(end, end + 6);
    const slot: Slot =
      (toBefore.test(lead) && !alreadyThere.test(lead)) || toAfter.test(rest) ? 'goes-to' : 'comes-from';
    const isSaid =
      !takenBack.test(text.slice(end, end + 24)) &&
      (slot === 'goes-to' || alreadyThere.test(lead) || fromBefore.test(lead) || fromAfter.test(rest));
    const isFirst = !seen.has(slot);
    if (isSaid) seen.add(slot);
    const isHome =
      slot === 'comes-from' &&
      isFirst &&
      !isExpatCountry.test(code) &&
      peopleFrom.test(text.slice(Math.max(0, start - maxPeople), start));
    return [
      { slot, value: isSaid && isFirst ? code : '', start, end, confidence: 0.9 },
      ...(isHome && !hasPassport ? [{ slot: 'nat', value: code, start, end, confidence: 0.6 } as const] : []),
    ];
  });
}
