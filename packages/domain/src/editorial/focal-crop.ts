export interface Size {
  width: number;
  height: number;
}

interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * Returns the largest crop of a picture with the given ratio (width / height) whose centre is as near to the focal point
 * as the edges allow. `focal` is a share of width and height, 0 to 1. The crop is in whole pixels.
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
