import { toSimplified } from '@yunyou/domain/search/simplified';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type Slot, type SlotMatch } from '../../slot-match.ts';
import { createSpanSet } from '../../spans.ts';
import { comfortPhrases } from './comfort-phrases.data.ts';
import { busAndTrain, type HabitPhrase, habitPhrases } from './habit-phrases.data.ts';
import { moreHabitPhrases } from './more-habit-phrases.data.ts';

type Rule = readonly [pattern: RegExp, slot: Slot, value: string];

/** Phrases with one meaning in every context. Where two rules match the same words, the earlier rule wins. */
const rules: readonly Rule[] = [
  [
    /\b(?:no|without(?: any)?|avoid|not? (?:want|like)(?: to take| any)?|don'?t (?:want|like)(?: to take| any)?) (?:overnight|night|sleeper) (?:trains?|travel)\b|\bno (?:sleepers?|overnights?)\b|不(?:要|坐|想坐)(?:卧铺|夜车|过夜火车)/g,
    '-mode',
    'sleeper',
  ],
  [
    /\b(?:no|without(?: any)?|avoid) (?:internal |domestic |more )?(?:flights?|planes?|flying|air travel)\b(?: inside china| in china)?|\b(?:don'?t|do not|won'?t|cannot|can'?t|not) (?:want to |like to |like )?(?:fly(?:ing)?)\b(?! home| out| into?)|\bafraid of (?:flying|planes)\b|\b(?:hates?|scared of|fear of) flying\b|不(?:坐|想坐|要坐|乘)飞机|恐飞/g,
    '-mode',
    'flight',
  ],
  [
    /\b(?:no|avoid|without) (?:long )?(?:bus(?:es)?|coach(?:es)?|bus rides)\b|不(?:坐|要坐)(?:大巴|汽车)/g,
    '-mode',
    'coach',
  ],
  [
    /\b(?:only|just)(?: by| use| take| travel by)? (?:high[- ]speed )?(?:trains?|rail)\b|\b(?:high[- ]speed )?(?:trains?|rail) only\b|\bonly (?:by )?(?:high[- ]speed )?(?:trains?|rail)\b|只坐(?:高铁|火车|动车)/g,
    'only',
    'train',
  ],
  [
    /\bprefer(?:ably)?(?: (?:to )?(?:travel|go|take|use|by|the)){0,4} (?:high[- ]speed )?(?:trains?|rail)\b(?: over (?:flights|planes|flying))?|\btrains? (?:are )?(?:preferred|rather than (?:planes?|flights?|flying)|over (?:planes|flights)|instead of (?:planes?|flights?|flying))|\b(?:by|take|took|then|love|like) (?:the )?(?:high[- ]speed |bullet )?(?:trains?|rail)\b|\b(?:bullet|high[- ]speed) trains?\b|高铁|坐火车|动车/g,
    'prefer',
    'train',
  ],
  [
    /\btrans-? ?(?:mongolian|siberian|manchurian)(?: (?:railway|railroad|express|train))?\b/g,
    'prefer',
    'train',
  ],
  [
    /\bwheel[- ]?chairs?\b|\b(?:wheelchair[- ])?accessible\b|\bstep-?free\b|\bbarrier-?free\b|轮椅|无障碍/g,
    'mobility',
    'wheelchair',
  ],
  [/\b(?:strollers?|prams?|buggy|buggies|pushchairs?)\b|婴儿车|推车/g, 'mobility', 'stroller'],
  [
    /\b(?:can'?t|cannot|can not|unable to|not able to|doesn'?t|don'?t|not) walk (?:very |too |that )?(?:far|much|long|well|a lot)\b|\b(?:bad|weak|sore|dodgy) (?:knees?|hips?|backs?|legs?)\b|\bno (?:stairs|steps|long walks)\b|\b(?:limited|reduced) mobility\b|\bwalking (?:stick|difficulties|problems|frame)\b|\beasy walks? only\b|\b(?:little|minimal|not too much|not much|less) walking\b|走不了(?:太多|多少|远)?路?|腿脚不(?:便|好)|少走路/g,
    'mobility',
    'limited-walking',
  ],
  [/(?<!\b(?:not|nicht|pas|no|non|nao|niet) )\bvegans?\b|纯素/g, 'diet', 'vegan'],
  [/\bvegetarians?\b|\bveggies?\b|\b(?:don'?t|do not|no) (?:eat )?meat\b|吃素|素食/g, 'diet', 'vegetarian'],
  [
    /\b(?:(?:we are|we're|i am|i'm|as|being) (?:an? )?(?:practi[sc]ing )?muslims?\b|muslims?\b(?=(?: [a-z]{2,9}){0,2},? (?:halal|so halal)|(?: and| but|,)? need|,? so |,? halal|[ -]friendly| (?:family|couple|travell?ers?|friends|group|parents)\b)(?:[ -]friendly)?)/g,
    'diet',
    'halal',
  ],
  [
    /\bpure[- ]veg(?:etarian)?\b|\bveg(?:gie|etarian)? (?:food|meals?|only|restaurants?|options?)(?: only)?\b|\b(?:pure )?jain(?: (?:food|meals?|vegetarian))?\b/g,
    'diet',
    'vegetarian',
  ],
  [/\bhalal\b(?: food)?(?: needed| only)?|清真(?:饮食|餐)?/g, 'diet', 'halal'],
  [/\bkosher\b/g, 'diet', 'kosher'],
  [/\bgluten[- ]?free\b|\bco?eliac\b/g, 'diet', 'gluten-free'],
  [/\b(?:pea)?nut allerg(?:y|ies)\b|\ballergic to (?:pea)?nuts\b/g, 'diet', 'nut-allergy'],
  [/\b(?:don'?t|do not|cannot|can'?t|no|not) (?:eat )?pork\b|不吃猪肉/g, 'diet', 'no-pork'],
  [
    /\b(?:can'?t|cannot|don'?t|do not|won'?t|doesn'?t|not|no|nothing)(?: too| really)?(?: (?:handle|eat|like|take|stand|do))?(?: too)? spicy(?: food| dishes| stuff)?\b|不(?:能)?吃辣/g,
    'diet',
    'not-spicy',
  ],
  [/\bno (?:hostels?|dorms?|luxury)\b/g, 'class', ''],
  [
    /(?:\b(?:money|price|cost|budget)|[$€£]{1,4})(?: is)? no object\b|\b5 ?\*|\b(?:5|five)[- ]?stars?\b|\bluxur(?:y|ious)\b(?: (?:hotels?|resorts?|trip))?|\bhigh[- ]end\b|\bbest hotels\b|\bno budget limit\b|\bunlimited budget\b|五星级?(?:酒店)?|豪华/g,
    'class',
    '4',
  ],
  [
    /\b(?:4|four)[- ]?stars?\b|\b4 ?\*|\bboutique(?: hotels?)?\b|\bupscale\b|\b(?:really |very )?(?:good|nice|great) hotels?\b|四星级?(?:酒店)?/g,
    'class',
    '3',
  ],
  [
    /\b(?:3|three)[- ]?stars?\b|\bmid[- ]?(?:range|priced?|budget)\b(?: hotels?)?|\bmoderate hotels?\b|\bcomfortabl[ey]\b(?! pace| tempo| with| shoes)(?: hotels?)?|\b(?:decent|simple but clean) hotels?\b|\bcomfort class\b|三星级?(?:酒店)?|舒适型/g,
    'class',
    '2',
  ],
  [
    /\bbudget (?:travell?ers?|trip|hotels?|travel|friendly|accommodation|backpackers?)\b|\b(?:low|tight|small|shoestring) budget\b|\bon a (?:budget|shoestring)\b|\bback-?pack(?:ers?|ing)\b|\bcheap(?:ly|est)?\b(?: hostels?| hotels?)?|\bhostels?\b|\bnothing (?:too )?(?:fancy|expensive)\b|\bas cheap as possible\b|穷游|青旅|便宜/g,
    'class',
    '1',
  ],
  [
    /\b(?:avoid|hates?|no|without|dislike|fewer|less|don'?t (?:like|want)|can'?t stand|away from|not? too many|escape)(?: (?:all|any|the|big|huge|too|many|large)){0,4} (?:crowds?|crowded(?: places)?|tourists?(?: traps)?|masses|people everywhere|mass tourism)\b(?: and (?:tourist traps|tourists|crowds))?|\bcrowds? (?:are not|aren'?t)\b|\boff[- ]the[- ]beaten[- ](?:path|track)\b|\buncrowded\b|\bnot crowded\b|\bno mass tourism\b|人少|避开人群|不(?:想|要)人挤人|小众/g,
    'crowds',
    'avoid',
  ],
  [
    /\b(?:not|no|nothing|without|never|don'?t|do not|isn'?t)\b(?: (?:want|like|be|to|it|the|a|any|really|rush|pace|too|so|very|super|crazy|overly|that|much|feel|need)){0,8} (?:fast|quick|rush(?:ed|ing)?|pack(?:ed)?|hectic|stress(?:ful|ed)?|hurr(?:y|ied)|busy|tight|tiring|exhausting|strenuous|full|intense|hard|crammed)\b(?!\s(?:hik|climb))(?: (?:pace|schedule))?|\bno stress\b|\b(?:don'?t|do not|not) (?:want to )?(?:rush|hurry)\b|\btake(?:s|ing)? (?:it|things) (?:easy|slow(?:ly)?)\b|\b(?:very |really |fairly |quite )?(?:relax(?:ed|ing)?|leisurely|slow(?:ly)?|easy-?going|laid[- ]back|unhurried|gentle|chill(?:ed)?|lazy|easy(?! (?:by|to|from|on|for)\b))(?: (?:pace|trip|travel|days?|tempo|holiday|walks only))?\b(?! speed|(?: to)? (?:read|reach|book|get|access))|\brest(?:ing)? (?:days?|time)\b|(?<=\b(?:to|just|only|complete|total|(?:days?|nights?)(?: of)?|· ?(?:of|for)) |· )rest(?:ing)?\b(?! of\b| is\b| are\b)|不(?:想|要|用)?太?(?:赶|累)|慢慢(?:玩|走|逛)|慢节奏|轻松(?:一点|点|些)?|休闲|悠闲/g,
    'pace',
    'relaxed',
  ],
  [
    /\b(?:fully |jam-?|action-?)?packed\b(?: schedule| days?| itinerary)?|\bas much as (?:possible|we can|i can)\b(?: (?:in|into))?|\bfast(?:-| )?(?:paced?)\b|\bwhirlwind\b|\bnon-?stop\b(?! (?:from|to|flights?))|\bcram\b|\bsqueeze in\b|\b(?:full|busy|intense|intensive) (?:days?|schedule|programme|program|itinerary|pace)\b|\bsee everything\b|紧凑|特种兵|多看一?些?景点/g,
    'pace',
    'full',
  ],
  [
    /\b(?:moderate|balanced|medium|normal|steady|average|comfortable)(?: pace| tempo)\b|\bbalanced\b|节奏适中/g,
    'pace',
    'balanced',
  ],
];

/** A ride of the whole trip, not one to or from a place: "Suzhou and Hangzhou by train". */
const wholeTripByTrain = new RegExp(
  `(?<!\\b(?:arriv\\w*|com(?:e|ing)|ankunft|arrivee|llegada|arrivo|chegada|aankomst) (?:(?:in|to )?from ·{2,40} )?)(?:${anyOf(
    {
      en: '(?:travel(?:l?ing)? |go(?:ing)? |move |all |everything )?by (?:the )?(?:high[- ]speed |bullet )?(?:trains?|rail)',
      de: 'mit (?:dem |der )?(?:zug|zugen|bahn)|per (?:bahn|zug)|bahnreise|zugreise',
      fr: 'en train|par le train|voyage en train',
      es: '(?:viaje )?en tren(?:es)?(?: bala| de alta velocidad)?|por tren',
      it: '(?:viaggio )?in treno|(?:con i |coi |solo )?treni (?:veloci|ad alta velocita|alta velocita)',
      pt: '(?:viagem )?de (?:trem|comboio)',
      nl: 'met de trein|per trein|treinreis',
      zh: '坐(?:火车|高铁|动车)|乘(?:火车|高铁)|火车旅行|全程高铁',
      ja: '(?:列車|電車|鉄道|高速鉄道)(?:で|の旅)',
      ko: '(?:기차|열차|고속철도?)(?:로|를 타고| ?여행)',
    },
  )})(?!\\s?(?:from|to|into|von|nach|ab|depuis|de|vers|desde|a|hasta|da|per|para|naar|van|去|到|往返)\\s?·)|(?<=(?:^|[,.;:(])\\s{0,2})(?:bahn|zug|tren|treno|trem|comboio|train|trains|trein|${toSimplified('高铁|火车|列車|電車|鉄道|新幹線')}|기차|열차)(?=\\s{0,2}(?:[,.;)]|$))`,
  'g',
);
const flight =
  /\b(?:fly|flying|flights?|planes?|flug\w*|flieg\w*|vols?|avion|vuelos?|volo|voli|voos?|vlieg\w*|vlucht\w*)\b|飞|飛行機|비행기|航班/;

/**
 * Reads that the whole trip is by train. It rules out flights, not the coach to a mountain or the ferry to an island. Beside a
 * flight it is a preference only.
 */
function readWholeTripByTrain(text: string): SlotMatch[] {
  const [slot, value] = flight.test(text)
    ? (['prefer', 'train'] as const)
    : (['only', 'train,coach,ferry'] as const);
  return matchSlots(text, wholeTripByTrain, () => [[slot, value]], 0.8);
}

/** A traveller who is pregnant: easy days, and no great height. */
const pregnancy = new RegExp(
  anyOf({
    en: "(?:i'm |i am |(?:my )?(?:wife|partner|girlfriend|sister|friend)(?:'s| is) )?(?:heavily |\\d{1,2} (?:weeks?|months?) )?(?:pregnan(?:t|cy)|expecting(?: a baby| our)|baby ?moon)",
    de: '(?:im \\d\\.? monat )?schwanger\\w*',
    fr: '(?:femme |ma femme est |je suis )?enceinte(?: de \\d mois)?|grossesse',
    es: 'embarazad[ao]s?|embarazo',
    it: '(?:in )?(?:dolce attesa|gravidanza)|incinta',
    pt: 'gravidas?|gravidez|gestante',
    nl: 'zwanger(?:schap)?',
    zh: '(?:我|老婆|妻子|太太)?(?:怀孕|孕妇|孕)(?:\\d{1,2}(?:周|个?月)|[一二三四五六七八]个月)?',
    ja: '(?:妊娠(?:中|\\d{1,2}(?:週|か月|ヶ月))?|妊婦)',
    ko: '임신(?: ?중| ?\\d{1,2}(?:주|개월))?|임산부|임신부',
  }),
  'g',
);

const allRules: readonly Rule[] = [
  ...busAndTrain.map(toRule),
  ...moreHabitPhrases.map(toRule),
  ...rules,
  ...habitPhrases.map(toRule),
  ...comfortPhrases.map(toRule),
];

function toRule([slot, value, phrasings]: HabitPhrase): Rule {
  return [new RegExp(anyOf(phrasings), 'g'), slot, value];
}

/** A negation before "night trains" that the phrases above do not have: "né treni notturni", "pas de couchette". */
const rejectsBefore =
  /(?<![a-z])(?:no|not|nor|neither|without|avoid|hate|keine?n?|ohne|noch|weder|pas de|pas d'|sans|ni|aucun|sin|nada(?: de)?|pas|evitar|senza|niente|ne|sem|nem|geen|zonder)(?: (?:any|the|de|les|las|los|i|le|os|as|overnight))?\s?$|不(?:要|想|能|愿意?)?(?:再)?$/;
const rejectsAfter =
  /^ ?(?:는|은)? ?(?:x(?![a-z])|싫|안 ?[타돼]|금지)|^(?:は|だけは)?(?:嫌|いや|なし|無し|ng|避け|無理|x(?![a-z]))|^(?: are| is)? (?:no|out|nein|non|nee)(?![a-z])/;
const maxNegation = 24;

/** Turns the wish for nights in trains into one against them where it is negated. */
function withNegation(text: string, one: SlotMatch): SlotMatch {
  if (one.slot !== 'prefer' || one.value !== 'sleeper') return one;
  const isRejected =
    rejectsBefore.test(text.slice(Math.max(0, one.start - maxNegation), one.start)) ||
    rejectsAfter.test(text.slice(one.end, one.end + maxNegation));
  return isRejected ? { ...one, slot: '-mode' } : one;
}

const prefersTrains = ([, slot, value]: Rule): boolean => slot === 'prefer' && value === 'train';

/** Reads transport modes, diet, mobility, hotel class, crowds and pace. */
export function readHabits(text: string): SlotMatch[] {
  const found: SlotMatch[] = [];
  const used = createSpanSet(text.length);
  const add = (matches: readonly SlotMatch[]): void => {
    for (const one of matches.filter(used.isFree)) {
      used.add(one);
      found.push(one);
    }
  };
  const addRules = (isWanted: (rule: Rule) => boolean): void => {
    for (const rule of allRules.filter(isWanted)) add(matchSlots(text, rule[0], () => [[rule[1], rule[2]]]));
  };
  add(
    matchSlots(text, pregnancy, () => [
      ['pace', 'relaxed'],
      ['altitude', 'careful'],
    ]),
  );
  addRules((rule) => !prefersTrains(rule));
  add(readWholeTripByTrain(text));
  addRules(prefersTrains);
  const only = found.some(({ slot }) => slot === 'only');
  const classes = found.filter((one) => one.slot === 'class' && one.value !== '');
  const isSecondary = (one: SlotMatch): boolean =>
    (only && one.slot === 'prefer' && one.value === 'train') ||
    (one.slot === 'class' && classes.length > 1 && one !== classes[0]);
  return found.map((one) => (isSecondary(one) ? { ...one, value: '' } : withNegation(text, one)));
}

/** Reads a night on top of a mountain. Reads the whole wish, because "金顶" may be part of the name of a place. */
export function readSummitNights(wish: string): SlotMatch[] {
  return allRules
    .filter(([, slot]) => slot === 'summit-night')
    .flatMap(([pattern, slot, value]) => matchSlots(wish, pattern, () => [[slot, value]]));
}
