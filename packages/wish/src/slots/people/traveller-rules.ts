import { count, hanCount, toNumber } from '../../numbers.ts';
import { abroadRules } from './traveller-rules-abroad.ts';
import { ageRules } from './traveller-rules-ages.ts';
import { familyRules } from './traveller-rules-families.ts';
import {
  agesList,
  child,
  elder,
  listNumbers,
  type Rule,
  relative,
  someCount,
  toCount,
} from './traveller-words.ts';

/** Members of a group without children. */
const equals = 'friends|people|adults|guys|girls|women|men|colleagues|co-?workers|students|classmates|mates';

const english = /(?<![a-z])(?:the|and|with|trip|travel\w*|days?|weeks?|i|my|i'm|want)(?![a-z])/;
const romance =
  /(?<![a-z])(?:giorni|notti|settiman[ae]|vorrei|vorremmo|viaggio|niente|senza|dias|noches|semanas?|quiero|queremos|viaje|sin|nada|noites|quero|viagem|sem)(?![a-z])/;
const aloneBefore = /(?<![a-z])(?:viaj\w+|viagg\w+|voy|vou|vado|parto|ando|estoy|sono|sou|soy) solo(?![a-z])/;

/** "niente musei, solo street food": "solo" also means "only" in Italian and Spanish. */
const isOnly = (text: string): boolean =>
  romance.test(text) && !english.test(text) && !aloneBefore.test(text);

/** In the order of their use. Phrases that a rule has counted are masked for the rules after it. */
export const travellerRules: readonly Rule[] = [
  ...ageRules,
  [
    // A whole with its parts: "there are 7 of us including 3 kids", "nous sommes 5 dont 2 enfants".
    new RegExp(
      `(?<![a-z\\d.,])(?:(?:we are|we're|wir sind|nous sommes|on est|somos|siamo(?: in)?|we zijn(?: met)?|(?:group|party|gruppe|groupe|grupo|gruppo|groep) (?:of|von|de|di|van)) )?(${count})(?: (?:of us|people|persons|pax|personen|personnes|personas|persone|pessoas|mensen|friends))?(?=,? ?(?:including|incl\\.?|of (?:whom|which)|dont|davon|darunter|de l[oa]s (?:cuales|que)|incluid[oa]s?|di cui|(?:dos|das) quais|incluindo|waarvan|onder wie) |: (?:${count}) [a-z])(?! ?(?:,|:)? ?(?:including|incl)[a-z. ]{0,12}(?:flights?|hotels?|breakfast))`,
      'g',
    ),
    ([, some]) => ({ whole: toNumber(some ?? '') }),
  ],
  [
    /(?:一共|总共|共)?(\d{1,2})个?人,?其中|(\d{1,2})[人名],?(?:の)?うち|(\d{1,2})명,? ?(?:그 ?)?중/g,
    ([, zh, ja, ko]) => ({ whole: Number(zh ?? ja ?? ko) }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:grandparents|groseltern|grosseltern|grands-parents|abuelos|nonni|avos|grootouders)(?![a-z])(?: all)?(?: over (?:\\d\\d|sixty|seventy|eighty))?`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  [
    /(?<![a-z])(?:(?:and |und )?(?:me|ich),? )?(?:a |an |as a |als )?(?:single (?:dads?|mums?|moms?|mothers?|fathers?|parents?)|alleinerziehend\w*|(?:pere|mere|papa|maman) (?:celibataire|solo)|(?:madre|padre) solter[oa]|(?:mamma|papa|madre|padre) single|mae solteira|pai solteiro|alleenstaande (?:moeder|vader|ouder))(?![a-z])|单亲(?:妈妈|爸爸)?|シングル(?:マザー|ファザー)|싱글 ?(?:맘|대디)/g,
    () => ({ adults: 1, pair: true }),
  ],
  [
    new RegExp(`带着?(${hanCount})(?:个|位|名)老人(?=[^.;!?]{0,12}(?:孩子|小孩|娃|小朋友))`, 'g'),
    ([, some = '']) => ({ adults: toNumber(some), seniors: toNumber(some), withParents: true }),
  ],
  [
    new RegExp(
      `(${hanCount})(?:个|位|名)(?:(?!大人|成人|老人)[^.;!?,\\d个位名]){1,8}(?:孩子|小孩|娃|小朋友)`,
      'g',
    ),
    ([, some = '']) => ({ kids: toNumber(some) }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:retired |elderly |senior |older )couples|(?<![a-z])(${count}) couples(?: (?:all |both )?in (?:our|their|the) (?:early |mid[- ]?|late )?(?:[6-8]0'?s|sixties|seventies|eighties)\\b)`,
      'g',
    ),
    ([, retired, old]) => {
      const adults = 2 * toNumber(retired ?? old ?? '');
      return { adults, seniors: adults };
    },
  ],
  [
    /\b(?:my|our) (?:son|daughter|kid|child|boy|girl)(?:,? \(?(\d{1,2})\)?,?)? and (?:i|me)\b/g,
    ([, age]) => ({ adults: 1, kids: 1, ...(age !== undefined && { ages: [Number(age)] }) }),
  ],
  [
    new RegExp(
      `(?<![a-z])(${count}) (?:retired (?:teachers?|people|friends|adults?)|seniors?|pensioners?|retirees|elderly(?: people)?|older (?:people|adults))(?: \\(\\d\\d(?: and |, | & |/)\\d\\d\\))?`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? ''), seniors: toNumber(some ?? '') }),
  ],
  ...familyRules,
  ...abroadRules,
  [
    /\b(?:she|he)(?:'s| is) ([6-9]\d)(?: years old)?(?:,? (?:and )?(?:i'm|i am) ([2-9]\d))?(?! ?(?:cm|kg|%|days))/g,
    ([, theirs, mine = '0']) => ({
      adults: 1,
      self: true,
      seniors: [theirs, mine].filter((one) => Number(one) >= 60).length,
    }),
  ],
  [/(?<=(?:^|[.;!?]) ?)parents(?= (?:in their|aged|both|\())/g, () => ({ adults: 2 })],
  [
    // "11 people, ages 3 to 81"
    new RegExp(
      `(?<![a-z\\d])(${count}) (?:people|persons?|of us|pax),? \\(?(?:ages|aged|ranging from|aged from)(?: from)? (\\d{1,2}) ?(?:to|-) ?(\\d{2})(?!\\d| ?(?:days|may|june))\\)?`,
      'g',
    ),
    ([, some = '', young, old]) => ({
      whole: toNumber(some),
      ages: [Number(young)].filter((age) => age < 18),
      seniors: Number(old) >= 60 ? 1 : 0,
    }),
  ],
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
    /\bfor (two|three|four|five|six|[2-9])(?=\s{0,3}(?:[,.;!]|$))/g,
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )?(?:(?:small|young|little|teenage) )?(?:${child})\\s?(?:\\(|aged?|ages|are|r|who are|:|,? both|im alter von|von|de|di|van|im alter)\\s?(?:aged? )?${agesList}(?: years?(?: old)?| yrs?| yo| jahren?| ans| anos| anni| jaar)?\\)?`,
      'g',
    ),
    ([, some, ages = '']) => ({ kids: toCount(some) > 1 ? toCount(some) : 0, ages: listNumbers(ages) }),
  ],
  [
    new RegExp(
      `(?:(?:my|our|a|an|the) )?(\\d{1,2})[\\s-]?(?:years?[\\s-]olds?|yrs?[\\s-]olds?|y\\/?o)(?: (?:${child}))?`,
      'g',
    ),
    ([, age = '']) => {
      if (Number(age) < 18) return { ages: [Number(age)] };
      return Number(age) >= 60 ? { seniors: 1 } : {};
    },
  ],
  [
    // The noun stays unmasked for the reader of interests.
    new RegExp(
      `(?<![a-z\\d-])(${count})(?= (?:(?:keen|experienced|avid|passionate|begeisterte|passionnes?) )?(?:hikers|trekkers|foodies|photographers|history buffs|wanderern?|fotografen|randonneurs|senderistas|escursionisti|caminhantes|wandelaars)(?![a-z]))`,
      'g',
    ),
    ([, some = '']) => ({ adults: toNumber(some) }),
  ],
  [/\b(\d{1,2})[\s-]months?[\s-]?(?:old)?(?: baby)?(?=\)| old| baby)/g, () => ({})],
  [
    new RegExp(
      `(?<![a-z])(?:family|familly|famliy|familie|famille|familia|famiglia|gezin|party) (?:of|von|de|di|van) (${count})(?! (?:${equals})(?![a-z]))`,
      'g',
    ),
    ([, some]) => ({ total: toNumber(some ?? '') }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:(?:group|bunch|gang) of (${count})(?: (?:${equals})(?![a-z]))?|(?:party|team) of (${count}) (?:${equals})(?![a-z]))`,
      'g',
    ),
    ([, some, party]) => ({ adults: toNumber(some ?? party ?? '') }),
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
  [
    /\b(?:mum|mom|mother|dad|father|grand\w{2,8}|parent|husband|wife)'?s [6-9]\d(?:th|st|nd|rd)(?: birthday)?\b/g,
    () => ({ seniors: 1 }),
  ],
  [/\bboth of us\b|\bthe two of us\b/g, () => ({ adults: 2 })],
  [/\b(?:(?:all |both )?in (?:our|their|the) )?(?:early|mid|late)[- ]?[2-5]0'?s\b/g, () => ({})],
  [
    /\b(?:retired|elderly|senior) couple\b|\b(?:for|as) (?:us )?(?:retirees|pensioners|seniors)\b|(?<=[,;.(] ?|days? |nights? |weeks? |^)(?:retirees|pensioners|seniors|elderly)(?: (?:aged?|over|around|about) [6-9]\d)?(?= ?(?:$|[,;.)]))/g,
    () => ({ adults: 2, seniors: 2 }),
  ],
  [
    // "aged 65", "I'm 72", "we are 68 and 71"
    /(?:\bage[sd]?|\b(?:i'm|i am|we're|we are)(?: both| aged?)?) ([6-9]\d)(?:(?: and |\/| & )([6-9]\d))?(?! ?(?:cm|kg|%|days?|people|of us|adults|\d))(?![-\d])/g,
    ([whole, , second]) => ({ seniors: second !== undefined || /\bwe\b|\bwe're/.test(whole) ? 2 : 1 }),
  ],
  [
    /\bcouple\b(?! of\b)|\bhoneymoon(?:ers)?\b|\bnewly-?weds\b|\ben pareja\b|\bpaar\b/g,
    () => ({ adults: 2, pair: true }),
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
      `(?<![a-z\\d-])(${count})[\\s-](?:grown-?ups?|adults?(?: people)?|people|ppl|persons?|pax|lads|blokes|dudes|gals|pals|buddies|fellas|bros|homies|madels?|jungs|kerle|madchen|jongens|gasten|nanas|meufs|gars|mecs|chavales|pibes|tios|tias|garotas|mocas|caras|chaps|mums|moms|dads|besties|aunts|aunties|uncles|damen|herren|kumpels|copains|potes|colegas|amigotes|colleghi|compagni|dames|heren|meiden|(?:boy|girl)?friends|travell?ers|guys|girls|ladies|women|men|mates|backpackers|rucksackreisende|mochileros|mochileiros|tourists|students|classmates|colleagues|cousins|siblings|sisters|brothers|studenten|kollegen|frauen|manner|etudiants|etudiantes|collegues|femmes|hommes|estudiantes|chicas|chicos|mujeres|hombres|studenti|ragazze|ragazzi|donne|uomini|estudantes|mulheres|homens|rapazes|vrouwen|mannen|collega's|personen|personnes?|personas?|erwachsenen?|erw(?![a-z])|leuten?|freunden?|reisenden?|adultes?|amis|amies|voyageurs|adultos|amigos|amigas|amiche|freundinnen|vriendinnen|copines|viajeros|adulti|persone|amici|viaggiatori|pessoas|viajantes|volwassenen|mensen|vrienden|reizigers)\\b`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  // Children without a number: two.
  [
    /(?<![a-z])(?:mit (?:den |unseren )?kindern|avec (?:les |nos |des )?enfants|con (?:los |nuestros )?ninos|con (?:i |i nostri )?bambini|com (?:as |nossas )?criancas|met (?:de |onze )?kinderen)(?![a-z])(?! ?\()/g,
    () => ({ kids: 2 }),
  ],
  [
    /(?<!\b(?:no|without|for|other) )\b(?:the |our |my )?(?:kids|children) (?:want|love|like|are|would|need|also)\b|\b(?:with (?:the )?|(?:my|our) )(?:kids|children)\b(?!'|[- ]friendly)/g,
    () => ({ kids: 2 }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:${someCount} )(?:(?:small|young|little|teenage|school-?age) )?(?:${child})\\b(?!'s)(?![ -]friendly)`,
      'g',
    ),
    ([, some]) => ({ kids: toCount(some) }),
  ],
  [
    /\b(?:with|and) (?:the |our |my )?(?:(?:small|young|little) )?(?:toddlers|babies|infants|twins|teens|teenagers)\b/g,
    () => ({ kids: 2 }),
  ],
  [/\bbaby on board\b|\bwith (?:the |our |my )?(?:baby|infant|toddler)\b/g, () => ({ kids: 1 })],
  [/\b(?:my |our |the )?grandparents(?:,| and| &| \+|, and) us\b/g, () => ({ adults: 4, seniors: 2 })],
  [/\b(?:my |our |the )?grandparents\b/g, () => ({ adults: 2, seniors: 2 })],
  [
    new RegExp(`\\b(?:my|our) (?:${elder})\\b(?:,? ?\\(?\\d\\d\\)?)?`, 'g'),
    () => ({ adults: 1, seniors: 1, self: true }),
  ],
  [
    new RegExp(
      `(?<=\\b(?:my|our) (?:${relative})[^.;]{0,30}(?:and|,|&) )(?:my )?(?:${relative})\\b(?:,? ?\\((\\d\\d)\\))?`,
      'g',
    ),
    ([, age]) => ({ adults: 1, self: true, seniors: Number(age ?? 0) >= 60 ? 1 : 0 }),
  ],
  [
    new RegExp(
      `\\b(?:my|our) (?:(?:best|good|elderly|old|retired|([4-9]\\d)[- ]years?[- ]old) )?(?:${relative})\\b(?!'s (?!\\d\\d))(?:,? ?\\(?(\\d\\d)\\)?)?`,
      'g',
    ),
    ([whole, before, after]) => ({
      adults: 1,
      self: !whole.startsWith('our'),
      seniors: Number(before ?? after ?? 0) >= 60 || /elderly|retired/.test(whole) ? 1 : 0,
    }),
  ],
  [
    /\bsolo\b(?! (?:sud|sur|norte|nord|oeste|ovest|un[oa]?|due|dos|tre|tres|gli|le|las|los|da|per|para|musei|templi)(?![a-z]))(?! (?:en |in |con |de |por |a )?(?:il |i |el |los |la )?(?:tren|hotel|ciudad|citta|natur|alta veloc|visit|ved))|\b(?:travel(?:l?ing)?|go(?:ing)?|am|i'm|just) alone\b|\bby myself\b|\bon my own\b|\bjust me\b|\bonly me\b|\bone person\b|\ballein\b/g,
    ({ 0: word, input, index }) =>
      word === 'solo' && /^ [a-z]/.test(input.slice(index + 4, index + 6)) && isOnly(input)
        ? {}
        : { adults: 1 },
  ],
  [
    new RegExp(`(${hanCount})大(${hanCount})小`, 'g'),
    ([, a = '', b = '']) => ({ adults: toNumber(a), kids: toNumber(b) }),
  ],
  [new RegExp(`(?:一家|全家)(${hanCount})口人?`, 'g'), ([, some]) => ({ total: toNumber(some ?? '') })],
  [
    new RegExp(`(${hanCount})(?:个|位|名)(?:大人|成人|成年人|朋友)`, 'g'),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [
    new RegExp(`(?:带着?)?(${hanCount})(?:个|位|名)(?:小孩|孩子|儿童|小朋友|娃)`, 'g'),
    ([, some]) => ({ kids: toNumber(some ?? '') }),
  ],
  [/(?:带着?|和|跟|与|加)(?:孩子|小孩|娃|女儿|儿子)(?!(?:1[89]|2\d)岁)/g, () => ({ kids: 1 })],
  [
    new RegExp(`(${hanCount})岁(?:和(${hanCount})岁)?`, 'g'),
    ([, a, b]) => {
      const list = [a, b].flatMap((one) => (one ? [toNumber(one)] : []));
      return { ages: list.filter((one) => one < 18), seniors: list.filter((one) => one >= 60).length };
    },
  ],
  [/夫妻(?:两|二|2)?个?人?|情侣|蜜月|两口子|小两口/g, () => ({ adults: 2, pair: true })],
  [/(?:带|和|陪)着?(?:父母|爸妈|爸爸妈妈)/g, () => ({ adults: 2, self: true })],
  [
    new RegExp(
      `(?<!预算|予算|每)(?:我们)?(${hanCount})(?:个|位)?人(?!均|民|\\d|あたり|当たり|(?<=[一1]人) ?·)`,
      'g',
    ),
    ([, some]) => ({ adults: toNumber(some ?? '') }),
  ],
  [/独自|一人行|独行|单人(?!间|房|床)|一个人(?=[,.;去玩旅游]|$)/g, () => ({ adults: 1 })],
];
