import type { Span } from '../../spans.ts';

const calledBefore =
  /(?<![a-z])(?:restaurants?|hotel|bar|pub|cafe|takeaway|place|shop|imbiss|lokal)(?: in [a-z ]{3,20})? (?:called|named|namens|appele|qui s'appelle|llamado|que se llama|chiamato|che si chiama|chamado|genaamd|dat heet) (?:the )?["']?$/;
const businessAfter =
  /^ (?:[A-Z][a-z']+ ){0,2}(?:Foods|Kitchen|Restaurant|Takeaway|Bistro|Wok|Express|Imbiss|Mansion)(?![a-z])/;

/** "My wife is from Xi'an": a city that a traveller comes from. */
const originBefore =
  /(?<![a-z])(?:(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|friend|family|parents) (?:is|are|comes?|was|were)(?: originally)?(?: born)? (?:from|in)|born in|(?:frau|mann|freundin|freund|partnerin) (?:kommt|ist|stammt) aus|(?:femme|mari|copine|copain) (?:vient|est originaire) de|(?:mujer|marido|novia|novio|pareja) es de|(?:moglie|marito|ragazza|ragazzo) (?:e|viene) (?:di|da)|(?:esposa|mulher|marido|namorad[oa]) e de|(?:vrouw|man|vriendin|vriend) komt uit) $/;

/** "Xi'an Famous Foods" and "a hotel called Shanghai Mansion" have the name of a city and are no places to visit. */
export function isBusinessName(text: string, original: string, { start, end }: Span): boolean {
  return (
    calledBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    originBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    businessAfter.test(original.slice(end, end + 40))
  );
}
