import type { PhotographTexts } from '@yunyou/contract/site/cards.schema';

export interface GalleryPicture {
  picture: string;
  blur: string | undefined;
  /** Absent for a picture that we drew. */
  photograph?: PhotographTexts[number] | undefined;
}

interface Pictures {
  picture: string;
  gallery?: readonly string[] | undefined;
  photographs: PhotographTexts;
}

/**
 * Lists the pictures of a page, its main one first. A page without others has none, unless the main one is a photograph:
 * its licence may require the credit, which the head of the page does not show.
 */
export function toGallery(
  { picture, gallery = [], photographs }: Pictures,
  findBlur: (picture: string) => string | undefined,
): GalleryPicture[] {
  const pictures = [picture, ...gallery].map((one) => ({
    picture: one,
    blur: findBlur(one),
    photograph: photographs.find((photograph) => photograph.picture === one),
  }));
  const [main, ...others] = pictures;
  const hasCredit = Boolean(main?.photograph?.credit || main?.photograph?.licence);
  return others.length > 0 || hasCredit ? pictures : [];
}
