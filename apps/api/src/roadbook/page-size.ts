/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 64 } as const;

/** In points. Cover pictures are cropped to the page width and this height. */
export const coverHeight = 500;
