/** Size of a printed page in points. */
export interface PageSize {
  width: number;
  height: number;
  margin: number;
  /** Height of the bottom margin with the page number. */
  bottom: number;
  /** Cover pictures are cropped to the page width and this height. */
  coverHeight: number;
  /** Cards for drivers on one page. */
  cards: number;
}

/** A4 for paper, and a page of the shape of a phone screen that is read without zooming. */
export const pageSizes = {
  a4: { width: 595.28, height: 841.89, margin: 56, bottom: 64, coverHeight: 500, cards: 3 },
  phone: { width: 360, height: 720, margin: 22, bottom: 48, coverHeight: 302, cards: 2 },
} as const satisfies Record<string, PageSize>;
export type PageSizeName = keyof typeof pageSizes;
