import { findAll } from '../../find-all.ts';
import { count, hanCount, koreanCount, toNumber } from '../../numbers.ts';
import { agesList, child, grandparent, listNumbers, parent, type Rule, weAll } from './traveller-words.ts';

/** Words that open the parts of a group in parentheses: "4 of us (2 adults, twins)", "somos 3 (casal e filha)". */
const partOfGroup =
  'adult|adultos|adulti|adultes|couple|casal|paar|pareja|coppia|stel|grandpar|kids|child|erwachs|erw|kinder|enfant|nin[oa]s|bambin|crianca|volwass|twins|filh[oa]|hij[oa]|figli[oa]|parents|eltern|me|myself|wife|husband|hubby|sons?|daughters?|mum|mom|dad|ich|frau|mann|sohn|tochter|moi|femme|mari|fils|fille|yo|mujer|marido|io|moglie|marito|eu|esposa|mulher|ik|vrouw|zoon|dochter';
const twins =
  'twins?|zwillinge?n?|jumeaux|jumelles|gemelos|gemelas|mellizos|mellizas|gemelli|gemelle|gemeos|gemeas|tweeling(?:en)?';
const both = '(?:[,/&+]|and|und|u\\.?|et|y|e|en)';
/** Words for both parents of a traveller; a possessive such as "my" may precede them. */
const bothParents =
  'parents(?:-in-law)?|in-?laws|eltern|schwiegereltern|beaux-parents|padres|suegros|genitori|suoceri|pais|sogros|ouders|schoonouders';
const ageUnit =
  '(?:jahre?(?: alt)?|j|ans|anos|anitos|aninhos|anni|annetti|jaar|jaartjes|years?(?: old)?|yrs?(?: old)?|y\\/?o)';
const ownChild =
  '(?:with|mit|avec|con|com|met) (?:my|meine[rmn]?|mon|ma|mi|mio|mia|il mio|la mia|(?:o )?meu|(?:a )?minha|mijn) (?:little |young |kleine[nr]? |petite? |pequen[oa] )?(?:son|daughter|kid|child|toddler|baby|boy|girl|teen|sohn|tochter|kind|fils|fille|hij[oa]|nen[ae]|nin[oa]|pequen[oa]|figli[oa]|bimb[oa]|bambin[oa]|filh[oa]|menin[oa]|zoon(?:tje)?|dochter(?:tje)?)(?![a-z])(?!s)';
const partnerHan = '老公|老婆|丈夫|妻子|爱人|男朋友|女朋友|男友|女友|闺蜜|先生(?=是|和|有)|太太';

/** Verbs after "Mama" or "grandma" at the start of a clause that say something about one who travels. */
const isAlong =
  "hat|ist|kann|mag|braucht|will|kommt|has|is|can't|cannot|needs|wants|likes|loves|hates|gets|est|ne|marche|aime|tiene|esta|no|anda|camina|ha|non|tem|nao|heeft|kan|wil|komt|in (?:carrozzina|sedia)|im rollstuhl|in (?:a |the )?wheelchair|en (?:fauteuil|silla)|em cadeira|in (?:een )?rolstoel";

/** Words between a number of people and their age: "3 women in their sixties", "drei Damen über 70". */
const agedOver =
  '(?:all |alle |beide |both )?(?:over|above|aged|past|in (?:our|their|the)(?: early| mid| late)?|uber|um die|ab|de plus de|de|passes|mayores de|de mas de|sopra i|oltre i|sui|com mais de|acima de|de|boven de|van boven de|rond de)';
const sixties =
  "(?:[6-8]\\d(?:'?s|er)?\\+?|sixty|seventy|eighty|sixties|seventies|eighties|sessanta|settanta|sesenta|setenta|sechzig|siebzig|zestig|zeventig)";

