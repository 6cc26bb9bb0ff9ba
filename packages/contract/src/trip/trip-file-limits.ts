// Apart from the schemas, so that pages can import the limits without the validation library.

/** Types of files that a trip can hold. The first bytes of a file decide, not its name. */
export const tripFileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type TripFileType = (typeof tripFileTypes)[number];

export const tripFileBytesMax = 5 * 1024 * 1024;
/** Files of a trip by kind. */
export const tripFilesMax = { file: 20, receipt: 100, photo: 60 } as const;
export type TripFileKind = keyof typeof tripFilesMax;
/** Photos are stored with at most this many pixels on their longer side. */
export const photoEdges = { large: 1600, small: 480 } as const;
/** All files of one account, or of one trip key. */
export const ownerFileBytesMax = 60 * 1024 * 1024;
export const fileNameCharsMax = 120;

/** Returns the kind of a file by what it belongs to. Only the owner of a trip has `file`; its people share the others. */
export function fileKindOf(target: string): TripFileKind {
  if (target.startsWith('expense/')) return 'receipt';
  return target.startsWith('photo/') ? 'photo' : 'file';
}
