import { toSimplified } from '@yunyou/domain/search/simplified';
import { anyOf } from './phrases.ts';

/** Longest text before a word in which "few" is looked for. */
const maxLead = 60;
const maxRest = 24;

const someOf =
  '(?:only|just|maybe|max(?:imum|imal)?|at most|no more than|not more than|nur|hochstens|nicht mehr als|seulement|au maximum|pas plus (?:de|d)|solo|maximo|como mucho|no mas de|al massimo|non piu di|so|apenas|no maximo|nao mais de|alleen|maar|hooguit|niet meer dan)';
const oneOrTwo =
  '(?:a few|a couple of|an?|one|two|three|ein(?:e|en|ige)?|ein paar|zwei|une?|deux|quelques|una?|un par de|dos|due|um(?:a)?|dois|duas|alguns|een|twee|een paar|1|2|3)(?: ?(?:or|oder|ou|o|of|-) ?(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|tres|twee|drie|2|3))?';
const few = anyOf({
  en: `(?:not|no|don't (?:want|need)|without)(?: just| only)? (?:every (?:single )?day(?: a| another)?|(?:a|another) [a-z]{0,8} ?every day)|(?:not|no|don't want|without) (?:too|so|that|very) (?:many|much)(?: of)?|not (?:many|much|loads of|tons of|a lot of)|(?<!an? )(?:very |only )?few(?:er)?|less|limit(?: the)?(?: number of)|go easy on(?: the)?|easy on(?: the)?|enough with|one is enough|${someOf}[ ']${oneOrTwo}`,
  de: 'nicht (?:nur|jeden tag|taglich|standig|immer)(?: einen| eine)?|nicht (?:so|zu|allzu|besonders) viele?n?|(?:nur |eher )?wenige?r?n?|weniger|nicht noch mehr|kaum',
  fr: "pas (?:que|tous les jours|toujours|chaque jour)(?: des| un| une| de)?|pas (?:trop|beaucoup|tant|tellement) (?:de |d')?|(?:tres )?peu (?:de |d')|moins (?:de |d')",
  es: 'no (?:solo|todos los dias|cada dia)(?: un| una)?|no (?:demasiad[oa]s?|tant[oa]s?|much[oa]s?)|(?:muy |solo )?poc[oa]s?|menos|sin demasiad[oa]s?',
  it: 'non tropp[ieoa]|non tant[ieoa]|non molt[ieoa]|(?:solo )?poch[ei]|meno|senza tropp[ieoa]',
  pt: 'nao (?:muit[oa]s?|demasiad[oa]s?|tant[oa]s?)|(?:so )?pouc[oa]s?|menos|sem muit[oa]s?',
  nl: 'niet (?:te|zo|al te) veel|weinig|minder',
  zh: '不(?:要|想|用)?(?:看|去|逛|安排)?(?:太多|那么多|很多)(?:的)?|(?:不要|别)(?:看|去|逛|安排)?太多|少(?:去|看|逛|安排|来|点|些|一点|一些)(?:点|些|几个)?|没必要太多|(?:一|两|1|2|一两)个(?:就够|就好)',
  ko: '너무 많은|많지 않은|적은',
});
/** Units of a length. "Only two days, hiking" limits no kind of sight. */
const units =
  'days?|nights?|weeks?|hours?|tage?|nachte?|wochen?|jours?|nuits?|semaines?|dias?|noches?|semanas?|giorn[oi]|nott[ei]|settiman[ae]|noites?|dag(?:en)?|nacht(?:en)?|we(?:ek|ken)';
/** At most three words between "few" and the kind: "not too many big temples". */
const before = new RegExp(`${few}((?: (?!(?:${units})(?![a-z]))[a-z'-]{1,16}){0,3}) ?(?:的|은)?$`);
const after = new RegExp(
  toSimplified(
    '^(?:,?(?: are| is| but)? (?:only )?(?:in moderation|not too (?:many|much)|a bit less|limited|kept? to a minimum)|,? (?:aber )?(?:nicht|bitte nicht) (?:so|zu|allzu) viele?|,? (?:mais )?pas trop(?![a-z])|,? (?:pero )?no demasiad[oa]s?|,? (?:ma )?non tropp[ie]|,? (?:mas )?nao muit[oa]s|,? (?:maar )?niet (?:te|zo) veel)(?! (?!(?:and|but|please|though|und|aber|bitte|et|mais|y|e|mas|en|maar) )[a-z])|^(?:就|可以|要|请|最好)?(?:少(?:一点|一些|点|些|去|看)|不要太多|别太多|不用太多|不想看?太多|(?:看)?(?:一两|两三|一|两|1|2)个(?:就|也)?(?:够|好|行|可以))|^(?:は|を|も)?(?:少なめ|控えめ|少し(?:だけ|で)?|ほどほど|あまり多く|多すぎ|(?:1|2|一|二|1,2|1~2)(?:つ|か所|ヶ所|箇所)(?:だけ|で|まで))|^(?:은|는|을|를|이|가|도)? ?(?:적게|조금만|너무 많지|너무 많이|적당히|한두 ?(?:곳|개|군데)만|많이 (?:말고|는)|(?:하나|한 ?곳|한두 ?곳)(?:면|만|이면)(?: ?(?:충분|돼|되|좋)[가-힣]{0,3})?)',
  ),
);
/** Words that end the reach of "few": "few temples but lots of nature". */
const turn =
  /(?<![a-z])(?:but|and (?:more|lots|many|plenty)|more|lots of|plenty|aber|sondern|mehr|dafur|mais|plutot|pero|sino|mas bien|piuttosto|maar|meer)(?![a-z])/;

/**
 * Returns whether the wish limits the kind named from `start` to `end`: "not too many temples", "only one or two
 * museums", 寺庙少一点. "A few temples" is no limit.
 */
export function isFew(text: string, start: number, end: number): boolean {
  if (after.test(text.slice(end, end + maxRest))) return true;
  const lead = text.slice(Math.max(0, start - maxLead), start).replace(/^.*[.,;!?]/s, '');
  const match = before.exec(lead);
  return match !== null && !turn.test(match[1] ?? '');
}
