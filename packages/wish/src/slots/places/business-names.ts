import type { Span } from '../../spans.ts';

const calledBefore =
  /(?<![a-z])(?:restaurants?|hotel|bar|pub|cafe|takeaway|place|shop|imbiss|lokal)(?: in [a-z ]{3,20})? (?:called|named|namens|appele|qui s'appelle|llamado|que se llama|chiamato|che si chiama|chamado|genaamd|dat heet) (?:the )?["']?$/;
const businessAfter =
  /^ (?:[A-Z][a-z']+ ){0,2}(?:Foods|Kitchen|Restaurant|Takeaway|Bistro|Wok|Express|Imbiss|Mansion)(?![a-z])/;

/** Matches the words before a city that a traveller comes from: "my wife is from Xi'an". */
const originBefore =
  /(?<![a-z])(?:(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|friend|family|parents) (?:is|are|comes?|was|were)(?: originally)?(?: born)? (?:from|in)|born in|(?:frau|mann|freundin|freund|partnerin) (?:kommt|ist|stammt) aus|(?:femme|mari|copine|copain) (?:vient|est originaire) de|(?:mujer|marido|novia|novio|pareja) es de|(?:moglie|marito|ragazza|ragazzo) (?:e|viene) (?:di|da)|(?:esposa|mulher|marido|namorad[oa]) e de|(?:vrouw|man|vriendin|vriend) komt uit) $/;

/**
 * Returns whether the name of a city is part of a business name: "Xi'an Famous Foods", "a hotel called Shanghai
 * Mansion".
 */
export function isBusinessName(text: string, original: string, { start, end }: Span): boolean {
  return (
    calledBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    originBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    businessAfter.test(original.slice(end, end + 40))
  );
}
