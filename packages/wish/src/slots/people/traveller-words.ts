import { findAll } from '../../find-all.ts';
import { count, toNumber } from '../../numbers.ts';

/** Travellers that a phrase adds to the group. `self`: the writer comes in addition ("my mother" means two adults). */
export type Count = {
  adults?: number;
  kids?: number;
  seniors?: number;
  total?: number;
  /** All people of a group whose parts the wish names: "group of 8: 2 grandparents, 4 adults, 2 kids". */
  whole?: number;
  self?: boolean;
  /** A word for a couple or a lone traveller, which a number of adults beside it repeats. */
  pair?: boolean;
  /** Comes in addition to the total of a group: "family of 5, grandma joins us". */
  joins?: boolean;
  /** Grandparents of the children: the parents come, too. */
  withParents?: boolean;
  /** A child of the writer alone: "with my son". */
  ownKid?: boolean;
  ages?: number[];
};
export type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Count];

export const someCount = `(${count}|a|an|my|our)`;
export const toCount = (word: string | undefined): number =>
  /^(?:an?|my|our)$/.test(word ?? '') ? 1 : toNumber(word ?? '');
export const child =
  'child(?:ren)?|kids?|kiddos|toddlers?|bab(?:y|ies)|infants?|teen(?:ager)?[sn]?|sons?|daughters?|boys?|kinder[ne]?n?|kind(?! of)|enfants?|fils|filles?|nin[oa]s?|hij[oa]s?|bambin[ioae]|bimb[ioae]|peques?|gamins?|figli[oae]?|criancas?|filh[oa]s?|kinderen|tochter|sohn|sohne|zoon|dochter|pubers?|tieners?|ados?|adolescent\\w*|jugendliche[nr]?|menin[oa]s?|net[oa]s?|niet[oa]s?|kleinkind(?:eren)?|nipot[ei]|petits?-(?:fils|enfants)|petite-fille|enkel(?:in|kind|kinder|kindern)?|grandchild(?:ren)?|grandsons?|granddaughters?|bebes?|babys?|neonat[oa]|nen[ae]s?|crios|zoontjes?|dochtertjes?|kindjes?|meisjes?|kleuters?|peuters?|tweens?|teenies?|little ones?|grandkids?|preschoolers?';
export const relative =
  'wife|husband|partner|girlfriend|boyfriend|spouse|fiancee?|(?:mother|father)[- ]in[- ]law|mum|mom|mother|dad|father|sister|brother|best friend|friend|cousin|aunt|uncle|colleague|roommate';
export const elder = 'grandm(?:a|um|om|other)|grandp(?:a|op)|grandfather|granny|grandad|nan';
/** Words for children and for adults: a child only beside an age. */
export const childWithAge = `${child}|girls?|ragazz[aoie]|madchen|jungen?|chic[oa]s?|garcons?`;
export const parent =
  '(?:mother|father)[- ]in[- ]law|mum|mom|mother|dad|father|mamma|babbo|mamae|papai|maman|mutti|vati|mutter|vater|mama|papa|mere|pere|madre|padre|mae|pai|moeder|vader|schwiegermutter|schwiegervater|mother-in-law|father-in-law|suegr[oa]|suocer[oa]|sogr[oa]|belle-mere|beau-pere|aunt|uncle|tante|onkel';
export const grandparent =
  'grandm(?:a|um|om|other)|grandpa|grandfather|granny|grandad|nan|oma|opa|grand-?mere|grand-?pere|mamie|papi|abuel[oa]|nonn[oa]|avo|vovo';
const years = '(?:[\\s-]?(?:years?(?: old)?|yrs?|yo|jahren?|j|ans|anos|anni|jaar))?';
export const age = `(?: (?:de|di|van|von|mit|com|con|is|ist|est|a|tiene|ha|tem|wird|aged?|is aged)|,)? ?\\(?([1-9]\\d)${years}\\)?(?!\\d|\\s?(?:days?|tage|jours|dias|giorni|dagen|nights?))`;
const notLength = String.raw`(?!\d|[\s-]?(?:days?|nights?|weeks?|tagen?|wochen|nachten?|jours?|nuits?|semaines|dias?|noches?|noites?|semanas|giorni|notti|settimane|dagen|weken|nachten|months?|mo\b|monate?n?|mois|mes(?:es)?\b|mesi|maand(?:en)?|people|adult|hours?|h\b|k\b|euros?|usd|[:.]\d|%|€|\$))`;
const anAge = String.raw`\d{1,2}${notLength}(?: ?(?:years?|yrs?|y\/?o|jahre?|ans|anos|anni|jaar)(?![a-z]))?`;
export const agesList = String.raw`(${anAge}(?:\s?(?:,|and|&|\+|\/|-|or|und|u\.?|et|y|e|en)\s?(?:and |und |et |y |e |en )?${anAge}){0,9})`;

export const relativeAbroad =
  'meine? (?:frau|mann|freundin|freund|partnerin|partner|mutter|vater|schwester|bruder)|ma (?:femme|mere|copine|s(?:oe|e)ur|compagne)|mon (?:mari|pere|copain|ami|frere|compagnon)|mi (?:mujer|esposa|marido|esposo|novia|novio|madre|padre|pareja|hermana|hermano|amiga|amigo)|mia (?:moglie|madre|mamma|ragazza|sorella|amica|compagna)|mio (?:marito|padre|papa|babbo|ragazzo|fratello|amico|compagno)|minha (?:mulher|esposa|mae|namorada|irma|amiga)|meu (?:marido|esposo|pai|namorado|irmao|amigo)|mijn (?:vrouw|man|vriendin|vriend|moeder|vader|zus|broer|partner)';
export const together =
  "zu (?:zweit|dritt|viert|funft|sechst)|a (?:deux|trois|quatre|cinq|six)|en (?:dos|tres)|in (?:due|tre|quattro|cinque|sei)|em (?:dois|tres|quatro)|met (?:(?:ons|z'n|zijn|hun) )?(?:tweeen|drieen|vieren|vijven|zessen)";
export const togetherCounts: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  funft: 5,
  sechst: 6,
  tweeen: 2,
  drieen: 3,
  vieren: 4,
  vijven: 5,
  zessen: 6,
};

/** Months of age of a baby: "8 months old", "8 Monate", "8 mois". */
export const monthsOfAge = String.raw`(\d{1,2})[\s-]?(?:months?|mths?|mos?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?)(?![a-z])(?:[\s-]?(?:old|alt|oud))?`;

/** A writer who speaks for several. */
export const weAll =
  /\b(?:we|we're|we'd|our|us|wir|unsere[nm]?|nous|notre|nosotros|somos|vivimos|siamo|nostr[oa]|moramos|noss[oa]|wij|we|onze)\b/;

export const listNumbers = (text: string): number[] => findAll(text, /\d+/g).map(Number);
