import type { VisitMention } from './find-stops.ts';
import type { Sentence } from './sentence.ts';

/** Returns the visits that a mention can mean, limited to the days that the sentence names. */
export function listMeant(
  { spotIds }: VisitMention,
  { days, outline }: Sentence,
  onDays = days,
): readonly string[] {
  const wanted = new Set(onDays.flatMap(({ dayIndexes }) => dayIndexes));
  const there = spotIds.filter((id) =>
    outline.visits.some(({ spotId, dayIndex }) => spotId === id && wanted.has(dayIndex)),
  );
  return there.length > 0 ? there : spotIds;
}

/** Returns the kinds that a sentence names, at most four. */
export const listKindIds = (kinds: Sentence['kinds']): string[] =>
  [...new Set(kinds.map(({ kind }) => kind))].slice(0, 4);

/** Matches words for an absolute number of nights or days, such as "only 2 nights". */
export const isOnly = /(?<![a-z])(?:only|just|nur|seulement|solo|solamente|auf)(?![a-z])|只|だけ|改成|变成/;
const single =
  /(?<![a-z])(?:a|an|one|another|extra|ein(?:e|en)?|un|une|una|otra|otro|autre)(?: \w+)? (?:night|day|nacht|tag|nuit|jour|noche|dia)(?![a-z])|一(?:晚|天|夜)|1泊|もう1日|一泊/;
/** Returns 1 for "a night" and "another day". */
export const singleNight = (rest: string): number | undefined => (single.test(rest) ? 1 : undefined);
