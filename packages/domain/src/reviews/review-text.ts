export const reviewTextMin = 20;
export const reviewTextMax = 3000;
export const reviewPhotosMax = 6;
/** Maximum number of new and edited reviews per visitor and day. */
export const reviewsPerDay = 10;

/**
 * Cleans review text for storage: removes control and bidirectional formatting characters and repeated blank lines.
 * Markup is kept; pages escape it as text.
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
