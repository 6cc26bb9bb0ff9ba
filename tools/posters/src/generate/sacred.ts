import type { Part } from '../scene.ts';
import { type Draft, distance, type Template } from './draft.ts';

function steps(d: Draft): Part[] {
  return [
    { kind: 'ground', variant: 'paving', y: 0.82, height: 0.01, depth: 0.85 },
    {
      kind: 'grove',
      variant: d.pick(d.kit.trees),
      from: 0,
      to: 0.24,
      y: 0.9,
      size: 0.24,
      count: 3,
      depth: 0.93,
    },
    {
      kind: 'grove',
      variant: d.pick(d.kit.trees),
      from: 0.78,
      to: 1,
      y: 0.9,
      size: 0.24,
      count: 3,
      depth: 0.93,
    },
  ];
}

/** Temples, shrines, tombs and monuments, by category. */
export const SACRED: Record<string, readonly [Template, ...Template[]]> = {
  temple: [
    (d) => [
      { kind: 'ridge', variant: 'forest', depth: 0.08, y: 0.58, height: 0.3 },
      { kind: 'mist', y: 0.55, size: 0.06, height: 0.8 },
      { kind: 'ridge', variant: 'forest', depth: 0.34, y: 0.7, height: 0.2 },
      { kind: 'mist', y: 0.68, size: 0.04 },
      {
        kind: d.pick(d.kit.halls),
        x: 0.56,
        y: 0.8,
        size: d.about(0.36),
        depth: 0.8,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'ground', y: 0.82, height: 0.02, depth: 0.88 },
      { kind: d.pick(d.kit.pagodas), x: 0.2, y: 0.86, size: d.about(0.34, 0.25), depth: 0.82 },
      { kind: d.pick(['pine', 'crown', 'bamboo']), x: 0.9, y: 0.95, size: 0.46, depth: 0.96 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.24),
      { kind: 'skyline', depth: 0.12, y: 0.62, height: 0.1 },
      { kind: 'palace-hall', x: 0.5, y: 0.78, size: d.about(0.28), depth: 0.66, color: d.pick(d.kit.roofs) },
      {
        kind: 'grove',
        variant: d.pick(['blossom', 'crown', 'willow']),
        y: 0.82,
        size: 0.2,
        count: 6,
        depth: 0.8,
      },
      { kind: 'ground', variant: 'paving', y: 0.83, height: 0.01, depth: 0.88 },
      { kind: 'paifang', x: 0.5, y: 0.92, size: d.about(0.3), depth: 0.94, color: d.pick(d.kit.roofs) },
    ],
    (d) => [
      ...distance(d, 0.58, 0.28),
      { kind: 'ridge', variant: 'forest', depth: 0.4, y: 0.7, height: 0.16 },
      { kind: 'mist', y: 0.69, size: 0.04 },
      { kind: d.pick(d.kit.pagodas), x: 0.76, y: 0.76, size: d.about(0.46), depth: 0.64 },
      {
        kind: d.pick(d.kit.halls),
        x: 0.42,
        y: 0.84,
        size: d.about(0.34),
        depth: 0.86,
        color: d.pick(d.kit.roofs),
      },
      ...steps(d),
      { kind: 'wanderer', x: 0.58, y: 0.95, size: 0.12, depth: 1, color: '#c9783a' },
    ],
    (d) => [
      { kind: 'ridge', depth: 0.06, y: 0.6, height: 0.36 },
      { kind: 'mist', y: 0.55, size: 0.07, height: 0.8 },
      {
        kind: 'ridge',
        variant: 'forest',
        depth: 0.42,
        y: 0.76,
        height: 0.3,
        profile: [0.2, 0.4, 0.8, 1, 0.7, 0.4, 0.2],
      },
      {
        kind: d.pick(d.kit.halls),
        x: 0.46,
        y: 0.6,
        size: d.about(0.24),
        depth: 0.66,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'mist', y: 0.7, size: 0.04, height: 0.6 },
      {
        kind: d.pick(['paifang', 'pavilion', 'wanderer', 'arch-bridge']),
        x: d.about(0.5, 0.3),
        y: 0.88,
        size: d.about(0.2, 0.2),
        depth: 0.92,
      },
      ...steps(d),
    ],
    (d) => [
      ...distance(d, 0.6, 0.22),
      { kind: d.pick(d.kit.pagodas), x: 0.64, y: 0.67, size: d.about(0.5), depth: 0.68 },
      { kind: 'temple-hall', x: 0.34, y: 0.67, size: 0.14, depth: 0.66, color: d.pick(d.kit.roofs) },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.675, size: 0.08, count: 12, depth: 0.7 },
      { kind: 'water', y: 0.68 },
      { kind: 'lotus', from: 0, to: 1, y: 0.86, count: 22 },
    ],
  ],
  grotto: [
    (d) => [
      ...distance(d, 0.48, 0.16),
      { kind: 'grotto-cliff', x: d.about(0.5), y: 0.84, size: d.about(0.56), depth: 0.82 },
      { kind: 'ground', variant: 'soil', y: 0.85, height: 0.02 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.93, size: 0.18, count: 5, depth: 0.95 },
      { kind: 'travellers', x: 0.62, y: 0.93, size: 0.1, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.5, 0.16),
      { kind: 'mogao-facade', x: d.about(0.5), y: 0.8, size: d.about(0.46), depth: 0.8 },
      { kind: 'water', y: 0.81 },
      { kind: 'reeds', from: 0, to: 0.3, size: 0.16 },
    ],
  ],
  mausoleum: [
    (d) => [
      ...distance(d, 0.58, 0.26),
      { kind: 'ridge', variant: 'forest', depth: 0.45, y: 0.74, height: 0.2 },
      {
        kind: d.has('sun-yat', 'modern') ? 'stair-mausoleum' : 'palace-hall',
        x: 0.5,
        y: 0.88,
        size: d.about(0.46),
        depth: 0.86,
        color: d.pick(d.kit.roofs),
      },
      ...steps(d),
    ],
    (d) => [
      ...distance(d, 0.58, 0.2),
      { kind: 'ground', y: 0.66, height: 0.01, depth: 0.6 },
      { kind: 'earth-tomb', x: 0.62, y: 0.76, size: d.about(0.34), depth: 0.7, color: '#8a9a62' },
      { kind: 'paifang', x: 0.4, y: 0.86, size: d.about(0.28), depth: 0.9, variant: 'stone' },
      ...steps(d),
    ],
  ],
  'religious-site': [
    (d) => {
      const building = d.has('mosque', 'islam', 'muslim')
        ? 'mosque'
        : d.has('church', 'cathedral', 'christian')
          ? 'onion-cathedral'
          : d.has('tibetan', 'lama', 'monastery')
            ? 'monastery'
            : d.pick(d.kit.halls);
      return [
        ...distance(d, 0.6, 0.2),
        { kind: 'skyline', depth: 0.1, y: 0.64, height: 0.08 },
        { kind: building, x: 0.5, y: 0.87, size: d.about(0.5), depth: 0.9 },
        ...steps(d),
        { kind: 'travellers', x: 0.34, y: 0.95, size: 0.11, depth: 1 },
      ];
    },
  ],
  monument: [
    (d) => [
      ...distance(d, 0.56, 0.16),
      { kind: d.pick(d.kit.houses), x: 0.2, y: 0.76, size: 0.22, depth: 0.58 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.78, size: 0.18, count: 8, depth: 0.68 },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 },
      {
        kind: d.pick(['temple-hall', 'hill-pavilion', 'drum-tower', 'palace-gate']),
        x: 0.56,
        y: 0.86,
        size: d.about(0.36),
        depth: 0.88,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'travellers', x: 0.3, y: 0.95, size: 0.13, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.18),
      { kind: 'skyline', depth: 0.12, y: 0.62, height: 0.14 },
      {
        kind: d.pick(['paifang', 'stair-mausoleum', 'drum-tower']),
        x: 0.5,
        y: 0.87,
        size: d.about(0.44),
        depth: 0.9,
      },
      ...steps(d),
      { kind: 'flowers', y: 0.93, count: 30, size: 0.035 },
    ],
  ],
};
