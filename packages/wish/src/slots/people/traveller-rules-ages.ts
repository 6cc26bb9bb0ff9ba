import type { Rule } from './traveller-words.ts';

/** From this age on travellers count as seniors. */
const seniorAge = 60;
const adultAge = 18;

const countSeniors = (...ages: readonly (string | undefined)[]): number =>
  ages.filter((one) => Number(one) >= seniorAge).length;

const both = '(?:,|/|&|\\+|and|und|u\\.?|et|y|e|en)';
const years = '(?: ?(?:years?(?: old)?|yrs?|y/?o|jahre?(?: alt)?|j|ans|anos|anni|jaar))?';
/** An age with the sex of the traveller: "68F", "w34", French "H28", Dutch "66v". */
const tagged = "(?:[mfwvh] ?([1-9]\\d)|([1-9]\\d)[mfwvh])(?![a-z\\d'])";
const pairWords =
  "couple|zu zweit|paar|ehepaar|parchen|a deux|couple de retraites|pareja|matrimonio|coppia|in due|casal|stel|echtpaar|met (?:z'n )?tweeen|we are|we're|wir sind|wir|nous sommes|nous|on est|somos|siamo|we zijn|wij zijn|retirees|pensioners|rentner|rentnerpaar";
const parents =
  'mother|mum|mom|mutter|mama|mere|maman|madre|mamma|mae|moeder|father|dad|vater|papa|pere|padre|babbo|pai|vader|grandmother|grandma|oma|opa|grandpa|abuel[oa]|nonn[oa]|avo|grand-?mere|grand-?pere';
const childrenOf =
  'daughter|son|tochter|sohn|fille|fils|hij[oa]|figli[oa]|filh[oa]|dochter|zoon|grandson|granddaughter|enkelin|enkel|niet[oa]|net[oa]|petit-fils|petite-fille|kleinzoon|kleindochter';
const parentsHan =
  '(?:我)?(?:(?<!爸)妈妈?|爸爸?(?!妈)|母亲|父亲|婆婆|公公|岳母|岳父|外婆|奶奶|爷爷|外公|姥姥|姥爷)';
const parentsKorean =
  '(?:친정 ?)?(?:엄마|어머니|아빠|아버지|할머니|할아버지|외할머니|외할아버지|장모님?|장인어른|시어머니|시아버지)';

