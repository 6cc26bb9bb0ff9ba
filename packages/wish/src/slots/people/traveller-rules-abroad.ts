import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import {
  age,
  agesList,
  child,
  childWithAge,
  grandparent,
  listNumbers,
  monthsOfAge,
  parent,
  type Rule,
  relativeAbroad,
  someCount,
  toCount,
  together,
  togetherCounts,
} from './traveller-words.ts';

/** Both parents of the writer, or of the writer's partner. */
const parents =
  '(?:parents(?:-in-law)?|in-?laws|eltern|schwiegereltern|beaux-parents|padres|suegros|genitori|suoceri|pais|sogros|ouders|schoonouders)';
const retired =
  'retired|elderly|pensionierten?|betagten?|retraites|ages|jubilados|mayores|pensionati|anziani|aposentados|idosos|gepensioneerde|bejaarde';

/** Phrases in the languages other than English and Chinese. */
export const abroadRules: readonly Rule[] = [
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )?(?:${child}) ?(?:(?:of|de|di|van|von|im alter von|aged?|is|ist|who is|,) ?)?\\(?${monthsOfAge}\\)?|(?<![a-z])(?:(?:a|an|my|our|ein|mit|un|una|een) )?${monthsOfAge}[\\s-](?:${child})(?![a-z])|(?<![a-z])(\\d{1,2})[\\s-]?(?:monatige[nrs]?|maanden oude?) (?:${child})(?![a-z])`,
      'g',
    ),
    ([, some, a, b, c]) => ({
      kids: Math.max(1, toCount(some)),
      ages: [Math.floor(Number(a ?? b ?? c) / 12)],
    }),
  ],
  [
    /(\d{1,2})(?:个月|ヶ月|か月|カ月)(?:大)?(?:的|の)?(?:宝宝|婴儿|孩子|小孩|娃|女儿|儿子|赤ちゃん|乳児|子(?:供|ども)?|娘|息子)|(?:宝宝|婴儿|孩子|娃|赤ちゃん|女儿|儿子)[(,]?(\d{1,2})(?:个月|ヶ月|か月)|(\d{1,2})개월(?:된|짜리)? ?(?:아기|아이|아가|딸|아들|애기)|(?:아기|아이)[( ]{0,2}(\d{1,2})개월/g,
    ([, a, b, c, d]) => ({ kids: 1, ages: [Math.floor(Number(a ?? b ?? c ?? d) / 12)] }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:couples|(?:ehe)?paare|parejas|matrimonios|coppie|casais|stellen|stelletjes|koppels|echtparen)(?![a-z])`,
      'g',
    ),
    ([, some]) => ({ adults: 2 * toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(${hanCount})[对組组](?:的|の)?(?:夫妻|夫妇|情侣|カップル)|(?:夫妇|カップル)(${hanCount})[組组]`,
      'g',
    ),
    ([, a, b]) => ({ adults: 2 * toNumber(a ?? b ?? '') }),
  ],
  [
    new RegExp(`(?:부부|커플) ?(${koreanCount}) ?쌍|(${koreanCount}) ?쌍(?:의)? ?(?:부부|커플)`, 'g'),
    ([, a, b]) => ({ adults: 2 * toNumber(a ?? b ?? '') }),
  ],
  [
    /(?:我)?(?:爸妈|父母|爸爸妈妈|公婆|岳父母|爷爷奶奶|外公外婆|姥姥姥爷|両亲|부모님)(?:は|가|이|は)?[,(]?\s?(?:今年|分别|都|已经)?\s?([1-9]\d)[岁歳才세]?\s?[和,/&与跟と와과・]\s?([1-9]\d)(?:[岁歳才세]|(?!\d))\)?/g,
    ([, a, b]) => ({ adults: 2, self: true, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    /(?:带|和|陪|跟)?着?(?:我)?(?:妈妈|母亲|老妈|爸爸|父亲|老爸|奶奶|爷爷|外婆|外公|姥姥|姥爷|岳母|岳父|婆婆|公公|我妈|我爸|(?<!父)母|父(?!母))[,(]?(?:今年|已经)?([1-9]\d)(?:[岁歳才]\)?|\))/g,
    ([, years]) => ({ adults: 1, self: true, seniors: Number(years) >= 60 ? 1 : 0 }),
  ],
  [
    /\b(?:our|my|unsere?|meine?|notre|mon|ma|nuestr[oa]|mi|nostr[oa]|mi[oa]|noss[oa]|minha|meu|onze|mijn) (?:son|daughter|friend|brother|sister|parents|family|sohn|tochter|fils|fille|hij[oa]|figli[oa]|filh[oa]|zoon|dochter) (?:(?:already )?(?:studies|lives|works|is studying|is living|is based|is working|live|work)|studiert|lebt|wohnt|arbeitet|etudie|vit|habite|estudia|vive|studia|estuda|mora|studeert|woont)\b|\b(?:visit(?:ing)?|see(?:ing)?) (?:my|our) (?:son|daughter|friends?|family|relatives|brother|sister)\b/g,
    () => ({}),
  ],
  [
    /(?<!\d)\d{1,2} (?:people|persons|pax|personen|personnes|personas|persone|pessoas|mensen) ?(?=\([^)]{0,80}(?:adult|grandpar|kids|child|erwachs|kinder|enfant|nin[oa]s|bambini|criancas|volwass))/g,
    () => ({}),
  ],
  [
    /\b(?:my|our|meine|unsere|mes|nos|mis|nuestros|i miei|i nostri|meus|os meus|mijn|onze) (?:elderly |old )?(?:parents|grandparents|in-?laws|eltern|groseltern|grosseltern|padres|abuelos|genitori|nonni|pais|avos|ouders|grootouders)(?:,? (?:are|sind|ont|tienen|hanno|tem|zijn|de|di|van|aged))? ?\(?([1-9]\d)(?: (?:and|und|et|y|e|en|&) ?|[,/] ?)([1-9]\d)(?: (?:years?(?: old)?|jahre?|ans|anos|anni|jaar))?\)?/g,
    ([, a, b]) => ({ adults: 2, self: true, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    new RegExp(
      `\\b(for |fur |pour |para |per |voor )?(?:my|our|meinen?|unseren?|mes|nos|mis|nuestros|i miei|i nostri|meus|os meus|mijn|onze) (?:([1-9]\\d)[- ]?(?:years?[- ]old|yrs?[- ]old|yo|jahrigen?|jarige) |(${retired}) )?${parents}\\b(?:,? (?:de |di |von |van |aged |com |con )?([1-9]\\d) (?:years?(?: old)?|jahren?|ans|anos|anni|jaar)\\b| (${retired})\\b)?`,
      'g',
    ),
    ([, isFor, before, retiredBefore, after, retiredAfter]) => ({
      adults: 2,
      self: !isFor,
      seniors: retiredBefore || retiredAfter || Number(before ?? after ?? 0) >= 60 ? 2 : 0,
    }),
  ],
  [
    /(?:带|和|陪|跟)?着?(?:我)?(?:父母|爸妈|爸爸妈妈|公婆|岳父母|両亲|부모님)(?:[ ,(]{0,2}(?:は|가|이|은|都))?[ ,(]{0,2}([4-9]\d)(?:多岁|岁|歳|才|代|세|대)\)?/g,
    ([, years]) => ({ adults: 2, self: true, seniors: Number(years) >= 60 ? 2 : 0 }),
  ],
  [
    // "con abuelos (70 y 73)"
    /\b(?:grandparents|groseltern|grosseltern|grands-parents|abuelos|nonni|avos|grootouders),? ?\(([5-9]\d) ?(?:and|und|et|y|e|en|&|,|\/|\+) ?([5-9]\d)(?: [a-z]{3,6})?\)/g,
    ([, a, b]) => ({ adults: 2, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    // Two ages of adults in parentheses: "Rentner (71 und 74)".
    /(?<![a-z])(?:(?:we are|we're|wir sind|nous sommes|somos|siamo|we zijn) )?(?:(?:a |ein |un |een )?(?:retirees|retired|pensioners|seniors?|couple|rentner(?:innen)?|pensionare?|senioren|paar|ehepaar|retraites|jubilados|pareja|pensionati|coppia|aposentados|reformados|casal|gepensioneerden?|stel|echtpaar|my (?:wife|husband|partner) and (?:i|me)) ?)?\(([4-9]\d) ?(?:and|und|et|y|e|en|&|,|\/|\+) ?([4-9]\d)(?: (?:years?(?: old)?|jahre?|ans|anos|anni|jaar))?\)/g,
    ([, a, b]) => ({ adults: 2, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    /\b(?:we are|we're|wir sind|nous sommes|somos|siamo|we zijn) (?:both |beide |tous (?:les )?deux |ambos |entrambi |beiden )?(?:retired|retirees|pensioners|seniors|rentner(?:innen)?|pensioniert|im ruhestand|senioren|retraites|a la retraite|jubilados|mayores|pensionati|in pensione|aposentados|reformados|gepensioneerd(?:en)?|met pensioen)\b/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    /([4-9]\d)(?:多)?(?:岁的?|歳の|세 ?)(?:父母|爸妈|両亲|부모님)/g,
    ([, years]) => ({ adults: 2, self: true, seniors: Number(years) >= 60 ? 2 : 0 }),
  ],
  [
    /\b(?:(?:my |our )?(?:elderly|aging|ageing|aged) (?:parents|in-?laws)|alte[nr]? eltern|parents ages|padres mayores|genitori anziani|pais idosos|oude(?:re)? ouders)\b|年迈的?父母|老父母|高齢の(?:両亲|父母|亲)|연로하신 부모님/g,
    () => ({ adults: 2, self: true, seniors: 2 }),
  ],
  [
    /\b(?:opa (?:en|und) oma|oma (?:en|und) opa|grand(?:ma|pa) and grand(?:pa|ma)|(?:papi|mamie) et (?:mamie|papi)|nonn[oa] e nonn[oa]|abuel[oa] y abuel[oa]|vov[oa] e vov[oa])\b(?: ?\(\d\d(?:[^)]{0,8})\))?|爷爷奶奶|外公外婆|祖父母|おじいちゃんとおばあちゃん|祖父母|할머니 ?(?:와|랑|,)? ?할아버지|조부모님?/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    new RegExp(
      `\\b(?:(?:my|our|meine?r?|unsere?r?|ma|mon|mi|mia|mio|la mia|il mio|minha|meu|mijn|onze|a|de) )?(?:${grandparent})\\b(?:${age})?`,
      'g',
    ),
    () => ({ adults: 1, seniors: 1, self: true }),
  ],
  [
    new RegExp(
      `\\b(?:(?:my|our|meine?r?|unsere?r?|ma|mon|mi|mia|mio|la mia|il mio|minha|meu|mijn|onze) )?(?:${parent})\\b${age}`,
      'g',
    ),
    ([, years]) => ({ adults: 1, self: true, seniors: Number(years) >= 60 ? 1 : 0 }),
  ],
  [
    /\b(?:(?:a |retired )?(?:couple|paar|ehepaar|pareja|coppia|casal|stel|echtpaar) (?:in their|in our|in the|ende|anfang|mitte|uber|en sus|de|sui|na casa dos|van in de) (?:late |early |mid[- ]?|los )?(?:[6-8]0(?:s|er)?|sixties|seventies|eighties|sessanta|settanta)|(?:sexa|septua)genaires|sessantenni|settantenni|zestigers|zeventigers|sesentones)\b|[6-8]0代(?:の)?(?:夫妇|両亲)|[6-8]0대 ?(?:부부|부모님?)/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )?(?:${childWithAge}) ?(?:(?:de|di|van|von|im alter von|aged?|tienen?|hat|haben|ist|sind|has|have|is|are|ha|hanno|tem|heeft|zijn) )?\\(?${agesList}(?: ?(?:years?(?: old)?|yrs?|yo|jahren?|ans|anos|anni|jaar))?\\)?`,
      'g',
    ),
    ([, some, ages = '']) => {
      const list = listNumbers(ages).filter((one) => one < 18);
      return { kids: toCount(some) > 1 ? toCount(some) : list.length === 0 ? toCount(some) : 0, ages: list };
    },
  ],
  [
    /친구(?:들)?(?:랑|와|하고)? ?(둘|셋|넷|다섯|여섯|\d{1,2}명)(?:이서|이)?/g,
    ([, some = '']) => ({ adults: toNumber(some.replace('명', '')) }),
  ],
  [
    /老人([一二两三四]|\d)[位个名]/g,
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  [
    /\b(?:my|our) ([6-9]\d)[\s-]?(?:years?[\s-]old|yo|yr old) (?:mum|mom|mother|dad|father|aunt|uncle|grand\w+|parent)\b/g,
    () => ({ adults: 1, seniors: 1, self: true }),
  ],
  [
    /\b(?:we are|we're|both|ages?|aged|couple,?|wir sind|nous avons|tenemos|abbiamo|temos|we zijn) (?:both )?\(?[6-8]\d (?:and|und|et|y|e|en|&) [6-8]\d\b/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    new RegExp(
      `\\b(?:wir sind|wir werden|nous sommes|nous serons|on est|on sera|somos|seremos|vamos|siamo|saremo|wij? zijn|wij? gaan|reisen|voyageons|viaggiamo|viajamos) (?:${together})\\b|\\bzu (?:zweit|dritt|viert|funft|sechst)\\b|\\bmet (?:ons|z'n|zijn|hun) (?:tweeen|drieen|vieren|vijven|zessen)\\b`,
      'g',
    ),
    ([whole]) => {
      const word = whole.split(' ').at(-1) ?? '';
      return { adults: togetherCounts[word] ?? toNumber(word) };
    },
  ],
  [
    new RegExp(
      `\\b(?:wir sind|nous (?:sommes|serons)|on (?:est|sera)|somos|seremos|siamo(?: in)?|saremo(?: in)?|we zijn(?: met)?) (${count})(?! (?:couple|paar|ehepaar|pareja|matrimonio|coppia|casal|stel|echtpaar|familie|famille|familia|famiglia|gezin|groupe|gruppe|grupo|gruppo|groep|deutsch|tage|jours|dias|giorni|dagen|erwachsen|adult|person|pessoas|volwassen|amis|amigos|amici|freunde|vrienden|retrait|jubilad|pensionat|mayores|ancian|anzian|senior|rentner|pension|aposentad|reformad|idos))\\b`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:senioren|rentner(?:innen)?|retraites|seniors|personnes agees|jubilados|personas mayores|mayores|pensionati|anziani|idosos|aposentados|reformados|gepensioneerden|ouderen)\\b`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  [
    /\b(?:rentnerpaar|rentnerehepaar|seniorenpaar|couple de retraites|pareja de jubilados|coppia di pensionati|casal de (?:idosos|aposentados|reformados)|gepensioneerd (?:stel|echtpaar))\b/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    /\b(?:groseltern|grosseltern|grands-parents|abuelos|nonni|avos|grootouders)\b/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    /\b(?:meine|unsere|mes|nos|mis|nuestros|i miei|i nostri|meus|os meus|mijn|onze) (?:eltern|parents|padres|genitori|pais|ouders)\b/g,
    () => ({ adults: 2, self: true }),
  ],
  [
    /\b(?:ehepaar|parchen|(?:een |jong )?(?<=^|[(,;.] ?|een |jong )stel|en couple|pareja|coppia|casal|echtpaar|stelletje|flitterwochen|hochzeitsreise|lune de miel|voyage de noces|luna de miel|viaggio di nozze|luna di miele|lua de mel|huwelijksreis)\b/g,
    () => ({ adults: 2, pair: true }),
  ],
  [new RegExp(`\\b(?:${relativeAbroad})\\b`, 'g'), () => ({ adults: 1, self: true })],
  [
    /\b(?:alleine?(?= (?:reisen|unterwegs|nach)|[,.!]|$)|alleinreisend\w*|(?:voyage |je pars )seule?|seule?(?= en)|viajo sol[oa]|(?:viaggio )?da sol[oa]|sozinh[oa]|alleen reizend|reis alleen|in mijn eentje)\b/g,
    () => ({ adults: 1 }),
  ],
  [
    /大人\s?(\d{1,2})\s?(?:人|名)|大人([一二两三四五六])人/g,
    ([, a, b]) => ({ adults: toNumber(a ?? b ?? '') }),
  ],
  [
    /(?:子供|子ども|小学生|中学生|高校生|幼児)\s?(\d{1,2})\s?(?:人|名)/g,
    ([, a]) => ({ kids: toNumber(a ?? '') }),
  ],
  [/家族(\d{1,2})人|(\d{1,2})인 ?가족/g, ([, a, b]) => ({ total: toNumber(a ?? b ?? '') })],
  [
    /(\d{1,2})\s?[歳才](?:と|,|・)?\s?(?:(\d{1,2})\s?[歳才])?(?:の)?(?:子供|子ども|息子|娘)?/g,
    ([, a, b]) => ({
      ages: [a, b].flatMap((age) => (age === undefined ? [] : [Number(age)])).filter((age) => age < 18),
      ...(Number(a) >= 60 ? { seniors: b === undefined ? 1 : 2 } : {}),
    }),
  ],
  [/夫妇(?:二人|两人|2人)?|カップル|ハネムーン|新婚/g, () => ({ adults: 2, pair: true })],
  [/両亲(?:と|を)/g, () => ({ adults: 2, self: true })],
  [
    /(?:高齢者|シニア)(\d{1,2})(?:人|名)|(\d{1,2})人の高齢者/g,
    ([, a, b]) => ({ adults: Number(a ?? b), seniors: Number(a ?? b) }),
  ],
  [/一人旅|ひとり旅/g, () => ({ adults: 1 })],
  [
    new RegExp(`(?:성인|어른)\\s?(${koreanCount})\\s?명?`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(`(?:아이|어린이|자녀|애)(?:들)?\\s?(${koreanCount})(?!\\d)\\s?명?(?!\\s?(?:살|세|개월))`, 'g'),
    ([, some]) => ({ kids: toNumber(some ?? '') }),
  ],
  [
    /(\d{1,2})\s?(?:살|세)/g,
    ([, age]) => (Number(age) < 18 ? { ages: [Number(age)] } : Number(age) >= 60 ? { seniors: 1 } : {}),
  ],
  [
    new RegExp(`(?:어르신|노인|시니어)\\s?(${koreanCount})\\s?(?:명|분)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  [/부부|커플|신혼/g, () => ({ adults: 2, pair: true })],
  [/부모님(?:과|이랑|을|모시고)?/g, () => ({ adults: 2, self: true })],
  [/혼자/g, () => ({ adults: 1 })],
  [
    new RegExp(`(${koreanCount})\\s?(?:명|사람)(?!당)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    /我(?:和|跟|与|同)我?(?:女朋友|男朋友|女友|男友|老婆|老公|妻子|丈夫|爱人|对象|闺蜜)/g,
    () => ({ adults: 2 }),
  ],
  [/(?:带|陪|和|跟|携)(?:着|上)?(?:家里的?)?老人/g, () => ({ adults: 2, seniors: 2, self: true })],
  [
    new RegExp(`(${hanCount})(?:个|位|名)?老人`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
];
