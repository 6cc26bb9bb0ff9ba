const known =
  "(?:already|been (?:to|in)|have been|were in|visited|have seen|we've seen|i've seen|we saw|we did|i did|have done|know)";
const unwanted = [
  String.raw`\b(?:not|no|without|except(?: for)?|skip|avoid(?:ing)?|hates?|dislikes?|omit|nothing|neither|never)\b`,
  String.raw`\b(?:anywhere|everywhere|anything|everything|all) but\b`,
  String.raw`\b(?:other than|apart from|instead of|rather than|leave out|bored (?:of|with)|tired of|sick of|fed up with|less)\b`,
  String.raw`\b(?:don't|dont|doesn't|didn't|isn't|aren't|can't stand|cannot stand|won't|ohne|sans|sin|kein|keine|keinen)\b`,
  `\\b${known}\\b`,
  '不去|不想去?|不要|不喜欢|不看|不逛|(?<!没)去过|除了|避开|讨厌|别去|没兴趣',
].join('|');
const harmless =
  /\b(?:not|no|never|don't|dont)\s+(?:only|just|too|far|more than|less than|sure|matter|mind|miss|forget|want to miss|been|visited|seen|worr)|\b(?:haven't|never|not yet)\b[^,.;]*\b(?:been|seen|visited)|\bno problem\b/g;
const turns =
  /\b(?:but(?! not)|just|only|please|want|wants|like to|love|loves|prefer|take us|then|so|this time|now|would like|we'd|i'd|instead(?! of)|looking)\b|但|而是|只|想去|喜欢|要去/;
const after =
  /^\W{0,3}(?:(?:is|are) (?:out|off|not)\b|(?:we|i)(?:'ve| have)? (?:already )?(?:been|seen|did|done|know)|(?:already )?been there|no thanks|no way|was last)|^(?:去过|不去|不要)/;

/**
 * Whether what stands at this place of the wish is unwanted: "no museums or temples", "we have already seen
 * Xi'an", "not interested in the Forbidden City". A comma ends what a "no" reaches, except inside a list that
 * ends with "or" and in lists of what one has seen.
 */
export function isUnwanted(sheet: string, start: number, end: number): boolean {
  if (after.test(sheet.slice(end, end + 40))) return true;
  const sentence = /[^.;!?]*$/.exec(sheet.slice(0, start))?.[0] ?? '';
  const lead = sentence.replaceAll(harmless, (text) => ' '.repeat(text.length));
  const cue = [...lead.matchAll(new RegExp(unwanted, 'g'))].at(-1);
  if (cue === undefined) return false;
  const between = lead.slice(cue.index + cue[0].length);
  if (turns.test(between) || between.length > 90) return false;
  if (!between.includes(',')) return true;
  const rest = /^[^.;!?]*/.exec(sheet.slice(end))?.[0] ?? '';
  const isSeenList = new RegExp(known).test(cue[0]);
  const hasOr = /\b(?:or|nor)\b/.test(between) || /^\s*(?:,\s*[\w' -]{1,25})*,?\s*(?:or|nor)\b/.test(rest);
  const isList = between.split(',').every((part) => part.trim().split(/\s+/).length <= 4);
  return isList && (isSeenList || hasOr);
}
