import { toSimplified } from '@yunyou/domain/search/simplified';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';
import { nations } from './nations.data.ts';
import { nationsAbroad } from './nations-abroad.data.ts';

const demonyms = nations.map(([, , adjective]) => adjective).join('|');
const countries = nations.map(([, country]) => country).join('|');
const countriesAbroad = nationsAbroad.flatMap(([, , country]) => (country === '' ? [] : [country])).join('|');
/** Words after a demonym that make it an adjective of something else than a traveller. */
const otherThings =
  'food|cuisine|restaurants?|dollars?|quarter|concession|architecture|style|speaking|wine|beer|bread|language|villages?|opera|guides?|guia|guida|reiseleit\\w*|sprach\\w*|kuche|essen|viertel|konzession|gids';
/** Words before "from Germany" that make it the start of a flight. */
const notFlying = '(?<!\\b(?:fly|flying|flights?|train|trains|arriving|fliegen|flug|vol|vuelo|volo|voo) )';
/** The same in English, with up to two words in between: "arriving by ship from Japan". */
const notTravelling =
  '(?<!\\b(?:fly|flying|flew|flights?|plane|trains?|bus|ferry|ship|boat|overland|arriv(?:e|es|ing)|travell?ing|entering|cross(?:ing)?|depart(?:ing)?|leav(?:e|ing)|start(?:ing)?|directly?|airline|visa|route|way|border)(?: [a-z·]{1,12}){0,2} )';
/** Codes of countries before "passport". Words such as "my", "no" and "it" are left out. */
const codePassport =
  /\b(ca|nz|au|fr|de|nl|ch|se|dk|fi|es|pt|sg|jp|kr|br|mx|za|il|ph|vn|pl|ie)(?= (?:passports?|citizens?)\b)/g;
const passportCode =
  /(?<=(?<![a-z])(?:passports?|paspoort(?:en)?|(?:reise)?pass|passaport[oe]|pasaportes?|passeports?|nationality|nationaliteit)(?: is|:| :| =)? ?)(nl|uk|gb|usa|us|fr|ch|au|nz|sg|br|mx|jp|kr|pl|dk|fi|ie)(?![a-z])/g;
