export interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export interface CropArea extends Size {
  left: number;
  top: number;
}

/** A crop that staff chose: its centre as parts of the picture, its size as a part of the largest crop of its ratio. */
export interface OwnCrop extends Point {
  scale: number;
}

/**
 * Returns the largest crop of a picture with the given ratio (width / height) whose centre is as near to the focal point
 * as the edges allow. `focal` is a share of width and height, 0 to 1. The crop is in whole pixels.
 */
export const focalCrop = (size: Size, ratio: number, focal: Point): CropArea =>
  ownCrop(size, ratio, { ...focal, scale: 1 });

/** Returns the crop with the given ratio, centre and size; the edges of the picture move it inwards. In whole pixels. */
export function ownCrop({ width, height }: Size, ratio: number, { x, y, scale }: OwnCrop): CropArea {
  const isWide = width / height > ratio;
  const part = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const cut = {
    width: part(isWide ? Math.max(1, Math.round(height * ratio)) : width),
    height: part(isWide ? height : Math.max(1, Math.round(width / ratio))),
  };
  const place = (at: number, whole: number, size: number) =>
    Math.round(Math.min(Math.max(at * whole - size / 2, 0), whole - size));
  return { ...cut, left: place(x, width, cut.width), top: place(y, height, cut.height) };
}
