import { anyOf } from '../../phrases.ts';
import type { Span } from '../../spans.ts';

const words = anyOf({
  en: '(?:of )?next year',
  de: '(?:im )?nachste[ns] jahr(?:es)?|kommendes jahr',
  fr: "(?:de )?l'(?:annee prochaine|an prochain)",
  es: '(?:del? )?(?:ano que viene|proximo ano)',
  it: "(?:del)?l'anno prossimo|(?:del )?prossimo anno",
  pt: '(?:do )?(?:ano que vem|proximo ano)',
  nl: '(?:van )?volgend jaar',
  zh: '明年',
  ja: '来年',
  ko: '내년',
});
const after = new RegExp(`^[\\s,(]{0,3}(?:${words})`);
const before = new RegExp(
  `(?:${words})(?:の|에)?[\\s,]{0,3}(?:the |in |im |am |vom |le |du |el |il |em |no |dia |op |den ){0,2}$`,
);
const maxWords = 24;

/** Returns whether "next year" stands beside a date or month: "10 December next year", 来年12月. */
export const isNextYear = (text: string, { start, end }: Span): boolean =>
  after.test(text.slice(end, end + maxWords)) ||
  before.test(text.slice(Math.max(0, start - maxWords), start));
