import type { Part } from '../scene.ts';

/** Distances that many scenes share. `y` is the foot line, `h` how high the farthest range stands. */

export function hills(y: number, h = 0.16): Part[] {
  return [
    { kind: 'ridge', variant: 'hills', depth: 0.04, y, height: h },
    { kind: 'mist', y: y - 0.02, size: 0.04 },
    { kind: 'ridge', variant: 'forest', depth: 0.28, y: y + 0.015, height: h * 0.6 },
    { kind: 'mist', y: y + 0.005, size: 0.03 },
  ];
}

export function mountains(y: number, h = 0.26): Part[] {
  return [
    { kind: 'ridge', depth: 0.03, y, height: h },
    { kind: 'mist', y: y - 0.02, size: 0.05 },
    { kind: 'ridge', depth: 0.25, y: y + 0.02, height: h * 0.72 },
    { kind: 'mist', y: y + 0.01, size: 0.04 },
  ];
}

export function snows(y: number, h = 0.34, profile?: readonly number[]): Part[] {
  return [
    { kind: 'ridge', variant: 'alpine', depth: 0.06, y, height: h, ...(profile ? { profile } : {}) },
    { kind: 'mist', y: y - 0.03, size: 0.05 },
    { kind: 'ridge', variant: 'forest', depth: 0.32, y: y + 0.02, height: h * 0.4 },
    { kind: 'mist', y: y + 0.01, size: 0.035 },
  ];
}

export function karstFar(y: number, h = 0.34): Part[] {
  return [
    { kind: 'karst', depth: 0, y: y - 0.03, height: h, count: 7 },
    { kind: 'mist', y: y - 0.03, size: 0.05 },
    { kind: 'karst', depth: 0.24, y: y - 0.01, height: h * 0.95, count: 5 },
    { kind: 'mist', y, size: 0.045 },
  ];
}

export function dunesFar(y: number, h = 0.16): Part[] {
  return [
    { kind: 'dunes', depth: 0.2, y, height: h, count: 3 },
    { kind: 'mist', y: y + 0.01, size: 0.03, height: 0.4 },
    { kind: 'dunes', depth: 0.45, y: y + 0.07, height: h * 1.1, count: 2 },
  ];
}

/** Returns a bank of trees at the water's edge. */
export function shore(y: number, variant = 'crown', depth = 0.5): Part[] {
  return [
    { kind: 'ridge', variant: 'plain', depth, y, height: 0.018, to: 1 },
    { kind: 'grove', variant, depth, y, size: 0.055, count: 14, height: 0.004 },
  ];
}