const patterns: readonly RegExp[] = [
  new RegExp(`\\b(${demonyms})\\b(?! (?:${otherThings}))(?!-)`, 'g'),
  new RegExp(
    `\\b(${nationsAbroad.map(([, demonym]) => demonym).join('|')})\\b(?! (?:${otherThings}))(?!-)`,
    'g',
  ),
  new RegExp(
    `\\b(${countries})(?: (?:passports?|citizens?|nationals?)|(?= (?:family|couple|travell?ers?|tourists?)))`,
    'g',
  ),
  new RegExp(
    `(?<=${notTravelling}\\bfrom (?:the )?)(${countries})\\b(?! (?:to|into|via|by|overland|through)\\b)`,
    'g',
  ),
  new RegExp(
    `${notFlying}(?<=\\b(?:aus|d'|de|du|des|dalla|dal|dagli|da|do|dos|uit|from) ?)(${countriesAbroad})\\b`,
    'g',
  ),
  // "somos 3 amigos de México"
  new RegExp(
    `(?<=\\b(?:somos|soy|sou|venimos|vengo|amig[oa]s|familias?|parejas?|matrimonios?|grupo|chic[oa]s|casal|casais|viajer[oa]s|viajantes|personas|pessoas|adultos|herman[oa]s|estudiantes|estudantes|jubilados|aposentados|mochiler[oa]s) (?:todos |tod[oa]s )?(?:de|do|da) )(${countries})\\b`,
    'g',
  ),
  // "nous venons du Canada", "wij komen uit Portugal"
  new RegExp(
    `(?<=\\b(?:venons|viens|vient|viennent|veniamo|vengo|vengono|komen|kommen|komme|venimos|venho|vimos|provenienti|originaires?) (?:todos |alle |tous |tutti )?(?:uit|aus|du|de|des|d'|dal|dalla|dall'|da|do|dos) ?)(${countries}|${countriesAbroad})(?![a-z])`,
    'g',
  ),
  // "passport: NL", "Pass: Schweiz", "nacionalidad argentina" by its country
  new RegExp(
    `(?<=\\b(?:passports?|paspoort(?:en)?|(?:reise)?pass|passaport[oe]|pasaportes?|passeports?|nationality|nationalitat|nationalite|nacionalidad|nazionalita|nacionalidade|nationaliteit)(?: is| are|:| :| =|-)? ?(?:\\d x? ?)?)(${countries}|${countriesAbroad})(?![a-z])`,
    'g',
  ),
  new RegExp(`\\bcitizens? of (?:the )?(${countries})\\b`, 'g'),
  new RegExp(`(?<=\\bfrom (?:the )?(?:${countries}) (?:&|and|/|\\+) (?:the )?)(${countries})\\b`, 'g'),
  new RegExp(
    `\\b(${countries}|${demonyms})(?= (?:and|&|plus) (?:an? |one )?(?:${demonyms}|${countries}) (?:passports?|citizens?))`,
    'g',
  ),
];
/** Regions with passports of their own. Their names are also those of places to visit, so a word for people must follow. */
const regions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hong ?kong|hk)(?:ese)? (?:passports?(?: holders?)?|citizens?|residents?|sar passports?)\b|\bhong ?kongers?\b|香港(?:人|护照|居民|同胞)|홍콩 ?(?:인|여권)/g,
    'HK',
  ],
  [
    /\bchinese (?:passports?(?: holders?)?|citizens?|nationals?)\b|中国(?:护照|公民|国籍|籍)|中国(?:の)?パスポート|중국 ?(?:여권|국적)/g,
    'CN',
  ],
  [/\bmaca[uo] (?:passports?|citizens?|residents?)\b|澳门(?:人|护照|居民|同胞)|마카오 ?(?:인|여권)/g, 'MO'],
  [
    /台胞|\btaiwan(?:ese)? (?:passports?|citizens?|nationals?)\b|\btaiwanese(?= (?:couple|family|travell?ers?))|台湾(?:人|护照|居民|同胞|(?:过)?[去来]的|出发)|(?:대만|타이완) ?(?:인|여권)/g,
    'TW',
  ],
];
const eastAsianNames = [
  ...nations.flatMap(([, , , name]) => (name ? [name] : [])),
  ...nationsAbroad.map(([, , , name]) => name),
].join('|');
/** 来自加拿大, カナダから来ます, 캐나다에서 와요. */
const eastAsianFrom = new RegExp(
  toSimplified(
    `(?<=来自)(?:${eastAsianNames})|(?:${eastAsianNames})(?=から(?:来|の(?:旅行|参加))|에서 ?(?:와|오|온))`,
  ),
  'g',
);
const eastAsian = new RegExp(
  toSimplified(
    `(${eastAsianNames})(?:の|\\s)?(?:护照|人|籍|公民|国籍|パスポート|여권|인(?!도)|사람|국적|(?=老婆|老公|太太|先生|妻子|丈夫|女友|男友|女朋友|男朋友|媳妇|아내|남편|여자친구|남자친구))`,
  ),
  'g',
);

const codes = [
  ...nations.map(([code, country, adjective, name]) => ({
    code,
    latin: new RegExp(`^(?:${adjective}|${country})$`),
    eastAsian: name === undefined ? undefined : new RegExp(`^(?:${name})$`),
  })),
  ...nationsAbroad.map(([code, demonym, country, name]) => ({
    code,
    latin: new RegExp(`^(?:${demonym}${country === '' ? '' : `|${country}`})$`),
    eastAsian: new RegExp(`^(?:${toSimplified(name.replaceAll(/\(\?[=!][^)]*\)/g, ''))})$`),
  })),
];

/** Reads passports as ISO 3166-1 alpha-2 codes, in the order of the wish. */
export function readNationality(text: string): SlotMatch[] {
  return [
    ...regions.flatMap(([pattern, code]) => matchSlots(text, pattern, () => [['nat', code]])),
    ...patterns.flatMap((pattern) =>
      matchSlots(text, pattern, ([, word = '']) => {
        const nation = codes.find(({ latin }) => latin.test(word));
        return nation === undefined ? [] : [['nat', nation.code]];
      }),
    ),
    ...matchSlots(text, passportCode, ([, code = '']) => [
      ['nat', code === 'uk' ? 'GB' : code === 'usa' ? 'US' : code.toUpperCase()],
    ]),
    ...matchSlots(text, codePassport, ([, code = '']) => [['nat', code.toUpperCase()]]),
    ...[eastAsian, eastAsianFrom].flatMap((pattern) =>
      matchSlots(text, pattern, ([whole, word = whole]) => {
        const nation = codes.find((one) => one.eastAsian?.test(word));
        return nation === undefined ? [] : [['nat', nation.code]];
      }),
    ),
  ];
}
