import type { Part } from '../../scene.ts';
import type { Composed } from '../composed-scene.ts';

type House = Pick<Part, 'variant' | 'color'> & { x?: number; size?: number };
type Show = Omit<Composed, 'parts'> & { back: Part[]; house: House; piece: Part[] };

/** Returns the scene of a museum building on its square, with its most famous piece in front. */
export function museum({ back, house, piece, ...scene }: Show): Composed {
  const { x = 0.5, size = 0.3, ...look } = house;
  return {
    ...scene,
    parts: [
      ...back,
      { kind: 'ground', variant: 'paving', y: 0.76, height: 0, depth: 0.8 },
      { kind: 'museum', x, y: 0.78, size, depth: 0.82, ...look },
      ...piece,
    ],
  };
}

export function front(kind: Part['kind'], x: number, size: number, more: Partial<Part> = {}): Part {
  return { kind, x, y: 0.95, size, depth: 1, ...more };
}

export const visitors = (x: number, size = 0.12): Part => front('travellers', x, size);
export const CITY: Part[] = [
  { kind: 'skyline', depth: 0.08, y: 0.66, height: 0.22 },
  { kind: 'mist', y: 0.66, size: 0.04 },
];
export const trees = (variant: string, from: number, to: number, color?: string): Part => ({
  kind: 'grove',
  variant,
  from,
  to,
  y: 0.84,
  size: 0.2,
  count: 3,
  depth: 0.88,
  ...(color ? { color } : {}),
});
