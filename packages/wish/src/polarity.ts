import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from './find-all.ts';
import { isFew } from './moderation.ts';
import type { Span } from './spans.ts';

const alreadySeen =
  "(?:already (?:know|seen|been(?: to| in)?|visited|done|did)|already(?! (?:booked|have|bought|in|there|reserved|paid|got|arranged|planned))|been (?:to|in)|have been|were in|visited|have seen|we've (?:seen|done|visited)|i've (?:seen|done|visited)|we saw|we did|i did|have done|(?<=^|[.;,(:!] ?)(?:done|seen|saw|did(?! (?:you|it|that|not|they|anyone)))|(?:we|i|already) know(?! (?:it|its|that|this|about|how|what|where|if|no|not|nothing|people|someone|some|there|they|you|a)\\b)|(?:waren|war) (?:ich |wir )?(?:schon|bereits) (?:mal |einmal )?(?:in|auf)|kennen? (?:wir |ich )?(?:schon|bereits)|(?:avons |ai |etions |suis )?deja (?:ete|alles?|vus?|visite|faite?s?|connu)|(?:connaissons|connais|connait) (?:deja|bien)|ya (?:hemos|he) (?:estado|visto|visitado|ido)|ya (?:estuvimos|estuve)|gia (?:vist[aeio]|visitat[aeio]|stat[aeio] (?:a|in))|ya (?:conocemos|conozco|fuimos|vimos)|(?:siamo|sono) gia stat[ioa]|(?:abbiamo|ho) gia (?:visto|visitato)|conosciamo gia|ja (?:fomos|fui|estivemos|conhecemos|conheco|visitamos|vimos)|(?:waren|zijn|ben) (?:we |wij |ik )?al (?:eens |een keer )?(?:in|naar)|kennen (?:we |wij )?al|(?:scho[n]?|bereits) (?:alles|vieles|genug) (?:in|von)|(?:schon|bereits|al) (?:mal |einmal |eens |een keer )?(?:in|auf|naar)(?= [^,.;!?]{2,24} (?:gewesen|geweest))|(?:war|waren) (?:ich |wir )?(?:schon|bereits) (?:zweimal|dreimal|oft|mehrmals|ofter) (?:in|auf)|(?:schon|bereits|al) (?:mal |einmal |zweimal |dreimal |oft |mehrmals |eens |vaker )?(?=[^.;!?]{2,50} (?:gesehen|besucht|bereist|gezien|bezocht)\\b))";
