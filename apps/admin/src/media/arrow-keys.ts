/** Part of the picture's width or height by which one press of an arrow key moves. */
const step = 0.02;

/** The way that each arrow key moves a point on a picture, in parts of its width and height. */
export const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
