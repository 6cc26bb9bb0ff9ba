import { dunesFar } from '../scenes/backdrop.ts';
import { type Draft, distance, type Template } from './draft.ts';

function animal(d: Draft) {
  if (d.has('panda')) return 'panda' as const;
  if (d.has('elephant')) return 'elephant' as const;
  if (d.has('camel')) return 'caravan' as const;
  if (d.has('horse')) return 'horses' as const;
  if (d.has('yak')) return 'yak' as const;
  if (d.has('crane', 'bird', 'wetland')) return 'crane' as const;
  return d.region === 'southwest' ? 'panda' : d.pick(d.kit.animals);
}

/** Trees that fit the animals of the region. */
function habitat(d: Draft): string {
  if (d.has('panda')) return 'bamboo';
  if (d.has('elephant') || d.region === 'south') return 'palm';
  return d.region === 'southwest' ? 'bamboo' : d.pick(d.kit.trees);
}

/** Mountains, deserts, gardens and woods, by category. */
export const LAND: Record<string, readonly [Template, ...Template[]]> = {
  mountain: [
    (d) => [
      { kind: 'karst', depth: 0.05, y: 0.64, height: 0.5, count: 5, size: 1.4 },
      { kind: 'mist', y: 0.58, size: 0.08, height: 0.8 },
      { kind: 'ridge', depth: 0.4, y: 0.8, height: 0.32, profile: [0.3, 0.6, 1, 0.7, 0.4, 0.3] },
      {
        kind: d.pick(['hill-pavilion', 'temple-hall', 'pavilion']),
        x: 0.4,
        y: 0.49,
        size: 0.14,
        depth: 0.64,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'cloud-sea', y: 0.78, count: 2, height: 0.06 },
      { kind: 'cable-car', x: 0.6, y: 0.52, size: 0.14, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.54, 0.36),
      {
        kind: 'grove',
        variant: d.pick(['spruce', 'pine', 'crown']),
        y: 0.64,
        size: 0.12,
        count: 16,
        depth: 0.5,
      },
      { kind: 'ground', y: 0.66, height: 0.04, depth: 0.7 },
      { kind: 'river', x: 0.56, y: 0.66, to: 0.4, size: 0.18, height: 0.12, count: 3 },
      { kind: 'wanderer', x: 0.26, y: 0.88, size: 0.18, depth: 1 },
      { kind: 'flowers', y: 0.9, count: 36, size: 0.03 },
    ],
    (d) => [
      ...distance(d, 0.6, 0.4),
      { kind: 'karst', depth: 0.45, y: 0.8, height: 0.46, count: 3, size: 1.6, x: d.about(0.5) },
      { kind: 'cloud-sea', y: 0.72, count: 1, height: 0.05 },
      {
        kind: 'karst',
        depth: 0.8,
        y: 1,
        items: [
          [0.08, d.about(0.5), 0.34],
          [0.96, d.about(0.4), 0.34],
        ],
      },
      { kind: 'pine', x: 0.12, y: 0.56, size: 0.26, depth: 0.95 },
      { kind: 'cloud-sea', y: 0.88, count: 2, height: 0.06 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.42),
      { kind: 'ridge', variant: 'forest', depth: 0.4, y: 0.72, height: 0.22 },
      { kind: 'mist', y: 0.7, size: 0.05, height: 0.7 },
      { kind: 'hill-pavilion', x: d.about(0.66), y: 0.6, size: 0.14, depth: 0.6, color: d.pick(d.kit.roofs) },
      { kind: 'ridge', variant: 'forest', depth: 0.78, y: 0.9, height: 0.16 },
      { kind: 'grove', variant: 'pine', y: 0.98, size: 0.26, count: 5, depth: 0.97 },
      { kind: 'wanderer', x: 0.4, y: 0.95, size: 0.13, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.56, 0.44),
      { kind: 'gorge', depth: 0.5, x: 0.56, size: 0.4, height: 0.5, y: 0.9 },
      { kind: 'mist', y: 0.72, size: 0.06, height: 0.7 },
      { kind: 'stairway', x: d.about(0.56, 0.15), y: 0.97, size: d.about(0.54, 0.25), depth: 0.82 },
      {
        kind: 'grove',
        variant: d.pick(['pine', 'pine', 'crown', 'spruce']),
        from: 0,
        to: 0.3,
        y: 0.97,
        size: 0.26,
        count: 2,
        depth: 0.96,
      },
    ],
  ],
  canyon: [
    (d) => [
      ...distance(d, 0.56, 0.4),
      { kind: 'gorge', depth: 0.32, x: 0.52, size: 0.3, height: 0.5, y: 0.7 },
      { kind: 'mist', y: 0.66, size: 0.05 },
      { kind: 'waves', y: 0.7, color: d.pick(['#5fa08a', '#4f9ab0', '#a8905a']), count: 6 },
      { kind: 'gorge', depth: 0.72, x: 0.5, size: d.about(0.6), height: 0.66, y: 1.02 },
      { kind: d.pick(['bamboo-raft', 'wanderer']), x: 0.5, y: 0.88, size: 0.12, depth: 1 },
    ],
    (d) => [
      { kind: 'ridge', depth: 0.06, y: 0.5, height: 0.2 },
      { kind: 'mist', y: 0.48, size: 0.05 },
      { kind: 'ridge', variant: 'mesa', depth: 0.35, y: 0.66, height: 0.22, to: 1, color: '#c9704a' },
      { kind: 'ridge', variant: 'danxia', depth: 0.6, y: 0.8, height: 0.24, to: 1 },
      { kind: 'river', x: 0.5, y: 0.8, to: d.about(0.45), size: 0.2, height: 0.1, color: '#6fa8a0' },
      { kind: 'travellers', x: 0.24, y: 0.95, size: 0.11, depth: 1 },
    ],
  ],
  desert: [
    (d) => [
      ...distance(d, 0.58, 0.14),
      ...dunesFar(0.62, d.about(0.18)),
      {
        kind: 'dunes',
        depth: 0.75,
        y: 0.8,
        height: 0.3,
        items: [
          [d.about(0.3), 1, 0.7],
          [0.86, 0.6, 0.6],
        ],
      },
      { kind: 'caravan', x: 0.66, y: 0.84, size: 0.11, depth: 0.92, count: d.pick([3, 4, 5]) },
      {
        kind: 'dunes',
        depth: 1,
        y: 0.98,
        height: 0.18,
        items: [
          [0.9, 1, 0.9],
          [0.1, 0.6, 0.9],
        ],
      },
    ],
    (d) => [
      { kind: 'ridge', variant: 'alpine', depth: 0.05, y: 0.56, height: 0.2 },
      { kind: 'mist', y: 0.55, size: 0.04 },
      {
        kind: 'dunes',
        depth: 0.5,
        y: 0.68,
        height: 0.3,
        items: [
          [0.7, 1, 0.7],
          [0.2, 0.6, 0.6],
        ],
      },
      { kind: 'ground', variant: 'sand', y: 0.76, height: 0.02 },
      {
        kind: 'grove',
        variant: 'poplar',
        from: 0.1,
        to: 0.5,
        y: 0.84,
        size: d.about(0.3),
        count: 5,
        depth: 0.9,
        color: '#d9a53a',
      },
      { kind: 'caravan', x: 0.84, y: 0.93, size: 0.14, depth: 1, count: 3 },
    ],
  ],
  grassland: [
    (d) => [
      ...distance(d, 0.56, 0.16),
      { kind: 'ground', y: 0.58, depth: 0.5, color: '#9ab55a', height: 0.02 },
      { kind: 'river', x: d.about(0.6), y: 0.58, to: 0.4, size: 0.2, height: 0.18, count: 4 },
      { kind: d.region === 'tibet' ? 'tibetan-houses' : 'yurts', x: 0.26, y: 0.7, size: 0.1, depth: 0.75 },
      {
        kind: d.region === 'tibet' ? 'yak' : d.pick(['horses', 'rider']),
        x: 0.68,
        y: 0.84,
        size: 0.14,
        depth: 0.95,
      },
      { kind: 'flowers', y: 0.92, count: 40, size: 0.026, color: d.pick(['#e6c84a', '#c9609a', '#e8e0f0']) },
    ],
    (d) => [
      ...distance(d, 0.6, 0.26),
      { kind: 'ground', y: 0.64, depth: 0.6, color: '#8fae52', height: 0.03 },
      { kind: 'horses', x: 0.34, y: 0.76, size: 0.1, depth: 0.8 },
      { kind: 'ground', y: 0.8, depth: 0.9, color: '#7a9a45', height: 0.04 },
      { kind: 'yurts', x: 0.7, y: 0.88, size: d.about(0.17), depth: 0.95 },
      { kind: 'reeds', from: 0, to: 1, size: 0.06, count: 40, color: '#6f8a3f' },
    ],
  ],
  terraces: [
    (d) => [
      ...distance(d, 0.5, 0.26),
      {
        kind: 'terraces',
        variant: d.has('tea') ? 'tea' : d.has('rapeseed', 'flower') ? 'flower' : d.pick(['rice', 'green']),
        y: 0.48,
        count: 15,
        height: d.about(0.1),
        to: 0.1,
        depth: 0.4,
      },
      {
        kind: d.region === 'southwest' || d.region === 'south' ? 'hill-village' : d.pick(d.kit.houses),
        x: 0.3,
        y: 0.68,
        size: 0.18,
        depth: 0.72,
      },
      { kind: 'travellers', x: 0.74, y: 0.9, size: 0.12, depth: 1 },
    ],
  ],
  forest: [
    (d) => [
      ...distance(d, 0.54, 0.3),
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.66, size: 0.2, count: 16, depth: 0.4 },
      { kind: 'mist', y: 0.66, size: 0.06, height: 0.7 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.8, size: 0.34, count: 10, depth: 0.65 },
      { kind: 'mist', y: 0.8, size: 0.04, height: 0.5 },
      { kind: 'ground', y: 0.82, height: 0.02 },
      { kind: 'wanderer', x: 0.54, y: 0.92, size: 0.15, depth: 1 },
      { kind: 'grove', variant: d.pick(d.kit.trees), from: 0, to: 0.24, y: 1, size: 0.7, count: 2, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.52, 0.28),
      { kind: 'grove', variant: 'bamboo', y: 0.8, size: 0.6, count: 10, depth: 0.45 },
      { kind: 'mist', y: 0.76, size: 0.06, height: 0.7 },
      { kind: 'ground', y: 0.82, height: 0.02 },
      { kind: 'bamboo', x: 0.06, y: 1, size: 0.8, depth: 1 },
      { kind: 'bamboo', x: 0.94, y: 1, size: 0.8, depth: 1 },
      { kind: 'pavilion', x: 0.52, y: 0.88, size: d.about(0.26), depth: 0.9 },
    ],
  ],
  wildlife: [
    (d) => [
      ...distance(d, 0.56, 0.24),
      { kind: 'grove', variant: habitat(d), y: 0.74, size: 0.26, count: 11, depth: 0.5 },
      { kind: 'mist', y: 0.72, size: 0.04 },
      { kind: 'ground', y: 0.76, height: 0.03 },
      { kind: animal(d), x: 0.46, y: 0.93, size: d.about(0.3), depth: 1 },
      { kind: 'flowers', y: 0.94, count: 24, size: 0.028 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.2),
      { kind: 'water', y: 0.6 },
      { kind: 'crane', x: 0.3, y: 0.4, size: 0.12, depth: 1 },
      { kind: 'crane', x: 0.52, y: 0.32, size: 0.09, depth: 0.95 },
      { kind: 'crane', x: 0.7, y: 0.44, size: 0.07, depth: 0.9 },
      { kind: 'reeds', from: 0, to: 0.4, size: 0.26 },
      { kind: 'reeds', from: 0.66, to: 1, size: 0.32 },
    ],
  ],
  park: [
    (d) => [
      ...distance(d, 0.56, 0.2),
      { kind: 'ground', y: 0.66, height: 0.03, depth: 0.65 },
      { kind: 'river', x: 0.4, y: 0.67, to: 0.6, size: 0.2, height: 0.14 },
      { kind: 'hill-pavilion', x: 0.7, y: 0.76, size: d.about(0.3), depth: 0.78, color: d.pick(d.kit.roofs) },
      {
        kind: 'grove',
        variant: d.pick(['blossom', 'crown', 'willow']),
        from: 0,
        to: 0.5,
        y: 0.84,
        size: 0.26,
        count: 5,
        depth: 0.88,
      },
      { kind: 'travellers', x: 0.56, y: 0.95, size: 0.12, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.14),
      { kind: 'skyline', depth: 0.16, y: 0.6, height: 0.16 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.66, size: 0.14, count: 10, depth: 0.62 },
      { kind: 'water', y: 0.67 },
      { kind: 'pavilion', x: 0.32, y: 0.84, size: d.about(0.32), depth: 0.95 },
      { kind: 'lotus', from: 0.5, to: 1, y: 0.86, count: 20 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.16),
      { kind: d.pick(d.kit.pagodas), x: 0.7, y: 0.7, size: 0.34, depth: 0.5 },
      { kind: 'ground', y: 0.72, height: 0.02 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.8, size: 0.26, count: 7, depth: 0.8 },
      { kind: 'family', x: 0.5, y: 0.93, size: 0.17, depth: 1 },
      { kind: 'flowers', y: 0.9, count: 50, size: 0.035 },
    ],
  ],
  garden: [
    (d) => [
      ...distance(d, 0.56, 0.12),
      { kind: 'temple-hall', x: 0.72, y: 0.66, size: 0.16, depth: 0.65 },
      { kind: 'pavilion', x: 0.34, y: 0.67, size: d.about(0.3), depth: 0.78 },
      {
        kind: 'karst',
        depth: 0.75,
        y: 0.68,
        items: [
          [0.54, 0.1, 0.09],
          [0.5, 0.06, 0.07],
        ],
        color: '#9aa09a',
      },
      {
        kind: 'grove',
        variant: d.pick(['willow', 'bamboo', 'blossom']),
        y: 0.675,
        size: 0.14,
        count: 7,
        depth: 0.7,
      },
      { kind: 'water', y: 0.68 },
      { kind: 'lotus', from: 0, to: 1, y: 0.84, count: 28, height: 0.16 },
    ],
    (d) => [
      ...distance(d, 0.6, 0.18),
      { kind: 'brick-pagoda', x: 0.5, y: 0.72, size: 0.3, depth: 0.36 },
      { kind: 'moon-gate', x: 0.5, y: 0.86, size: 0.5, depth: 0.88 },
      { kind: 'ground', variant: 'paving', y: 0.86, height: 0 },
      { kind: 'bamboo', x: 0.08, y: 0.95, size: 0.5, depth: 0.95 },
      { kind: 'blossom', x: 0.9, y: 0.95, size: d.about(0.4), depth: 0.95 },
    ],
  ],
};
