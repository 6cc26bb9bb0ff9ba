export interface Size {
  width: number;
  height: number;
}

export interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * The largest part of a picture with the wanted ratio (width by height) that has the focal point as near to its middle
 * as the edges allow. The point is given as parts of width and height; the crop is in whole pixels.
 */
export function focalCrop({ width, height }: Size, ratio: number, focal: { x: number; y: number }): Crop {
  const isWide = width / height > ratio;
  const cut = {
    width: isWide ? Math.max(1, Math.round(height * ratio)) : width,
    height: isWide ? height : Math.max(1, Math.round(width / ratio)),
  };
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  return { ...cut, left: place(focal.x, width, cut.width), top: place(focal.y, height, cut.height) };
}
