import { maskSpans } from '../normalise-wish.ts';
import { count, hanCount, koreanCount, toNumber } from '../numbers.ts';
import type { Slot, SlotMatch } from '../slot-match.ts';

/** Travellers that a phrase adds to the group. `self`: the writer comes in addition ("my mother" means two adults). */
type Count = {
  adults?: number;
  kids?: number;
  seniors?: number;
  total?: number;
  self?: boolean;
  ages?: number[];
};
type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Count];

const someCount = `(${count}|a|an|my|our)`;
const toCount = (word: string | undefined): number =>
  /^(?:an?|my|our)$/.test(word ?? '') ? 1 : toNumber(word ?? '');
const child =
  'child(?:ren)?|kids?|kiddos|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?s?|sons?|daughters?|boys?|kinder[ne]?n?|kind(?! of)|enfants?|fils|filles?|nin[oa]s?|hij[oa]s?|bambin[ioae]|figli[oae]?|criancas?|filh[oa]s?|kinderen|tochter|sohn|sohne|zoon|dochter';
const relative =
  'wife|husband|partner|girlfriend|boyfriend|spouse|fiancee?|mum|mom|mother|dad|father|sister|brother|best friend|friend|cousin|aunt|uncle|colleague|roommate';
const elder = 'grandm(?:a|um|om|other)|grandp(?:a|op)|grandfather|granny|grandad|nan';
const agesList = String.raw`(\d{1,2}(?:\s?(?:,|and|&|\/|-|or|und|et|y|e|en)\s?(?:and |und |et |y |e |en )?\d{1,2}){0,9})`;

const relativeAbroad =
  'meine? (?:frau|mann|freundin|freund|partnerin|partner|mutter|vater|schwester|bruder)|ma (?:femme|mere|copine|soeur|compagne)|mon (?:mari|pere|copain|ami|frere|compagnon)|mi (?:mujer|esposa|marido|esposo|novia|novio|madre|padre|pareja|hermana|hermano|amiga|amigo)|mia (?:moglie|madre|ragazza|sorella|amica|compagna)|mio (?:marito|padre|ragazzo|fratello|amico|compagno)|minha (?:mulher|esposa|mae|namorada|irma|amiga)|meu (?:marido|esposo|pai|namorado|irmao|amigo)|mijn (?:vrouw|man|vriendin|vriend|moeder|vader|zus|broer|partner)';
const together =
  "zu (?:zweit|dritt|viert|funft|sechst)|a (?:deux|trois|quatre|cinq|six)|en (?:dos|tres)|in (?:due|tre|quattro|cinque|sei)|em (?:dois|tres|quatro)|met (?:zijn |z'n )?(?:tweeen|drieen|vieren|vijven)";
const togetherCounts: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  funft: 5,
  sechst: 6,
  tweeen: 2,
  drieen: 3,
  vieren: 4,
  vijven: 5,
};

