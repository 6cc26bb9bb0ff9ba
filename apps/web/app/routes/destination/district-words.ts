import type { CallOutput } from '@yunyou/contract/endpoints';

type District = CallOutput<'GET /city/local'>['districts'][number];

/** Texts of a district for the page. */
export type DistrictWords = Pick<
  District,
  'id' | 'name' | 'zhName' | 'goodFor' | 'stayClasses' | 'text' | 'streets' | 'foods' | 'metro'
>;

/** Picks those fields, so that the page data stays small. */
export function toDistrictWords(district: District): DistrictWords {
  const { id, name, zhName, goodFor, stayClasses, text, streets, foods, metro } = district;
  return { id, name, zhName, goodFor, stayClasses, text, streets, foods, metro };
}
