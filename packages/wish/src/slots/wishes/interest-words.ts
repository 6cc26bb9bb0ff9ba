import { stemOf } from '@yunyou/domain/trip/shape/worth/text-similarity';
import { findAll } from '../../find-all.ts';
import type { Polarity } from '../../polarity.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { interestStems } from './interests.data.ts';
import { synonyms } from './synonyms.data.ts';

/** Words that occur in the texts of spots but express no interest. */
const stopWords = new Set(
  (
    'about above abroad across after afterward again all along also always and any anything are area around asia away back bad beautiful ' +
    'been before begin best better big bike bit both break bring but came can car carry china chinese city classic clear ' +
    'close cold come cool could country covering crazy cross daily dark day deep different dinner does door down drink drive driver early ' +
    'easy edge else end enjoy even evening ever every everything fall famous fan far fast favourite few fine first fit five flat ' +
    'fly foot for four free fresh friend from full fun gentle get give going good grand great ground group guide guided half happy hard ' +
    'have hear help her high him his hold holiday home hot hotel hour hours house how hundred idea inside interest interested ' +
    'into its just keep kind know large last late later lead learn leave less let life light like line little live local long look ' +
    'looking lot love low made main make many max may maybe mean mid middle mind month more morning most move much must name ' +
    'near need never new next nice night north not nothing now off old once one only open other our out outside over own part ' +
    'party pass people per perfect person place plane plan planning please plus popular private question quick quiet quite rather read ' +
    'real really rest return ride right road romantic route run safe same say schedule seat second see set several she short ' +
    'should show side sight sights simple sit six sleep slow small some someone something somewhere soon south special spend spot stand star stars ' +
    'start stay still stop stuff such sun sure sunrise sunset take talk tell ten than thank that the their them then there they thing ' +
    'think this those three through time times together tour tourist town traditional train travel travelling trip try turn two type under until use ' +
    'usually very view visit wait walk want warm was watch water way weather week weekend well were west what when where which ' +
    'while white who whole why wide will with without won work world would year years yes yet you young your zero highlights ' +
    'beginners hill park street tower bridge square wall gate palace hall island market museum temple garden lake river ' +
    'land lands landing leaves leaving arrive arriving depart departing golden monday tuesday wednesday thursday friday saturday sunday watching walking hike business comfort change fly flying flight flights exit entry between lover lovers anywhere everywhere international join joins joining traveller travellers northwest northeast southwest southeast northern southern eastern western airport station tickets covering female male anyone tired guys baiyun daxing pudong hongqiao ' +
    'mountain village valley cave forest beach transit stopover package adventure couple family child children adult fit wars class course visa van mother father has had noon girl girls boy boys meeting meetings conference heat summer bus buses age aged straight kung son daughter studies passport holder holders monte sin pour sai sera worried worry wild hidden speed riding calmer spectacular restored unrestored section sections moms dads gem gems fair nerd nut obsessed passionate reunion camping border birthday ending themed overland pure seen site sites twenties thirties forties fifties sixties seventies eighties'
  )
    .split(' ')
    .map(stemOf),
);

/** Words after which any noun is an interest. They are looked for in the same sentence, `maxLead` characters back. */
const liking =
  /(?<![a-z])(?:love|loves|loving|like|likes|enjoy|enjoys|adore|fans? of|into|keen on|crazy about|mad about|obsessed (?:with|by)|passion(?:ate)? (?:for|about)|interest(?:ed)? in|fascinated by|enthusiasts? of)(?![a-z])[^.!?;:()]{0,60}$/;
const maxLead = 75;

/**
 * Reads interests that have no tag. A word is an interest when no other reader has used it, its stem is in `vocabulary`, and
 * either it is in `interestStems` or the traveller says that he or she likes it. Spots rank higher when their texts contain
 * the stem. `polarity` and `whole` belong to the normalised wish before masking.
 */
export function readInterestWords(
  text: string,
  { polarity, whole }: { readonly polarity: Polarity; readonly whole: string },
  vocabulary: ReadonlySet<string>,
): SlotMatch[] {
  const isForeign = !isEnglish(whole);
  return findAll(text, /(?<![a-z0-9'])[a-z]{3,}(?![a-z0-9'])/g).flatMap((match): SlotMatch[] => {
    const stem = stemOf(match[0]);
    const [start, end] = [match.index, match.index + match[0].length];
    if (isForeign && !loanWords.has(match[0])) return [];
    if (stopWords.has(stem) || polarity.isUnwanted(start, end)) return [];
    const isKnown = interestStems.has(stem) || Object.hasOwn(synonyms, stem);
    const words = (Object.hasOwn(synonyms, stem) ? (synonyms[stem] ?? []) : [stem]).filter((value) =>
      vocabulary.has(value),
    );
    // Looking for words of liking is slow, so it comes last.
    const isInterest =
      words.length > 0 && (isKnown || liking.test(whole.slice(Math.max(0, start - maxLead), start)));
    return (isInterest ? words : []).map((value) => ({ slot: 'word', value, start, end, confidence: 0.5 }));
  });
}

/** Words of Chinese that other languages use, too. */
const loanWords: ReadonlySet<string> = new Set([
  'tulou',
  'diaolou',
  'hutong',
  'hutongs',
  'siheyuan',
  'kungfu',
  'qipao',
]);

const english = /\b(?:the|and|with|for|we|our|my|of|in|to|from|want|love|like|days?|please|trip|see)\b/g;
const otherLanguages =
  /\b(?:und|mit|fur|wir|tage|ohne|ein|eine|nach|pour|avec|les|des|et|jours|une|nous|sans|para|con|los|las|dias|sin|una|y|per|giorni|di|il|gli|senza|siamo|com|em|sem|uma|os|een|het|voor|met|naar|dagen|van|geen|wij)\b/g;

/**
 * Returns whether a text is in English. The texts of spots are, so a word of another language would match them by
 * chance.
 */
function isEnglish(text: string): boolean {
  const others = text.match(otherLanguages)?.length ?? 0;
  return others === 0 || others < (text.match(english)?.length ?? 0);
}
