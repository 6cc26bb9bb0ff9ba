/** Regions a palette exists for. `tibet` is the high plateau, split from the southwest. */
export const REGIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'central',
  'south',
  'southwest',
  'northwest',
  'tibet',
] as const;

export type Region = (typeof REGIONS)[number];

export const SUBJECT_KINDS = [
  'city',
  'spot',
  'theme',
  'guide',
  'news',
  'line',
  'area',
  'banner',
  'page',
] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Anything on the site that needs a picture of its own. */
export type Subject = {
  kind: SubjectKind;
  id: string;
  region: Region;
  zhName: string;
  category?: string;
  tags?: string[];
  cityId?: string;
};

/** Returns the key of a subject in the manifest and in file names, such as `city/guilin`. */
export function subjectKey(subject: Pick<Subject, 'kind' | 'id'>): string {
  return `${subject.kind}/${subject.id}`;
}
