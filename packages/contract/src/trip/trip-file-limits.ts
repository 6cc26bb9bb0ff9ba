// Apart from the schemas, so that pages can import the limits without the validation library.

/** Types of files that a trip can hold. The first bytes of a file decide, not its name. */
export const tripFileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type TripFileType = (typeof tripFileTypes)[number];

export const tripFileBytesMax = 5 * 1024 * 1024;
export const maxTripFiles = 20;
/** All files of one account, or of one trip key. */
export const ownerFileBytesMax = 60 * 1024 * 1024;
export const fileNameCharsMax = 120;
