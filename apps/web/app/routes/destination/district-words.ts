import type { CallOutput } from '@yunyou/contract/endpoints';
import { resolveLink } from '@yunyou/contract/paths';

type District = CallOutput<'GET /city/local'>['districts'][number];

/** Plain text, text that links to a page, or a word in another language. */
type TextPart = string | { text: string; to: string } | { foreign: string };

/** Texts of a district for the page. */
export interface DistrictWords
  extends Pick<
    District,
    'id' | 'name' | 'zhName' | 'goodFor' | 'stayClasses' | 'streets' | 'foods' | 'metro'
  > {
  paragraphs: readonly (readonly TextPart[])[];
}

/** Picks those fields, so that the page data stays small. */
export function toDistrictWords(district: District): DistrictWords {
  const { id, name, zhName, goodFor, stayClasses, text, streets, foods, metro } = district;
  const paragraphs = text.split('\n').map(toParts);
  return { id, name, zhName, goodFor, stayClasses, paragraphs, streets, foods, metro };
}

const marked = /(\[[^\]]+\]\([^)\s]+\)|\*[^*\s][^*]*\*)/;
const link = /^\[(.+)\]\((.+)\)$/;

/** Splits a paragraph at its links and foreign words: "[temple](spot:lama-temple)", "*lieba*". A link without a page becomes text. */
function toParts(paragraph: string): TextPart[] {
  return paragraph
    .split(marked)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
        return { foreign: part.slice(1, -1) };
      const [, text = part, target = ''] = link.exec(part) ?? [];
      const to = resolveLink(target);
      return to.startsWith('/') ? { text, to } : text;
    });
}
