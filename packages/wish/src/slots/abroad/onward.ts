import type { Slot, SlotMatch } from '../../slot-match.ts';
import { listPlacesAbroad } from './foreign-places.ts';

/** Longest text before a city in which the direction is looked for. */
const maxLead = 24;
const fromBefore =
  /(?:\b(?:(?<!back )from|ex|out of|aus|von|ab|abflug|depuis|(?<!(?:retour|rentr\w+|reven\w+) )de|du|desde|da|dal|dall'|dalla|dai|vanuit|uit|van|leav(?:e|es|ing)|depart(?:s|ing)?|after|apres|despues de|dopo|depois d[aeo])|从|由|经|离开)\s?(?:the |der |den |le |la |l'|el |il |o |a )?$/;
const toBefore =
  /(?:\b(?:to|for|onto|nach|vers|pour|a|para|hacia|hasta|per|verso|naar|(?:then|afterwards|next|onwards?|continu\w+|danach|dann|weiter|puis|ensuite|luego|despues|poi|dopo|depois|daarna|vervolgens)(?: (?:on|to|nach|a|au|aux|vers|en|in|para|per|naar)){0,2}(?: (?:a )?(?:flight|flug|vol|vuelo|volo|voo|vlucht)(?: (?:to|nach|vers|a|para|per|naar))?)?)|去|飞往?|前往|到|转往|回)\s?(?:the |die |le |la |l'|les |el |il |o |a )?$/;
/** Matches words for the country before China: "we will already be in Tokyo". */
const alreadyThere =
  /(?<![a-z])(?:live|lives|living|based|work|works|working|teacher|expats?|students?|home is|wohnen?|leben|arbeiten?|habitons|habite|vivons|vivimos|vivo|viviamo|moramos|moro|wonen|woon|already|deja|schon|bereits|ya|gia|ja|al|(?:am|are|i'm|we're|currently|now|right now|bin|sind|gerade|derzeit|aktuell|estoy|estamos|actualmente|ahora|suis|sommes|actuellement|sono|siamo|attualmente|adesso|estou|atualmente|agora|ben|zijn|momenteel|nu)) (?:in|a|en|em|au|te|aux|no|na) (?:the |der |den |la |les )?$/;
/** Matches words that correct an earlier question: "From Kathmandu? Actually start in Chengdu". */
const takenBack =
  /^ ?\? ?(?:or|no|nah|actually|maybe|oder|nein|lieber|ou|non|plutot|o|mejor|anzi|ou|nao|melhor|of|nee|还是|不|いや|아니)(?![a-z])/;
/** "A family of five from Brisbane": people who are from a city have the passport of its country. */
const peopleFrom =
  /(?<![a-z])(?:family|couples?|friends|group|people|adults|pax|us|we are|we're|i'm|i am|retirees|teachers|nurses|engineers|doctors|pensioners|colleagues|classmates|travell?ers|students|sisters|brothers|familie|paar|ehepaar|freund\w*|wir (?:sind|kommen)|ich (?:bin|komme)|famille|amie?s|on est|nous sommes|je suis|viens|venons|familia|parejas?|amig[oa]s|somos|soy|venimos|famiglia|coppi[ae]|amic[hi]e?|siamo|sono|veniamo|casal|casais|sou|gezin|stel|vriend\w*|wij zijn|we zijn|komen)(?: of (?:\d|two|three|four|five|six))? (?:all |both )?(?:from|aus|de|d'|da|di|do|uit|van) ?$/;
const maxPeople = 48;
/** Countries in which most travellers of other countries live as expatriates. */
const isExpatCountry = /^(?:AE|QA|SA|KW|BH|OM|HK|SG|MO|TW)$/;
const fromAfter = /^\s?(?:-|>|から|에서|来|出?[发発]|飞| ?출발)/;
const toAfter = /^(?:へ|に(?:行|向)|まで|으로|로(?!마))/;

/**
 * Reads the countries before and after China from cities abroad: "coming from Tokyo, going on to London". Visa-free transit
 * depends on them. A city without a direction is marked as read.
 */
export function readOnward(text: string, hasPassport = true): SlotMatch[] {
  const found = listPlacesAbroad(text);
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
      {
        slot,
        value: isSaid && isFirst ? code : '',
        start,
        end,
        confidence: 0.9,
      },
      ...(isHome && !hasPassport ? [{ slot: 'nat', value: code, start, end, confidence: 0.6 } as const] : []),
    ];
  });
}
