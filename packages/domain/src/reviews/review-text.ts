export const reviewTextMin = 20;
export const reviewTextMax = 3000;
export const reviewPhotosMax = 6;
/** New reviews and edits of one visitor within a day. */
export const reviewsPerDay = 10;

/**
 * Plain text as it is stored: no control or direction characters, no runs of blank lines. What looks like markup stays
 * what it is, text.
 */
export function cleanReviewText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(' \n', '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