/** Families and groups whose parts are named: read before the other phrases. */
export const familyRules: readonly Rule[] = [
  [
    new RegExp(
      `(?<![a-z\\d])(${count}) (?:women|ladies|men|friends|people|adults|persons|damen|frauen|herren|manner|freund(?:e|innen)|leute|personen|femmes|dames|hommes|amie?s|personnes|mujeres|senoras|hombres|amig[oa]s|personas|donne|signore|uomini|amic[hi]e?|persone|mulheres|senhoras|homens|pessoas|vrouwen|mannen|vriend(?:en|innen)|mensen),? \\(?${agedOver} ${sixties}(?![a-z\\d])(?! ?(?:euro|eur|usd|%|days?))`,
      'g',
    ),
    ([, some = '']) => ({ adults: toNumber(some), seniors: toNumber(some) }),
  ],
  [
    /[6-8]0代(?:の)?(?:女性|男性|友人|友達|仲間|姉妹|女子)?(\d{1,2})(?:人|名)|[6-8]0대 ?(?:여성|남성|친구|자매|어른)?(?:들)? ?(\d{1,2})명|(\d|[二两三四五六])(?:个|位|名)[6-8六七八][0十](?:多|几)?岁的?(?:老人|阿姨|女士|朋友)/g,
    ([, ja, ko, zh]) => {
      const number = toNumber(ja ?? ko ?? zh ?? '');
      return { adults: number, seniors: number };
    },
  ],
  [
    // "We, 65+": both travellers.
    /(?<![\d.,])(?:6[05]|70) ?\+(?! ?\d)|(?<![a-z])(?:both |beide |all |alle )?(?:over|uber|boven de|plus de|mas de|mayores de|oltre i|mais de) (?:60|65|70)(?: (?:years old|jahre(?: alt)?|ans|anos|anni|jaar))?(?![\d.,%€$£]|[a-z]| ?(?:euro|eur|usd|km|m |days?|tage|jours|dias|giorni|dagen|sights))/g,
    ({ input }) => (weAll.test(input) ? { adults: 2, pair: true, seniors: 2 } : { seniors: 1 }),
  ],
  [
    // A number before the word: "one granny" is one of the group, "my granny" comes with the writer.
    new RegExp(
      `(?<![a-z\\d])(\\d|one|two|three|zwei|drei|deux|trois|dos|tres|due|tre|duas|dois|twee|drie) (?:${grandparent})(?:s|nies|n|'s)?(?![a-z])(?: ?\\(\\d\\d\\))?`,
      'g',
    ),
    ([, some = '']) => ({ adults: toNumber(some), seniors: toNumber(some) }),
  ],
  [
    // "studenti in 5", "on part à 6", "wir vier", "met z'n vieren", 넷이서
    new RegExp(
      `(?<![a-z])(?:(?:studenti|amic[hi]e?|amici|ragazz[ie]|colleghi|viaggiatori|partiamo|viaggiamo|andiamo|veniamo) in|(?:on (?:sera|part|vient|voyage)|nous (?:serons|partons|voyageons|venons)|entre amis,?|copains) a|wir(?: reisen)? zu|vamos(?: em)?|iremos(?: em)?|viajaremos|met z'?n|we gaan met(?: z'?n)?|wij zijn met) (${count})(?:t|en|n)?(?![a-z\\d:.])(?! ?(?:%|a |de |h|km|euros?|dias?|noches?|noites?|semanas?|horas?|jours?|nuits?|semaines?|giorni|notti|settimane|tage|wochen|dagen|nachten|weken|uur|tagen|veces|hotel\\w*|camer\\w*|paar|couples?|parejas?|coppie|casais)(?![a-z]))|(?<=^|[,.;] ?)wir (zwei|drei|vier|funf|sechs|\\d)(?= (?:mochten|wollen|sind|reisen|fliegen|kommen|suchen|planen)|,)`,
      'g',
    ),
    ([, some, german]) => ({ adults: toNumber(some ?? german ?? '') }),
  ],
  [
    /([4-9]\d)[岁歳才세](?:和|,|と|과|와|랑|・)? ?([4-9]\d)[岁歳才세](?:的|の|된)? ?(?:我)?(?:父母|爸妈|両亲|岳父母|公婆|부모님)(?:과|이랑|와|을|と|を)?/g,
    ([, a, b]) => ({ adults: 2, self: true, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    // "Retired teachers from Vancouver, 70 & 74"
    /(?<=(?<![a-z])(?:retired|retirees|pensioners|rentner(?:innen)?|pensionierte?|retraites|jubilad[oa]s|pensionat[ie]|aposentad[oa]s|reformad[oa]s|gepensioneerden?)(?![a-z])[^.;!?]{0,40}, ?)([5-9]\d) ?(?:&|and|und|et|y|e|en|\+|\/) ?([5-9]\d)(?= ?(?:[,.;)]|$))/g,
    ([, a, b]) => ({ adults: 2, pair: true, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    // The whole of a group, before its parts in parentheses: 9人（阿公阿嬷、两对夫妻、3个小孩）.
    /(\d{1,2})个?人(?=\([^)]{0,60}(?:大人|小孩|孩子|夫妻|夫妇|老人|阿公|阿嬷|爷爷|奶奶|爸|妈))/g,
    ([, some]) => ({ whole: Number(some) }),
  ],
  [
    /(?:阿公|爷爷|外公|姥爷)(?:和|跟|与)?(?:阿[嬷嬤]|奶奶|外婆|姥姥)(?:(?:都)?[6-9]\d[岁歲])?/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    /(?:\+|加上?|还有|再加|带上?)(?:我)?(?:姥姥|姥爷|奶奶|爷爷|外婆|外公|阿公|阿[嬷嬤])/g,
    () => ({ adults: 1, self: true, joins: true, seniors: 1 }),
  ],
  [
    // "夫婦と娘の3人": the number of all.
    /(?<=(?:娘|息子|夫妇|両亲|父|母|妻|夫|姉|妹|兄|弟|友人|祖母|祖父)[^.;!?]{0,6}の)(\d{1,2})人/g,
    ([, some]) => ({ total: Number(some) }),
  ],
  // A part of the group with a diet: "고기 못 먹는 사람 1명".
  [/(?<=[는인] ?)(?:사람|분)(?:이|은)? ?(?:\d{1,2}|한|두) ?명/g, () => ({})],
  [/(둘|셋|넷|다섯|여섯)이(?:서)?(?![가-힣])/g, ([, some = '']) => ({ adults: toNumber(some) })],
  [
    // "祖母も一緒": comes in addition to the others.
    /(?:祖母|祖父|おばあ(?:ちゃん|さん)|おじい(?:ちゃん|さん)|(?<!父)母|父(?!母)|义母|义父)(?:も|と|を)?(?:一绪|同行|连れ|参加)|(?:할머니|할아버지|어머니|아버지|엄마|아빠|장모님?|시어머니)(?:도|랑|와)? ?(?:같이|함께|모시고|동행)/g,
    ([whole]) => ({
      adults: 1,
      self: true,
      joins: true,
      seniors: /祖|おば|おじ|할/.test(whole) ? 1 : 0,
    }),
  ],
  [
    // The age in months of a second child: "2 kids (4 yrs & 20 months)", 아이 둘(5살, 24개월).
    /(?<=\([^()]{0,40}(?:,|&|\+|and|und|et|y|e|en|と|和|・) ?)(\d{1,2}) ?(?:months?|mths?|mo|monate?|mois|meses|mesi|maanden|个月|か月|ヶ月|개월)(?: old)?(?=\))/g,
    ([, months]) => ({ ages: [Math.floor(Number(months) / 12)] }),
  ],
  [
    // A part of the group with a diet: "halal for 3 of us", "two of us are vegan".
    new RegExp(
      `(?<=\\b(?:halal|vegan|vegetarian|veggie|kosher|gluten[- ]free)(?: food| meals)? (?:for )?)${count} of us\\b|(?<![a-z])${count} of us(?= (?:are|is|eat|eats|need|needs|have|has|can't|cannot|don't|doesn't) (?:an? |only |to )?(?:halal|vegan|vegetarian|veggie|kosher|muslim|gluten|pork|meat|pregnant|allerg))`,
      'g',
    ),
    () => ({}),
  ],
  [
    // A grown-up child: "my 25 year old son and I".
    /(?<![a-z])(?:and |with )?(?:my|our) (?:1[89]|[2-5]\d)[ -]?(?:years?[ -]old|yrs?[ -]old|y\/?o) (?:son|daughter|kid|child)(?![a-z])/g,
    () => ({ adults: 1, self: true }),
  ],
  [
    // "wheelchair user and his wife"
    /(?<![a-z])and (?:his|her) (?:wife|husband|partner|girlfriend|boyfriend)(?![a-z])/g,
    () => ({ adults: 2 }),
  ],
  [
    // "for me n my mum", "me and my gf"
    /(?<![a-z])(?:for )?me (?:n|and|&|\+) my (?:mum|mom|dad|mother|father|gf|bf|wife|husband|partner|girlfriend|boyfriend|sister|brother|friend|mate)(?![a-z])(?=[^.;]{0,24}\b(?:she|he)(?:'s| is) [6-9]\d)/g,
    () => ({}),
  ],
  [
    // "we are 3, me and two friends" repeats the number.
    /(?<=(?:siamo in|wir sind|nous sommes|somos|we zijn met|we are) [2-9],? ?\(?(?:io|ich|moi|yo|eu|ik|me) (?:e|und|et|y|en|and) )(?:due|tre|zwei|drei|deux|trois|dos|tres|duas|dois|twee|drie|two|three|\d) (?:mie |meine |mes |mis |minhas |meus |mijn |my )?(?:amic[hi]e?|amici|freund\w*|amie?s|amig[oa]s|vriend\w*|friends)(?![a-z])/g,
    () => ({}),
  ],
  [
    // "On part à 4 (2 ados de 14 et 16 ans)": the whole, before its children.
    /(?<![a-z])(?:on (?:part|est|sera|voyage)|nous (?:partons|serons|voyageons)|wir reisen|viajamos|viaggiamo|we reizen|travelling|traveling) (?:a|zu|en|in|em|met|as) (\d)(?= ?\()/g,
    ([, some = '']) => ({ total: Number(some) }),
  ],
  [
    // "定年退職した夫婦", "stel van 60+"
    /(?:定年(?:退职)?(?:した|后の)?|退休的?|은퇴한? ?)(?:夫妇|夫妻|老夫妻|부부)|(?<![a-z])(?:stel|couple|paar|ehepaar|pareja|coppia|casal|echtpaar) (?:van |de |von |of |di |uber |over )?(?:de )?(?:6[05]|70) ?\+/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    // Ancestors: "my grandfather came from Taishan", "where my grandparents were born".
    new RegExp(
      `(?<![a-z])(?:(?:my|our|his|her|their|the|meine?|unsere?|mon|ma|mes|nos|notre|mi|mis|mio|mia|i miei|meu|minha|meus|mijn|onze) )?(?:late |great[- ]|paternal |maternal |verstorbene[rn]? )*(?:(?:great-?)?${grandparent}|grandparents|great-?grandparents|ancestors?|forefathers|${parent}|parents|grosseltern|groseltern|urgroseltern|grands-parents|abuelos|bisabuelos|nonni|bisnonni|avos|bisavos|grootouders|overgrootouders)(?:'s family)?(?:,)? (?:originally )?(?:(?:once |all |both )?(?:came from|come from|comes from|was born|were born|were from|was from|emigrated|immigrated|migrated|fled|grew up|used to live|once lived|lived|died|originated|hails? from|stammt|stammte[n]?|kam(?:en)?|wurde[n]? geboren|est nee?|sont nes|etait|etaient|venait|venaient|nacio|nacieron|vino|vinieron|era|eran|emigro|emigraron|e nat[oa]|sono nati|veniva|venivano|nasceu|nasceram|veio|vieram|kwam(?:en)?|is geboren|werd geboren))(?![a-z])`,
      'g',
    ),
    () => ({}),
  ],
  [
    /(?:我|我们)?(?:的)?(?:爷爷|奶奶|外公|外婆|祖父|祖母|曾祖父|祖先)(?=(?:是|来自|出生|生在|的?(?:老家|故乡)))|祖父(?:の|が)(?:故郷|出身|生まれ)|(?:할아버지|할머니)(?:의|가|께서)? ?(?:고향|태어나)/g,
    () => ({}),
  ],
  [
    new RegExp(`(${hanCount})(?:个|位|名)(?:闺蜜|兄弟|姐妹|同学|同事|室友|男生|女生|年轻人|大?学生)`, 'g'),
    ([, some = '']) => ({ adults: toNumber(some) }),
  ],
  [
    /(?<![a-z])(?:and|plus|und|et|y|e|en|mit|with|con|avec|com|met) (?:the |den |die |les |los |i |os |de )(?:grandparents|grosseltern|groseltern|grands-parents|abuelos|nonni|avos|grootouders)(?![a-z])(?! ?\()/g,
    () => ({ adults: 2, seniors: 2, withParents: true }),
  ],
  [
    /(?<=(?:爸妈|父母|爸爸妈妈|岳父母|公婆|老人)(?:都|已经|也|今年)?)(?:快|近)?(?:[六七八]十|[6-8]0)(?:多|几|来|出头)?岁?/g,
    () => ({ seniors: 2 }),
  ],
  [/(?<=(?:爸妈|父母|岳父母|公婆)[^.;!?]{0,40})老人(?=[腿走膝身行年])/g, () => ({ seniors: 2 })],
  [
    // "Family of 5, grandma (72) joins us"
    new RegExp(
      `(?<![a-z])(?:(?:and|plus|und|et|y|e|en|with) )?(?:(?:my|our|the|die|der|la|le|il|a|o) )?(?:${grandparent}|${parent}|aunt|uncle)(?: ?\\(?(\\d\\d)\\)?)? (?:joins?(?: us)?|is joining(?: us)?|will join(?: us)?|comes? (?:with us|along|too)|kommt (?:auch )?mit|nous accompagne|vient (?:aussi|avec nous)|viene con (?:nosotros|noi)|vem (?:junto|conosco)|gaat (?:ook )?mee|komt (?:ook )?mee)(?![a-z])`,
      'g',
    ),
    ([whole, age]) => ({
      adults: 1,
      self: true,
      joins: true,
      seniors:
        Number(age ?? 0) >= 60 || new RegExp(`(?<![a-z])(?:${grandparent})(?![a-z])`).test(whole) ? 1 : 0,
    }),
  ],
  [
    new RegExp(
      `(?<=(?:^|[,.;:!?(+&]) ?(?:(?:and|und|et|y|e|en) )?)(?:${parent})(?: ?(?=(?:${isAlong})(?![a-z]))|(?=(?:'s)? (?:knees?|hips?|back|wheelchair|legs?) ))`,
      'g',
    ),
    () => ({ adults: 1, self: true }),
  ],
  [
    /(?<=[,;&+(] ?(?:(?:and|und|et|y|e|en) )?)(?:partner|ehefrau|ehemann|freundin|vriendin|compagne|copine|copain|pareja|novi[oa]|compagn[oa]|namorad[oa])(?= [a-z·])/g,
    () => ({ adults: 1, self: true }),
  ],
  [
    /(?:엄마|아빠|어머니|아버지|친구|동생|언니|누나|오빠|남편|아내)(?:랑|와|과|하고) ?(?:단둘이서?|둘이서?)/g,
    () => ({ adults: 2 }),
  ],
  [
    // The whole of a group, before its parts in parentheses.
    new RegExp(
      `(?<![\\d.,a-z])(?:(?:we are|we're|wir sind|nous sommes|on est|somos|siamo(?: in)?|we zijn(?: met)?|trip for|for|fur|pour|para|per|voor|a) )?(${count})(?: (?:of us|people|persons|pax|personen|personnes|personas|persone|pessoas|mensen|amigos|amis))? ?(?=(\\([^)]{0,80}(?<![a-z])(?:${partOfGroup})[^)]{0,80}))`,
      'g',
    ),
    ([, some = '', parts = '']) =>
      /adult|erw|volwass|couple|casal|paar|pareja|coppia|stel|grandpar|parents|eltern/.test(parts)
        ? {}
        : { total: toNumber(some) },
  ],
  [
    new RegExp(
      `(?<![a-z])(?:(?:the|our|with|mit|avec|con|com|met) )?(?:${twins})(?![a-z])(?:,? (?:aged?|age|of|von|de|di|van))?(?: ?\\(?(\\d{1,2})(?!\\d|[:.]\\d)(?: ?${ageUnit})?\\)?)?`,
      'g',
    ),
    ([, age]) => ({ kids: 2, ...(age !== undefined && { ages: [Number(age), Number(age)] }) }),
  ],
  [
    /双胞胎(?:\(?([1-9]|1[0-7])岁\)?)?|双子(?:\(?([1-9]|1[0-7])[歳才]\)?)?|쌍둥이(?:\(?([1-9]|1[0-7])(?:살|세)\)?)?/g,
    ([, zh, ja, ko]) => {
      const age = zh ?? ja ?? ko;
      return { kids: 2, ...(age !== undefined && { ages: [Number(age), Number(age)] }) };
    },
  ],
  [
    // Ages in words, as a phone writes down what is said: "three kids they are four seven and eleven".
    new RegExp(
      `(?<![a-z])(?:(${count}) )?(?:${child})(?![a-z])(?:,? (?:they|who|and they))?,? (?:are|aged|ages|sind|ont|tienen|hanno|tem|zijn) ((?:${count},? (?:(?:and|und|et|y|e|en) )?){1,7}${count})(?![a-z\\d])(?! ?(?:of|days?|weeks?|cm|kg))`,
      'g',
    ),
    ([, some, ages = '']) => {
      const list = findAll(ages, new RegExp(`(?<![a-z])${count}(?![a-z])`, 'g')).map(([one]) =>
        toNumber(one),
      );
      return { kids: Math.max(toNumber(some ?? ''), list.length), ages: list };
    },
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2}) ?ad(?:s|t|ts|lt|lts)?(?![a-z])(?:,? ?(?:and |& ?|\\+ ?)?(\\d) ?ch(?:d|n|ild|ildren)?(?![a-z])(?: ?\\(${agesList}\\))?)?`,
      'g',
    ),
    ([, adults = '', kids, ages = '']) => ({
      adults: Number(adults),
      ...(kids !== undefined && { kids: Number(kids), ages: listNumbers(ages) }),
    }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:couples|(?:ehe)?paare|couples|parejas|matrimonios|coppie|casais|stellen|koppels|echtparen),? (?:all |both |alle )?(?:in (?:our|their|the) |um die |ende |anfang |mitte |de |sui |sulla |na casa dos |van |in de |over de |uber |late |early |mid[- ]?){0,2}(?:[6-8]0(?:'?s|er)?|sixties|seventies|eighties|sessanta|settanta|sessantina|settantina|sesenta|setenta|sechzig|siebzig|zestig|zeventig|sessenta)(?![a-z\\d])`,
      'g',
    ),
    ([, some]) => ({ adults: 2 * toNumber(some ?? ''), seniors: 2 * toNumber(some ?? '') }),
  ],
  [/夫妇(?:は|が|,)? ?[6-8]0代|부부(?:는|,)? ?[6-8]0대/g, () => ({ adults: 2, seniors: 2 })],
  [
    new RegExp(
      `(?<![a-z])(?:(?:my|our|meinen?|unseren?|mes|nos|mis|nuestros|i miei|i nostri|os meus|meus|mijn|onze) )?(?:${bothParents})(?![a-z])(?:,? (?:are|sind|ont|tienen|hanno|tem|zijn|de|di|van|von|aged)|,)? ?\\(?([4-9]\\d)(?: ?${ageUnit})? ?${both} ?(?:of |de |di |van |von )?([4-9]\\d)(?: ?${ageUnit})?\\)?`,
      'g',
    ),
    ([, a, b]) => ({ adults: 2, self: true, seniors: [a, b].filter((one) => Number(one) >= 60).length }),
  ],
  [
    // The ages of a mother and a father named before: "they are 70 and 73".
    /(?<=\b(?:mum|mom|mother|dad|father|parents|in-?laws)\b[^.;]{0,60})\bthey(?:'re| are)(?: both)? ([4-9]\d)(?: (?:and|&) ([4-9]\d))?/g,
    ([whole, a, b]) => ({
      seniors:
        whole.includes('both') && Number(a) >= 60 ? 2 : [a, b].filter((one) => Number(one) >= 60).length,
    }),
  ],
  [
    // Relatives at whom the group stays.
    new RegExp(
      `(?<![a-z])(?:visit(?:ing)?|stay(?:ing)? with|see(?:ing)?|besuchen?|rendre visite a|visit(?:ar|amos|o)(?: a)?|visitare|andare a trovare|bezoeken)(?: (?:my|our|his|her|their|the|meine[rn]?|unsere[rn]?|mon|ma|mes|nos|notre|mi|mis|su|nuestr[oa]s?|i|la|le|a|os|as|minha|meus?|mijn|onze)){0,2} (?:${grandparent}|${parent}|${bothParents}|grandparents|familia|famille|familie|famiglia|cousins?|uncle|aunt|friends|oma|opa)(?![a-z])`,
      'g',
    ),
    () => ({}),
  ],
  [
    new RegExp(
      `${ownChild}(?:,? ?(?:de |di |van |von |aged |of )?\\(?(\\d{1,2})(?!\\d|[:.]\\d| ?(?:days?|nights?|tage|jours|dias|giorni|dagen))(?: ?${ageUnit})?\\)?)?`,
      'g',
    ),
    ([, age]) => ({ kids: 1, ownKid: true, ...(Number(age ?? 18) < 18 && { ages: [Number(age)] }) }),
  ],
  [
    /총 ?(\d{1,2})명|(?:全部で|合計)(\d{1,2})(?:人|名)|(?:一共|总共|共)(\d{1,2})个?人/g,
    ([, a, b, c]) => ({ total: Number(a ?? b ?? c) }),
  ],
  [
    new RegExp(`\\((\\d{1,2}) ?${ageUnit}\\)`, 'g'),
    ([, age]) => (Number(age) < 18 ? { ages: [Number(age)] } : Number(age) >= 60 ? { seniors: 1 } : {}),
  ],
  [
    /\b(?:husband and wife|man and wife|mann und frau|marido y mujer|marito e moglie|marido e mulher)\b/g,
    () => ({ adults: 2 }),
  ],
  [
    /\bone of (?:us|them|the)\b|\b(?:einer|eine) von uns\b|\b(?:l'un|l'une|un|une) (?:de nous|d'entre nous)\b|\bun[oa] de nosotr[oa]s\b|\bun[oa] di noi\b|\bum[a]? de nos\b|\been van ons\b/g,
    () => ({}),
  ],
  [
    new RegExp(
      `\\bretired (?!couple|people|friends|adults?|parents|mum|mom|dad|mother|father)[a-z]{3,14},? \\(?([5-9]\\d)\\)?|(?<=[,.;(] ?)alone(?=[,.;)]|$)`,
      'g',
    ),
    ([, age]) => ({ adults: 1, pair: true, ...(Number(age ?? 0) >= 60 && { seniors: 1 }) }),
  ],
  [
    /\b(?:wedding )?anniversary(?= (?:trip|tour|holiday|vacation|of our|treat))|\bwedding anniversary\b|\byears married\b|\bmarried (?:for )?\d\d? (?:years|yrs)\b|\b\d\d? (?:years|yrs) married\b|\bhochzeitstag\b|\banniversaire de mariage\b|\baniversario de (?:bodas?|casamento)\b|\banniversario di (?:matrimonio|nozze)\b|\btrouwdag\b|\bhuwelijksjubileum\b|结婚(?:\d{1,2}|[一二三四五十]{1,3})?(?:周年|纪念)|결혼 ?(?:\d{1,2}주년|기념)/g,
    () => ({ adults: 2, pair: true }),
  ],
  [
    /(?<!\b(?:my|our|your) )\b(?:wife|husband|girlfriend|boyfriend|partner) (?:joins|is|comes|flies|will|and i|gets|has|wants|likes|loves|hates|needs|can't|cannot|doesn't)\b|\b(?:my |our |the )?(?:bf|gf|hubby|wifey|missus|o\/h)\b/g,
    () => ({ adults: 1, self: true }),
  ],
  [
    new RegExp(
      `(?:여자|남자|자매|형제|모녀|친구들?)(?:끼리)? ?(둘|셋|넷|다섯|${koreanCount}명)(?:이서|이)?(?= ?(?:[,.]|$|여행|이서))`,
      'g',
    ),
    ([, some = '']) => ({ adults: toNumber(some.replace('명', '')) }),
  ],
  [
    /(?:제 |우리 )?(?:남편|아내|와이프|여자친구|남자친구|여친|남친)(?:이|은|는|과|와|랑|하고)?/g,
    () => ({ adults: 1, self: true }),
  ],
  [/我们?俩|咱们?俩|俩人/g, () => ({ adults: 2, pair: true })],
  [
    /\b(?:fur uns (?:zwei|beide)|pour nous deux|para (?:nosotr[oa]s|los|las) dos|per noi due|para nos dois|(?:para )?os dois|voor ons (?:tweeen|twee|beiden))\b/g,
    () => ({ adults: 2, pair: true }),
  ],
  [/(?:女儿|儿子|孩子)[(,]?(?:今年)?(1[89]|2\d)岁/g, () => ({ adults: 1, self: true })],
  [new RegExp(`(?<!我(?:和|跟|与|同)我?)(?:我)?(?:${partnerHan})`, 'g'), () => ({ adults: 1, self: true })],
];

/** Words for both parents, and for one of them. "両親と、父72歳は": the father is one of the parents. */
export const namesBothParents = new RegExp(
  `(?<![a-z])(?:${bothParents})(?![a-z])|父母|爸妈|爸爸妈妈|公婆|岳父母|両亲|부모님`,
);
export const namesOneParent = new RegExp(
  `(?<![a-z])(?:${parent})(?![a-z])|妈妈|母亲|老妈|爸爸|父亲|老爸|(?<!父)母|父(?!母)|아버지|어머니|엄마|아빠`,
);