const seen = new RegExp(`${alreadySeen}|[去来]过`, 'y');
const negations = new RegExp(
  [
    String.raw`\b(?:not|no|without|except(?: for)?|skip|avoid(?:ing)?|hates?|dislikes?|omit|nothing|neither|never|ni|nem|odi(?:o|amo)|odei(?:o|amos)|detest(?:o|e|ons|amo|amos)|hass(?:e|en)|haat|haten)\b`,
    String.raw`\b(?:anywhere|everywhere|anything|everything|all) but\b`,
    String.raw`\b(?:sauf|hormis|aus?ser|excepto|salvo|(?:todo|tudo|todas partes|toda parte) menos|tranne|eccetto|exceto|behalve)\b`,
    String.raw`\b(?:other than|apart from|instead of|(?:an)?statt|au lieu de|en (?:lugar|vez) de|invece d[ie]|al posto d[ie]|em vez de|in plaats van|rather than|leave out|bored (?:of|with)|tired of|sick of|fed up with|less)\b`,
    String.raw`\b(?:don't|dont|doesn't|didn't|isn't|aren't|can't stand|cannot stand|won't|ohne|sans|sin|kein|keine|keinen|keiner|pas de|pas d'|pas(?= (?:la|le|les) (?!premiere?|seconde|deuxieme|peine|temps|moment|meme|seule?|budget|courage|choix))|aucune?|senza|niente|nessuna?|sem|nada de|geen|zonder|nada de|evit(?:ar|are|amos|iamo|ando|er|ons|ez|ant|e|o)|vermeide[nt]?|meiden|vermijd(?:en|t)?|no (?:quiero|queremos)|non (?:vogliamo|voglio|ci interessa\w*))\b`,
    String.raw`\b(?:nicht(?! (?:nur|so|weit|verpassen|vergessen|unbedingt|mehr als|vor|fruh))|niet(?! (?:alleen|zo|ver|missen|meer dan|vroeg))|nao(?! (?:so|muito|perder|quero perder|mais de|acord))|non(?! (?:solo|perdere|voglio perdere|piu di|vedo|molto)))\b`,
    `\\b${alreadySeen}\\b`,
    '不去|不想去?|不敢去|不要|别(?=安排|选|排)|不喜欢|不看|不逛|(?<!没)[去来]过|除了|避开|讨厌|别去?|没兴趣|不(?=[爬登玩坐走])|不感兴趣',
  ].join('|'),
  'g',
);
/** Phrases that contain a negation but do not reject what follows. */
const notNegating =
  /\b(?:not|no|never|don't|dont)\s{1,3}(?:only|just|too(?! many)|far|more than|less than|sure|matter|mind|miss|forget|want to miss|been|visited|seen|worr)|\bno (?:problem|object)\b|\b(?:without|ohne|sans|sin|senza|sem|zonder)\s(?:an?\s|un\s|ein\s)?vis(?:a|ado|to|um)\b/g;
/** Matches the first word of a phrase that does not reject what follows: "haven't ... been", "never ... seen". */
const openers = /\b(?:haven't|never|not yet)\b/g;
const closers = /\b(?:been|seen|visited)/g;
/** Words that end the scope of a negation. */
const scopeEnds =
  /\b(?:but(?! not)|just|only|nur|seulement|uniquement|soltanto|solamente|unicamente|(?<!\bno |\bnon |\bnao )solo|apenas|alleen|enkel|somewhere|irgendwo|quelque part|ergens|mais(?= (?:des?|du|la|les?|une?|on|nous|oui|beaucoup|plutot)\b)|ma(?= (?:si|anche|volentieri|tant[oaie]|molt[oaie])\b)|please|(?<!\b(?:don't|dont|not|no) )wants?|like to|love|loves|prefer|take us|then|so|this time|now|maintenant|ahora|(?<!')ora|agora|jetzt|nun|envie|would like|we'd|i'd|instead(?! of)|looking|(?:diesmal|dieses mal|cette fois|esta vez|questa volta|(?:desta|dessa|esta) vez|deze keer)|(?<!\b(?:nicht|ne|no|non|nao|niet) )(?:queremos|quero|quiero|vogliamo|voglio|vorremmo|vorrei|wollen|voulons|willen)|(?:wel|juist)(?=[ :])|aber|sondern|lieber|plutot|pero|sino|maar|liever|piuttosto)\b|但|而是|这次|今回|이번|只|想(?!过)|喜欢|要去/g;
/** Negations that follow what they reject. */
const negationAfter = new RegExp(
  toSimplified(
    /^[^\w.;!]{0,3}(?:(?:is|are) (?:out|off|not)\b|(?:we|i)(?:'ve| have)? (?:already )?(?:been(?! (?:to|in) )|(?:seen|did|done)(?= {0,2}(?:$|[^a-z ]|(?:already|before|last|twice|once|enough|it|them|and|but|so|that|too|on|in|years?|plenty|recently|several|many|all|et|mais|donc|l'an|deux|trois|plusieurs|avant|tout)\b))|know(?! (?:it|that|this|how|what|where|if|you)\b))|(?:already )?been there|no thanks|no thank you|(?:nein|nee) (?:danke|bedankt|dank je)|non merci|no(?:,)? gra(?:cias|zie)|nao,? obrigad[oa]|lieber nicht|no way|was last|(?:is |are |was |ist |sind |est |sont |es |son |e |sono |sao )?(?:uns |mir )?(?:way |far |much |viel |bien |beaucoup |molto )?(?:too|zu|trop|demasiado|muy|troppo|(?:muito|demais)|te) (?:expensive|pricey|touristy|crowded|teuer|touristisch|voll|chere?|touristique|caro|car[ao]s?|turistic[oa]|duur|toeristisch)\b|(?:waren|haben|kennen|sahen) wir (?:schon|bereits)|war ich (?:schon|bereits)|kenne ich (?:schon|bereits)|(?:schon|bereits) (?:gesehen|besucht|bekannt|gewesen|gemacht)|(?:nous |on )(?:les )?(?:connaissons|connait) bien|(?:nous |on )?(?:(?:l'|les )?(?:avons|a|connaissons|connait) )?deja (?:vus?|vues?|faite?s?|visites?|visitees?|connus?)(?= {0,2}(?:$|[^a-z ]|(?:already|before|last|twice|once|enough|it|them|and|but|so|that|too|on|in|years?|plenty|recently|several|many|all|et|mais|donc|l'an|deux|trois|plusieurs|avant|tout)\b))|(?:nous |on )?(?:l[ae] |les )?(?:connaissons|connait) deja|ya (?:l[oa]s? )?(?:conocemos|conozco|hemos visto|he visto|vimos|vi|visitamos)|gia (?:vist[oaie]|visitat[oaie]|stati)|(?:li |la |lo |le )?(?:conosciamo|conosco) gia|ja (?:conhecemos|conheco|vimos|visitamos|fomos)|(?:hebben|zijn|kennen) (?:we|wij|ik) al|(?:heb|ben|ken) ik al|(?:al|reeds) (?:gezien|geweest|bezocht))|^(?:都|也)?(?:已经)?(?:去过|(?:高反)?不敢去|不想去|太贵|人太多|太远|太商业)|^(?:不去|不要)|^(?:(?:に|へ|は|には|も)(?:もう|既に|すでに|前に|以前に?|去年|昨年)?(?:行った(?=ので|から|ことが|[,.]|$)|行きました|訪れた|見た(?:ので|から|ことが)))|^(?:은|는|에는?|을|를|도)? ?(?:이미 |벌써 |전에 )?(?:갔다 ?[왔와온]|가 ?봤|가 ?본|가봐서|다녀왔|봤으)|^(?:は|には|も)?(?:なし|嫌|いらない|要らない|行きたくない|行かなくて(?:いい|よい|良い)|行かない|スキップ|飛ばし|除外|不要|以外|苦手|興味ない|見たくない|抜き|パス|避けたい|もう(?:いい|十分|結構)|飽きた)|^(?:と|や|・|,)[^,.;!?]{1,8}?(?:は|が|も)(?:苦手|嫌|なし|いらない|要らない|行きたくない|興味ない|見たくない|パス|避けたい)|^(?:이랑|랑|과|와|하고) ?[^,.;!?]{1,8}?(?:은|는|이|가|을|를|도) ?(?:싫|빼|제외|말고|안 ?가|관심 ?없)|^(?:은|는|이|가|을|를|에는?)? ?(?:싫|별로|빼|제외|말고|안 ?가|없이|관심 ?없|패스|질색|사양|필요 ?없|노 ?땡큐|거부)/
      .source,
  ),
);
/** A list that ends with "or": ", shopping or nightlife". No character can match in two ways, so the time is linear. */
const listWithOr = /^\s{0,3}(?:,[\w\s'-]{1,28}){0,10},?\s?\b(?:or|nor)\b/;

/** Matches a list before a Korean dislike that has a comma instead of a particle: "절, 박물관은 싫어요". */
const listBeforeDislike = /^, ?[^,.;!?]{1,8}?(?:은|는|이|가|을|를|도) ?(?:싫|빼|제외|말고|안 ?가|관심 ?없)/;
const particleBefore = /(?:이랑|랑|과|와|하고) ?$/;
/** Rejects one thing only: "Beijing, Xi'an is out". */
const rejectsOne = /^[^\w.;!]{0,3}(?:is|was|ist|est|es|e|sono) /;

/** Matches the words before a colon or dash, after which the whole list is rejected: "We don't want: shopping, tea". */
const namesList = /^[^,:]{0,16}(?::| [-=>]+ )/;

const maxScope = 90;
const maxLookAhead = 40;
const maxListLength = 300;

type Cue = {
  readonly start: number;
  readonly end: number;
  readonly isSeen: boolean;
  /** Index from which a closing word ends the negation; undefined when none does. */
  readonly neutralFrom: number | undefined;
};

/** The negations of a wish. */
export type Polarity = {
  /**
   * Returns true when the span `start` to `end` is in the scope of a negation: "no museums or temples", "we have already
   * seen Xi'an", "not interested in the Forbidden City". A comma ends the scope, except in a list that ends with "or" and
   * in a list of places already seen.
   */
  isUnwanted(start: number, end: number): boolean;
  /** Returns true when the words after a list reject all of it: "Beijing and Xi'an we have seen", 北京、西安都去过了. */
  rejectsList(end: number): boolean;
  /** Returns true when the span is in a list of places seen before, after the words that say so. */
  isSeen(start: number): boolean;
  /** Returns true when few of the kind in the span are wanted: "not too many temples". */
  isFew(start: number, end: number): boolean;
};

/** "No" is "in the" in Portuguese: "cruzeiro no Yangtzé". */
const portugueseIn = /\bno(?= )/g;
const portugueseWords =
  /\b(?:com|sem|em|uma?|nao|viagem|noites|queremos|quero|gostaria(?:mos)?|depois|voos?|nos|ao|dos|das)\b/g;
const isPortuguese = (text: string): boolean =>
  new Set(text.match(portugueseWords)).size > 1 && !/\b(?:el|los|las|del|con|y|the|and)\b/.test(text);

/** Finds the negations of a normalised wish once, so that each `isUnwanted` looks at a bounded part of the text. */
export function readPolarity(text: string): Polarity {
  const blank = (match: string): string => ' '.repeat(match.length);
  const stated = text.replaceAll(notNegating, blank);
  const lead = isPortuguese(text) ? stated.replaceAll(portugueseIn, blank) : stated;
  const cues = listCues(lead);
  const cueBefore = lastBefore(text.length, cues);
  const ends = findAll(lead, scopeEnds).map(toSpan);
  const endBefore = lastBefore(text.length, ends);
  const stops = findAll(lead, /[.;!?](?!!| ?(?:and|or|nor|und|oder|ni)\b)/g).map(toSpan);
  const stopBefore = lastBefore(text.length, stops);

  /** Finds the last cue before `start` in the same sentence that still negates, at most `maxScope` characters away. */
  const findCue = (start: number): Cue | undefined => {
    const sentence = stops[stopBefore[start] ?? -1]?.end ?? 0;
    for (let index = cueBefore[start] ?? -1; index >= 0; index -= 1) {
      const cue = cues[index];
      if (cue === undefined || cue.start < sentence || start - cue.end > maxScope) return undefined;
      if (cue.neutralFrom === undefined || cue.neutralFrom > start) return cue;
    }
    return undefined;
  };

  /** Finds the cue before `start` whose scope no other word has ended. */
  const findOpenCue = (start: number): Cue | undefined => {
    const cue = findCue(start);
    const scopeEnd = ends[endBefore[start] ?? -1];
    return cue === undefined || (scopeEnd !== undefined && scopeEnd.start >= cue.end) ? undefined : cue;
  };

  return {
    isFew: (start, end) => isFew(text, start, end),
    rejectsList(end) {
      const rest = text.slice(end, end + maxLookAhead);
      return negationAfter.test(rest) && !rejectsOne.test(rest);
    },
    isSeen(start) {
      const cue = findOpenCue(start);
      return cue?.isSeen === true && isShortList(lead.slice(cue.end, start));
    },
    isUnwanted(start, end) {
      const rest = text.slice(end, end + maxLookAhead);
      if (negationAfter.test(rest)) return true;
      if (listBeforeDislike.test(rest) && !particleBefore.test(text.slice(Math.max(0, start - 4), start)))
        return true;
      const cue = findOpenCue(start);
      if (cue === undefined) return false;
      const between = lead.slice(cue.end, start);
      if (!between.includes(',') || namesList.test(between)) return true;
      if (!isShortList(between)) return false;
      return (
        cue.isSeen || /\b(?:or|nor)\b/.test(between) || listWithOr.test(text.slice(end, end + maxListLength))
      );
    },
  };
}

/** Returns whether a text has a first part, and no part of more than four words between its commas. */
const isShortList = (between: string): boolean =>
  !/^\s{0,3},/.test(between) && between.split(',').every((part) => part.trim().split(/\s+/).length <= 4);

const toSpan = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/**
 * Returns whether a phrase about places already seen starts at a position. Tests the whole text, because some phrases
 * depend on the words after them.
 */
function isSeenAt(text: string, index: number): boolean {
  seen.lastIndex = index;
  return seen.test(text);
}

/** Lists the negations in text order. A closer after an opener in the same clause takes the negation back. */
function listCues(lead: string): Cue[] {
  const opened = findAll(lead, openers).map(toSpan);
  const closed = findAll(lead, closers).map(toSpan);
  const clauses = findAll(lead, /[^,.;!?]+/g).map(toSpan);
  let [clause, opener, closer] = [0, 0, 0];
  return findAll(lead, negations).map((match) => {
    const { start, end } = toSpan(match);
    while ((clauses[clause]?.end ?? lead.length) <= start) clause += 1;
    const own = clauses[clause] ?? { start, end };
    while ((opened[opener]?.start ?? lead.length) < own.start) opener += 1;
    while ((closed[closer]?.end ?? lead.length + 1) <= start) closer += 1;
    const isOpened = (opened[opener]?.start ?? lead.length) <= start;
    const closing = closed[closer];
    const isClosed = isOpened && closing !== undefined && closing.end <= own.end;
    return { start, end, isSeen: isSeenAt(lead, start), neutralFrom: isClosed ? closing.end : undefined };
  });
}

/** Returns for each position of a text the index of the last span that ends at or before it; -1 for none. */
function lastBefore(length: number, spans: readonly Span[]): Int16Array {
  const last = new Int16Array(length + 1);
  let index = -1;
  for (let at = 0; at <= length; at += 1) {
    while ((spans[index + 1]?.end ?? length + 1) <= at) index += 1;
    last[at] = index;
  }
  return last;
}