/** Phrases in the languages other than English and Chinese. */
const abroadRules: readonly Rule[] = [
  [
    /\b(?:my|our) ([6-9]\d)[\s-]?(?:years?[\s-]old|yo|yr old) (?:mum|mom|mother|dad|father|aunt|uncle|grand\w+|parent)\b/g,
    () => ({ adults: 1, seniors: 1, self: true }),
  ],
  [
    /\b(?:we are|we're|both|aged|couple,?|wir sind|nous avons|tenemos|abbiamo|temos|we zijn) (?:both )?\(?[6-8]\d (?:and|und|et|y|e|en|&) [6-8]\d\b/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    new RegExp(
      `\\b(?:wir sind|nous sommes|on est|somos|vamos|siamo|we zijn|reisen|voyageons|viaggiamo|viajamos) (?:${together})\\b`,
      'g',
    ),
    ([whole]) => {
      const word = whole.split(' ').at(-1) ?? '';
      return { adults: togetherCounts[word] ?? toNumber(word) };
    },
  ],
  [
    new RegExp(
      `\\b(?:wir sind|nous sommes|on est|somos|siamo(?: in)?|we zijn(?: met)?) (${count})(?! (?:deutsch|tage|jours|dias|giorni|dagen|erwachsen|adult|person|pessoas|volwassen|amis|amigos|amici|freunde|vrienden|retrait|jubilad|pensionat))\\b`,
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
    /\b(?:ehepaar|parchen|en couple|pareja|coppia|casal|echtpaar|stelletje|flitterwochen|hochzeitsreise|lune de miel|voyage de noces|luna de miel|viaggio di nozze|lua de mel|huwelijksreis)\b/g,
    () => ({ adults: 2 }),
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
  [/(?:子供|子ども|小学生|幼児)\s?(\d{1,2})\s?(?:人|名)/g, ([, a]) => ({ kids: toNumber(a ?? '') })],
  [/家族(\d{1,2})人|(\d{1,2})인 ?가족/g, ([, a, b]) => ({ total: toNumber(a ?? b ?? '') })],
  [
    /(\d{1,2})\s?[歳才](?:と|,|・)?\s?(?:(\d{1,2})\s?[歳才])?(?:の)?(?:子供|子ども|息子|娘)?/g,
    ([, a, b]) => ({
      ages: [a, b].flatMap((age) => (age === undefined ? [] : [Number(age)])).filter((age) => age < 18),
      ...(Number(a) >= 60 ? { seniors: b === undefined ? 1 : 2 } : {}),
    }),
  ],
  [/夫妇|カップル|ハネムーン|新婚/g, () => ({ adults: 2 })],
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
    new RegExp(`(?:아이|어린이|자녀|애)(?:들)?\\s?(${koreanCount})\\s?명?`, 'g'),
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
  [/부부|커플|신혼/g, () => ({ adults: 2 })],
  [/부모님(?:과|이랑|을|모시고)?/g, () => ({ adults: 2, self: true })],
  [/혼자/g, () => ({ adults: 1 })],
  [
    new RegExp(`(${koreanCount})\\s?(?:명|사람)(?!당)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(`(${hanCount})(?:个|位|名)?老人`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
];

/** In the order of their use. Phrases that a rule has counted are masked for the rules after it. */
const rules: readonly Rule[] = [
  ...abroadRules,
  [
    /(?<=grandparents, )parents\b|(?<!\b(?:my|our) )\bparents(?=,? (?:and )?(?:two|2|the|\d) (?:kids|children))/g,
    () => ({ adults: 2 }),
  ],
  [
    /(?<!\d)(\d)\s?\+\s?(\d)(?![\d\s]{0,6}(?:days?|nights?|k\b))/g,
    ([, adults, kids]) => ({ adults: Number(adults), kids: Number(kids) }),
  ],
  [
    new RegExp(
      `\\b(?:${child}) (\\d{1,2}(?:\\s?(?:,|and|&)\\s?\\d{1,2}){1,9})(?!\\d|\\s?(?:days?|nights?|weeks?))`,
      'g',
    ),
    ([, ages = '']) => ({ ages: listNumbers(ages) }),
  ],
  [
    /\bfor (two|three|four|five|six)(?=\s{0,3}(?:[,.;!]|$))/g,
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )?(?:(?:small|young|little|teenage) )?(?:${child})\\s?(?:\\(|aged?|ages|are|who are|:|,? both|im alter von|von|de|di|van|im alter)\\s?(?:aged? )?${agesList}(?: years?(?: old)?| yrs?| yo| jahren?| ans| anos| anni| jaar)?\\)?`,
      'g',
    ),
    ([, some, ages = '']) => ({ kids: toCount(some) > 1 ? toCount(some) : 0, ages: listNumbers(ages) }),
  ],
  [
    new RegExp(
      `(?:(?:my|our|a|an|the) )?(\\d{1,2})[\\s-]?(?:years?[\\s-]olds?|yrs?[\\s-]olds?|y\\/?o)(?: (?:${child}))?`,
      'g',
    ),
    ([, age = '']) => (Number(age) < 18 ? { ages: [Number(age)] } : {}),
  ],
  [/\b(\d{1,2})[\s-]months?[\s-]?(?:old)?(?: baby)?(?=\)| old| baby)/g, () => ({})],
  [
    new RegExp(
      `(?<![a-z])(?:family|familie|famille|familia|famiglia|gezin|party) (?:of|von|de|di|van) (${count})`,
      'g',
    ),
    ([, some]) => ({ total: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:group|bunch|gang) of (${count})(?: (?:friends|people|adults|guys|girls|women|men))?`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:we are|we're|there are|there will be) (${count})(?: of us)?(?! (?:adult|${child}|senior|retired|people|friends|german|italian|teacher|days|weeks))(?=[\\s,.!]|$)(?! (?:adults?|people|friends|days?|weeks?|seniors?|retired|couples?))`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(`(?<![a-z])(?:the |all )?(${count}) of us`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [/\bboth of us\b|\bthe two of us\b/g, () => ({ adults: 2 })],
  [/\b(?:retired|elderly|senior) couple\b/g, () => ({ adults: 2, seniors: 2 })],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:retired (?:teachers?|people|friends|adults?)|seniors?|pensioners?|retirees|elderly(?: people)?|older (?:people|adults))`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  [new RegExp(`(?<![a-z])(${count}) couples`, 'g'), ([, some]) => ({ adults: 2 * toNumber(some ?? '') })],
  [
    /\bcouple\b(?! of\b)|\bhoneymoon(?:ers)?\b|\bnewly-?weds\b|\ben pareja\b|\bpaar\b/g,
    () => ({ adults: 2 }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:my|our) (${count}) (?:best |good |close )?(?:friends|sisters|brothers|mates|colleagues)`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? ''), self: true }),
  ],
  [
    new RegExp(
      `(?<![a-z\\d-])(${count})[\\s-](?:grown-?ups?|adults?(?: people)?|people|persons?|pax|friends|travell?ers|guys|ladies|women|men|mates|backpackers|tourists|personen|personnes?|personas?|erwachsenen?|leuten?|freunden?|reisenden?|adultes?|amis|amies|voyageurs|adultos|amigos|viajeros|adulti|persone|amici|viaggiatori|pessoas|viajantes|volwassenen|mensen|vrienden|reizigers)\\b`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )(?:(?:small|young|little|teenage|school-?age) )?(?:${child})\\b(?!'s)(?![ -]friendly)`,
      'g',
    ),
    ([, some]) => ({ kids: toCount(some) }),
  ],
  [/\bbaby on board\b/g, () => ({ kids: 1 })],
  [/\b(?:my |our |the )?grandparents\b/g, () => ({ adults: 2, seniors: 2 })],
  [
    new RegExp(`\\b(?:my|our) (?:${elder})\\b(?:,? ?\\(?\\d\\d\\)?)?`, 'g'),
    () => ({ adults: 1, seniors: 1, self: true }),
  ],
  [/\bfor (?:my|our) parents\b/g, () => ({ adults: 2 })],
  [/\b(?:my |our )(?:parents|in-?laws|parents-in-law)\b/g, () => ({ adults: 2, self: true })],
  [
    new RegExp(
      `(?<=\\b(?:my|our) (?:${relative})[^.;]{0,14}(?:and|,|&) )(?:my )?(?:${relative})\\b(?:,? ?\\((\\d\\d)\\))?`,
      'g',
    ),
    ([, age]) => ({ adults: 1, self: true, seniors: Number(age ?? 0) >= 60 ? 1 : 0 }),
  ],
  [
    new RegExp(
      `\\b(?:my|our) (?:(?:best|good|elderly|old) )?(?:${relative})\\b(?:,? ?\\(?(\\d\\d)\\)?)?`,
      'g',
    ),
    ([whole, age]) => ({
      adults: 1,
      self: !whole.startsWith('our'),
      seniors: Number(age ?? 0) >= 60 || whole.includes('elderly') ? 1 : 0,
    }),
  ],
  [
    /\bsolo\b(?! (?:en|in|con|de|por) (?:i[l]? )?tren)|\b(?:travel(?:l?ing)?|go(?:ing)?|am|i'm|just) alone\b|\bby myself\b|\bon my own\b|\bjust me\b|\bonly me\b|\bone person\b|\ballein\b/g,
    () => ({ adults: 1 }),
  ],
  [
    new RegExp(`(${hanCount})大(${hanCount})小`, 'g'),
    ([, a = '', b = '']) => ({ adults: toNumber(a), kids: toNumber(b) }),
  ],
  [new RegExp(`一家(${hanCount})口`, 'g'), ([, some]) => ({ total: toNumber(some ?? '') })],
  [
    new RegExp(`(${hanCount})(?:个|位|名)(?:大人|成人|成年人|朋友)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(`(?:带着?)?(${hanCount})(?:个|位|名)(?:小孩|孩子|儿童|小朋友|娃)`, 'g'),
    ([, some]) => ({ kids: toNumber(some ?? '') }),
  ],
  [/带(?:着)?(?:孩子|小孩|娃|女儿|儿子)/g, () => ({ kids: 1 })],
  [
    new RegExp(`(${hanCount})岁(?:和(${hanCount})岁)?`, 'g'),
    ([, a, b]) => ({ ages: [a, b].flatMap((age) => (age ? [toNumber(age)] : [])).filter((age) => age < 18) }),
  ],
  [/夫妻(?:两|二|2)?个?人?|情侣|蜜月|两口子|小两口/g, () => ({ adults: 2 })],
  [/(?:带|和|陪)着?(?:父母|爸妈|爸爸妈妈)/g, () => ({ adults: 2, self: true })],
  [
    new RegExp(`(?<!预算|每)(?:我们)?(${hanCount})(?:个|位)?人(?!均|民)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [/独自|一人行/g, () => ({ adults: 1 })],
];

const listNumbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

/**
 * Reads adults, children, seniors and ages of children. Ages count the children when no number does. "We" with children
 * and without a number of adults are two adults.
 */
export function readTravellers(text: string): SlotMatch[] {
  let rest = text;
  const spans: { count: Count; start: number; end: number }[] = [];
  for (const [pattern, read] of rules) {
    const own = [...rest.matchAll(pattern)].map((match) => ({
      count: read(match),
      start: match.index,
      end: match.index + match[0].length,
    }));
    spans.push(...own);
    rest = maskSpans(rest, own);
  }
  if (spans.length === 0) return [];
  const [start, end] = [Math.min(...spans.map((one) => one.start)), Math.max(...spans.map((one) => one.end))];
  const { adults, kids, seniors, ages } = addUp(
    text,
    spans.map((one) => one.count),
  );
  const first = spans[0] ?? { start, end };
  const toSlotMatches = (slot: Slot, value: number): SlotMatch[] =>
    value > 0 ? [{ slot, value: String(value), start: first.start, end: first.end, confidence: 0.9 }] : [];
  const masks = spans.map(
    (one): SlotMatch => ({ slot: 'adults', value: '', start: one.start, end: one.end, confidence: 0 }),
  );
  return [
    ...toSlotMatches('adults', adults),
    ...toSlotMatches('kids', kids),
    ...toSlotMatches('seniors', seniors),
    ...ages.flatMap((age) => toSlotMatches('age', Math.max(1, age))),
    ...masks,
  ];
}

function addUp(
  text: string,
  counts: readonly Count[],
): { adults: number; kids: number; seniors: number; ages: number[] } {
  const add = (key: 'adults' | 'kids' | 'seniors'): number =>
    counts.reduce((all, one) => all + (one[key] ?? 0), 0);
  const ages = counts.flatMap((one) => one.ages ?? []);
  const kids = Math.max(add('kids'), ages.length);
  const total = Math.max(0, ...counts.map((one) => one.total ?? 0));
  const hasSelf = counts.some((one) => one.self === true);
  const relatives = counts
    .filter((one) => one.self === true)
    .reduce((all, one) => all + (one.adults ?? 0), 0);
  const outright = counts.filter((one) => one.self !== true);
  const counted = outright.reduce((all, one) => all + (one.adults ?? 0), 0);
  const isCoupleOfSeniors = /\b(?:in their (?:6|7|8|9)0s|both (?:6|7|8)\d)\b/.test(text);
  const seniors = Math.max(add('seniors'), isCoupleOfSeniors ? 2 : 0);
  if (total > 0) {
    const children = kids > 0 ? kids : Math.max(0, total - 2);
    return { adults: Math.max(1, total - children), kids: children, seniors, ages };
  }
  if (counted > 0)
    return {
      adults:
        hasSelf && areSeniorsOnly(outright)
          ? counted + relatives + 1
          : Math.max(counted, hasSelf ? relatives + 1 : 0),
      kids,
      seniors,
      ages,
    };
  if (hasSelf) return { adults: relatives + 1, kids, seniors, ages };
  const isFamily =
    kids > 0 &&
    /\b(?:we|we're|we'd|our|us|family|familie|famille|familia|famiglia|gezin|wir|nous|nosotros|siamo|somos|wij|unsere|nos|nuestros|nostri|nossos|onze)\b|带|我们|家族|가족|우리/.test(
      text,
    );
  return { adults: isFamily ? 2 : 0, kids, seniors, ages };
}

/** Returns true when the counted adults are seniors only, who come in addition to the writer; "two adults" includes the writer. */
function areSeniorsOnly(outright: readonly Count[]): boolean {
  return outright.every((one) => (one.adults ?? 0) === (one.seniors ?? 0));
}
