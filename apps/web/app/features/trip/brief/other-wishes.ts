import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { type BriefPatch, type BriefState, labelKey } from './brief-state.ts';

/** A wish that has no line of its own in the form, by name, and the brief without it. */
export interface OtherWish {
  id: string;
  name: string;
  without: BriefPatch;
}

/** Lists of the brief whose entries are told one by one, and what stands before them. */
const lists = {
  interestWords: '',
  dislikedKinds: 'No ',
  excludedCityIds: 'Not ',
  excludedSpotIds: 'Not ',
} as const satisfies Partial<Record<keyof PartialTripBrief, string>>;

/**
 * What a sentence said beyond the form's own lines: tags the form does not offer, words of one's own, dislikes,
 * exclusions, hours. Nothing that is planned by stays unseen.
 */
export function listOtherWishes(
  { brief, labels }: Pick<BriefState, 'brief' | 'labels'>,
  offeredTagIds: ReadonlySet<string>,
): OtherWish[] {
  const entry = (field: string, value: string, plain: string, without: BriefPatch): OtherWish => {
    const id = labelKey(field, value);
    return { id, name: labels[id] ?? plain, without };
  };
  const tags = brief.preferenceTagIds ?? [];
  const fields = Object.keys(lists) as (keyof typeof lists)[]; // its own keys
  return [
    ...tags
      .filter((id) => !offeredTagIds.has(id))
      .map((id) =>
        entry('preferenceTagIds', id, toWords(id), {
          preferenceTagIds: tags.filter((other) => other !== id),
        }),
      ),
    ...fields.flatMap((field) => {
      const values = brief[field] ?? [];
      return values.map((value) =>
        entry(field, value, toWords(`${lists[field]}${value}`), {
          [field]: values.filter((other) => other !== value),
        }),
      );
    }),
    ...(brief.dayLimits?.length
      ? [entry('dayLimits', '', 'Hours of your own on some days', { dayLimits: undefined })]
      : []),
  ];
}

/** An id as words: "silk-road" is "Silk road". */
function toWords(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