/** Travellers whose ages are written beside them. They run before the rules that count people, which would count an age as people. */
export const ageRules: readonly Rule[] = [
  [
    new RegExp(`(?<![a-z\\d])\\(?${tagged} ?${both} ?${tagged}\\)?`, 'g'),
    ([, a, b, c, d]) => ({ adults: 2, pair: true, seniors: countSeniors(a ?? b, c ?? d) }),
  ],
  [
    new RegExp(`(?<![a-z\\d.,:'])${tagged}(?! ?(?:\\d|:|high|hoch|tower|tall|turm|haut))`, 'g'),
    ([, a, b]) => (Number(a ?? b) >= seniorAge ? { seniors: 1 } : {}),
  ],
  [
    // "zu zweit (61/63)", "coppia 65 e 67 anni", "stel van 62 en 65"
    new RegExp(
      `(?<![a-z])(?:${pairWords})(?: (?:van|de|di|of|von|aged?|in|both))?[,:]? ?\\(?([2-9]\\d)${years} ?${both} ?([2-9]\\d)(?![\\d.:])(?! ?(?:days?|tage|jours|dias|giorni|dagen|nights?|euro|eur|usd|kg|km|%|people|personen))${years}\\)?`,
      'g',
    ),
    ([, a, b]) => ({ adults: 2, pair: true, seniors: countSeniors(a, b) }),
  ],
  [
    // "Mère (70 ans) et fille (41)", "mother-daughter trip", "father and son (10)"
    new RegExp(
      `(?<!\\b(?:my|our|meine?|unsere?|ma|mon|mi|mia|mio|minha|meu|mijn|the|his|her) )(?<![a-z])(?:${parents})(?:,? ?\\(?([3-9]\\d)${years}\\)?)? ?(?:and|&|\\+|und|et|y|e|en|-) ?(?:adult )?(?:${childrenOf})(?![a-z])(?:,? ?\\(?(\\d{1,2})(?![\\d:.])(?! ?(?:days?|tage|jours|dias|giorni|dagen|nights?|weeks?))${years}\\)?)?`,
      'g',
    ),
    ([, parent, child]) =>
      child !== undefined && Number(child) < adultAge
        ? { adults: 1, kids: 1, ages: [Number(child)], seniors: countSeniors(parent) }
        : { adults: 2, pair: true, seniors: countSeniors(parent, child) },
  ],
  [
    // "viajo sola, 66 años", "solo, 62 years old"
    new RegExp(
      `(?<![a-z])(?:sol[oa]|seule?|alleine?|alleen|sozinh[oa]|alone|solo travell?er)(?:,| und| and| -)? ?\\(?([6-9]\\d)${years}\\)?(?![\\d.:%])(?! ?(?:days?|tage|jours|dias|giorni|dagen|nights?|euro))`,
      'g',
    ),
    () => ({ adults: 1, seniors: 1 }),
  ],
  [
    // "wheelchair user + carer", "mit Begleitung", "con accompagnatore"
    /(?<![a-z])(?:and|with|plus|\+|&|und|mit|et|avec|y|con|e|com|en|met) (?:(?:a|an|my|his|her|one|einer|meiner|un|une|una|mi|su|um|uma|een|mijn) )?(?:carer|caregiver|helper|companion|assistant|begleit(?:ung|person|er|erin)|pfleger(?:in)?|accompagnat(?:eur|rice|ore)|acompanante|cuidador[a]?|badante|acompanhante|begeleid(?:er|ster|ing)|verzorger)(?![a-z])/g,
    () => ({ adults: 1, self: true }),
  ],
  [
    new RegExp(
      `${parentsHan}(?:今年)?\\(?([4-9]\\d)(?:岁|多岁)?\\)?(?:(?:和|跟|与|,)?我(?:自己)?(?:今年)?\\(?[1-9]\\d岁?\\)?)?`,
      'g',
    ),
    ([, age]) => ({ adults: 1, self: true, seniors: countSeniors(age) }),
  ],
  [
    new RegExp(
      `${parentsKorean} ?\\(?([4-9]\\d)(?:세|살)?\\)?(?:이?랑|와|과|하고)?(?: ?(?:저|나|본인)(?: ?\\([1-9]\\d(?:세|살)?\\))?(?![가-힣]))?`,
      'g',
    ),
    ([, age]) => ({ adults: 1, self: true, seniors: countSeniors(age) }),
  ],
  [
    // 孩子13和16, 아이(5, 8), 子供(7・10)
    /(?:孩子|小孩|儿子|女儿|娃|子供|子ども|아이|애)(?:们|们都|들)?(?:都|分别)?(?:是)?\(?([1-9]|1[0-7])(?:岁|歳|才|살|세)?(?:,|和|与|跟|と|과|와|・|·|\/) ?([1-9]|1[0-7])(?:岁|歳|才|살|세)?(?!\d|个|名|人|명|天|日|박|일)\)?/g,
    ([, a, b]) => ({ ages: [Number(a), Number(b)] }),
  ],
  [
    // "총 3명", "一共5个人", "6 people in total"
    /(?:총|모두|전부|一共|总共|合计|全部で|計|计) ?(\d{1,2}) ?(?:명|个?人|名|분)|(?<![a-z\d.,])(\d{1,2}) (?:people|persons|pax|of us|personen|personnes|personas|persone|pessoas) (?:in total|in all|altogether|total|insgesamt|en tout|au total|en total|in tutto|in totale|no total|in totaal)(?![a-z])/g,
    ([, eastAsian, latin]) => ({ whole: Number(eastAsian ?? latin) }),
  ],
  [/(\d{1,2})人家族/g, ([, some]) => ({ total: Number(some) })],
  [
    /부모님(?:을|이랑|과|와)? ?(?:모시고)? ?\(([4-9]\d)(?:세|살)?, ?([4-9]\d)(?:세|살)?\)(?: ?모시고)?/g,
    ([, a, b]) => ({ adults: 2, self: true, seniors: countSeniors(a, b) }),
  ],
  [
    // "abuelos (70 y 73), papás y niño de 8"
    /(?<![a-z])(?:los )?(?:papas|papis)(?=,? (?:y |e |\+ ?|& ?)?(?:un |una |el |la |su |mi )?(?:nin|hij|beb|\d))/g,
    () => ({ adults: 2 }),
  ],
  [
    // "2A 1C", "2A+1C"
    /(?<![a-z\d.,])(\d) ?a[ ,+&]{1,3}(\d) ?c(?![a-z])/g,
    ([, adults, kids]) => ({ adults: Number(adults), kids: Number(kids) }),
  ],
];
