const alreadySeen =
  "(?:already|been (?:to|in)|have been|were in|visited|have seen|we've seen|i've seen|we saw|we did|i did|have done|know)";
const negations = [
  String.raw`\b(?:not|no|without|except(?: for)?|skip|avoid(?:ing)?|hates?|dislikes?|omit|nothing|neither|never)\b`,
  String.raw`\b(?:anywhere|everywhere|anything|everything|all) but\b`,
  String.raw`\b(?:other than|apart from|instead of|rather than|leave out|bored (?:of|with)|tired of|sick of|fed up with|less)\b`,
  String.raw`\b(?:don't|dont|doesn't|didn't|isn't|aren't|can't stand|cannot stand|won't|ohne|sans|sin|kein|keine|keinen)\b`,
  `\\b${alreadySeen}\\b`,
  '不去|不想去?|不要|不喜欢|不看|不逛|(?<!没)去过|除了|避开|讨厌|别去|没兴趣',
].join('|');
/** Phrases that contain a negation but do not reject what follows. */
const notNegating =
  /\b(?:not|no|never|don't|dont)\s+(?:only|just|too|far|more than|less than|sure|matter|mind|miss|forget|want to miss|been|visited|seen|worr)|\b(?:haven't|never|not yet)\b[^,.;]*\b(?:been|seen|visited)|\bno problem\b/g;
/** Words that end the scope of a negation. */
const scopeEnds =
  /\b(?:but(?! not)|just|only|please|want|wants|like to|love|loves|prefer|take us|then|so|this time|now|would like|we'd|i'd|instead(?! of)|looking)\b|但|而是|只|想去|喜欢|要去/;
/** Negations that follow what they reject. */
const negationAfter =
  /^\W{0,3}(?:(?:is|are) (?:out|off|not)\b|(?:we|i)(?:'ve| have)? (?:already )?(?:been|seen|did|done|know)|(?:already )?been there|no thanks|no way|was last)|^(?:去过|不去|不要)/;

/**
 * Returns true when the span `start` to `end` is in the scope of a negation: "no museums or temples", "we have already
 * seen Xi'an", "not interested in the Forbidden City". A comma ends the scope, except in a list that ends with "or" and
 * in a list of places already seen.
 */
export function isUnwanted(text: string, start: number, end: number): boolean {
  if (negationAfter.test(text.slice(end, end + 40))) return true;
  const sentence = /[^.;!?]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const lead = sentence.replaceAll(notNegating, (match) => ' '.repeat(match.length));
  const cue = [...lead.matchAll(new RegExp(negations, 'g'))].at(-1);
  if (cue === undefined) return false;
  const between = lead.slice(cue.index + cue[0].length);
  if (scopeEnds.test(between) || between.length > 90) return false;
  if (!between.includes(',')) return true;
  const rest = /^[^.;!?]*/.exec(text.slice(end))?.[0] ?? '';
  const isSeenList = new RegExp(alreadySeen).test(cue[0]);
  const hasOr = /\b(?:or|nor)\b/.test(between) || /^\s*(?:,\s*[\w' -]{1,25})*,?\s*(?:or|nor)\b/.test(rest);
  const isList = between.split(',').every((part) => part.trim().split(/\s+/).length <= 4);
  return isList && (isSeenList || hasOr);
}
