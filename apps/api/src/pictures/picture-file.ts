import {
  type PictureFormat,
  type PictureType,
  pictureFormats,
  pictureTypes,
} from '@yunyou/contract/picture-url';

export const pictureQuality: Record<PictureType, number> = { avif: 52, webp: 74, jpeg: 78 };

/** Parses a file name such as `tile-480.webp`. Returns undefined for other formats, widths and types. */
export function parsePictureFile(
  file: string,
): { format: PictureFormat; width: number; type: PictureType } | undefined {
  const match = /^([a-z]+)-(\d+)\.([a-z]+)$/.exec(file);
  if (!match) return undefined;
  const [, formatName = '', widthText = '', typeName = ''] = match;
  const format = (Object.keys(pictureFormats) as PictureFormat[]).find((name) => name === formatName); // Object.keys returns string[]
  const type = pictureTypes.find((name) => name === typeName);
  const width = Number(widthText);
  // Widens the tuple, because includes() of a tuple accepts only its own members.
  if (!format || !type || !(pictureFormats[format].widths as readonly number[]).includes(width))
    return undefined;
  return { format, width, type };
}
