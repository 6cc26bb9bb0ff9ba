import type { Part } from '../scene.ts';
import { type Draft, distance, type Template } from './draft.ts';

function grove(d: Draft, y: number, size: number, depth: number, count = 8): Part {
  return { kind: 'grove', variant: d.pick(d.kit.trees), y, size, depth, count };
}

const PAVING: Part = { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 };

const SHELLS = ['block', 'colonnade', 'flare', 'round', 'arc', 'tilted', 'pyramid'] as const;
const PIECES = ['ding', 'painted-pot', 'vase', 'jade', 'stelae'] as const;

/** Palaces, walls, towers and the like, by category. */
export const BUILT: Record<string, readonly [Template, ...Template[]]> = {
  palace: [
    (d) => [
      ...distance(d, 0.58, 0.16),
      { kind: 'temple-hall', x: 0.14, y: 0.74, size: 0.18, depth: 0.55, color: d.pick(d.kit.roofs) },
      grove(d, 0.76, 0.14, 0.65),
      PAVING,
      { kind: 'palace-hall', x: 0.52, y: 0.88, size: d.about(0.42), depth: 0.9, color: d.pick(d.kit.roofs) },
      { kind: 'travellers', x: 0.26, y: 0.95, size: 0.1, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.18),
      { kind: 'palace-gate', x: 0.5, y: 0.78, size: d.about(0.34), depth: 0.8, color: d.pick(d.kit.roofs) },
      PAVING,
      grove(d, 0.9, 0.2, 0.92, 4),
      { kind: 'travellers', x: 0.4, y: 0.95, size: 0.11, depth: 1 },
    ],
  ],
  wall: [
    (d) => [
      { kind: 'ridge', depth: 0.03, y: 0.54, height: 0.22 },
      { kind: 'mist', y: 0.52, size: 0.05 },
      {
        kind: 'great-wall',
        depth: 0.3,
        y: 0.62,
        height: 0.24,
        size: 0.016,
        profile: [0.3, 0.6, 0.4, 0.9, 0.5, 0.7, 0.3],
        items: [
          [d.about(0.3), 1, 0],
          [d.about(0.64), 1, 0],
        ],
      },
      { kind: 'mist', y: 0.62, size: 0.04 },
      {
        kind: 'great-wall',
        depth: 0.75,
        y: 0.88,
        height: 0.34,
        size: d.about(0.06),
        profile: [0.4, 0.8, 0.5, 0.35, 0.6, 0.95, 0.7],
        items: [
          [0.18, 1.05, 0],
          [0.8, 1.1, 0],
        ],
      },
      grove(d, 0.97, 0.14, 0.95),
    ],
    (d) => [
      ...distance(d, 0.58, 0.16),
      { kind: 'arrow-tower', x: 0.9, y: 0.76, size: 0.22, depth: 0.55 },
      { kind: 'city-gate', x: 0.4, y: 0.86, size: d.about(0.44), depth: 0.88 },
      { kind: 'ground', variant: 'paving', y: 0.86, height: 0.01, depth: 0.9 },
      grove(d, 0.93, 0.15, 0.95, 6),
    ],
  ],
  museum: [
    (d) => [
      ...distance(d, 0.58, 0.16),
      PAVING,
      { kind: 'museum', variant: d.pick(SHELLS), x: 0.58, y: 0.82, size: d.about(0.34), depth: 0.85 },
      { kind: d.pick(PIECES), x: 0.24, y: 0.94, size: d.about(0.32), depth: 1 },
      { kind: 'travellers', x: 0.5, y: 0.95, size: 0.12, depth: 1 },
    ],
    (d) => [
      { kind: 'skyline', depth: 0.08, y: 0.64, height: 0.22 },
      { kind: 'mist', y: 0.64, size: 0.04 },
      PAVING,
      { kind: 'museum', variant: d.pick(SHELLS), x: 0.5, y: 0.83, size: d.about(0.4), depth: 0.86 },
      grove(d, 0.88, 0.18, 0.92, 4),
      { kind: 'family', x: 0.34, y: 0.95, size: 0.14, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.6, 0.22),
      { kind: 'museum', variant: d.pick(SHELLS), x: 0.5, y: 0.76, size: d.about(0.34), depth: 0.82 },
      { kind: 'water', y: 0.77 },
      { kind: 'lotus', from: 0.5, to: 1, y: 0.9, count: 18 },
    ],
  ],
  tower: [
    (d) => [
      { kind: 'skyline', depth: 0.1, y: 0.62, height: 0.2 },
      { kind: 'mist', y: 0.62, size: 0.05 },
      { kind: d.pick(d.kit.houses), x: 0.2, y: 0.76, size: 0.2, depth: 0.6 },
      { kind: d.pick(d.kit.houses), x: 0.84, y: 0.76, size: 0.2, depth: 0.6, flip: true },
      PAVING,
      {
        kind: d.has('modern', 'view', 'skyline')
          ? d.pick(['crown-tower', 'tv-tower', 'stepped-tower'])
          : d.pick(['drum-tower', 'hill-pavilion', 'brick-pagoda']),
        x: 0.5,
        y: 0.88,
        size: d.about(0.56),
        depth: 0.9,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'travellers', x: 0.7, y: 0.95, size: 0.11, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.6, 0.18),
      { kind: 'skyline', depth: 0.14, y: 0.64, height: 0.12 },
      grove(d, 0.78, 0.12, 0.65),
      { kind: 'ground', y: 0.8, height: 0.02 },
      {
        kind: d.has('tv', 'modern', 'skyscraper', 'observation')
          ? d.pick(['tv-tower', 'crown-tower'])
          : d.pick(['crane-tower', 'drum-tower', 'wood-pagoda']),
        x: 0.5,
        y: 0.88,
        size: d.about(0.66),
        depth: 0.9,
        color: d.pick(d.kit.roofs),
      },
    ],
    (d) => [
      ...distance(d, 0.6, 0.2),
      {
        kind: 'ridge',
        variant: 'forest',
        depth: 0.5,
        y: 0.66,
        height: 0.14,
        profile: [0.05, 0.1, 0.4, 0.9, 1, 0.7, 0.3],
      },
      { kind: d.pick(d.kit.pagodas), x: 0.58, y: 0.57, size: d.about(0.46), depth: 0.72 },
      { kind: 'water', y: 0.66 },
      { kind: d.pick(d.kit.boats), x: 0.28, y: 0.82, size: 0.14, depth: 0.95 },
    ],
  ],
  bridge: [
    (d) => [
      ...distance(d, 0.6, 0.22),
      grove(d, 0.66, 0.09, 0.6, 10),
      {
        kind: d.has('covered', 'wind-and-rain', 'lounge')
          ? 'covered-bridge'
          : d.has('river', 'modern', 'sea', 'cable')
            ? 'cable-bridge'
            : d.pick(['arch-bridge', 'long-bridge', 'covered-bridge']),
        x: 0.52,
        y: 0.68,
        size: d.about(0.24),
        depth: 0.8,
      },
      { kind: 'water', y: 0.685 },
      { kind: d.pick(d.kit.boats), x: 0.34, y: 0.86, size: 0.16, depth: 1 },
    ],
  ],
  'theme-park': [
    (d) => [
      ...distance(d, 0.6, 0.14),
      { kind: 'balloons', y: 0.26, count: 5, size: 1.3 },
      { kind: 'ferris-wheel', x: 0.26, y: 0.8, size: d.about(0.54), depth: 0.7 },
      { kind: 'ice-castle', x: 0.68, y: 0.82, size: d.about(0.42), depth: 0.85 },
      { kind: 'ground', y: 0.82, height: 0.02 },
      grove(d, 0.86, 0.12, 0.9, 7),
      { kind: 'family', x: 0.44, y: 0.95, size: 0.17, depth: 1 },
    ],
  ],
};
