import { hills, karstFar, mountains } from '../scenes/backdrop.ts';
import { type Draft, distance, type Template } from './draft.ts';

function street(d: Draft): ReturnType<Template> {
  return [
    ...distance(d, 0.58, 0.16),
    { kind: d.pick(d.kit.houses), x: 0.14, y: 0.78, size: 0.26, depth: 0.62 },
    { kind: d.pick(d.kit.houses), x: 0.88, y: 0.78, size: 0.26, depth: 0.62, flip: true },
    { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 },
  ];
}

/** One picture idea per practical subject of the travel guides. */
export const TOPICS: Record<string, readonly [Template, ...Template[]]> = {
  visa: [
    (d) => [
      ...distance(d, 0.6, 0.24),
      { kind: 'plane', x: 0.34, y: 0.36, size: 0.14, depth: 1 },
      { kind: 'city-gate', x: 0.6, y: 0.8, size: 0.34, depth: 0.75 },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 },
      { kind: 'passport', x: 0.46, y: 0.94, size: d.about(0.3), depth: 1 },
      { kind: 'suitcase', x: 0.78, y: 0.94, size: 0.2, depth: 1 },
    ],
    (d) => [
      { kind: 'skyline', depth: 0.1, y: 0.64, height: 0.3 },
      { kind: 'mist', y: 0.63, size: 0.05 },
      { kind: 'water', y: 0.66 },
      { kind: 'junk', x: 0.72, y: 0.78, size: 0.2, depth: 0.9 },
      { kind: 'passport', x: 0.38, y: 0.95, size: d.about(0.44), depth: 1 },
    ],
    (d) => [
      ...mountains(0.58, 0.24),
      {
        kind: 'great-wall',
        depth: 0.4,
        y: 0.68,
        height: 0.2,
        size: 0.02,
        items: [
          [0.3, 1, 0],
          [0.7, 1, 0],
        ],
      },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0, depth: 0.85 },
      { kind: 'paifang', x: 0.66, y: 0.86, size: 0.4, depth: 0.85 },
      { kind: 'passport', x: 0.3, y: 0.93, size: d.about(0.38), depth: 1 },
    ],
  ],
  arrival: [
    (d) => [
      ...distance(d, 0.6, 0.24),
      { kind: 'skyline', depth: 0.3, y: 0.7, height: 0.2 },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0.01, depth: 0.85 },
      { kind: 'plane', x: 0.46, y: 0.4, size: 0.22, depth: 1 },
      { kind: 'suitcase', x: 0.3, y: 0.92, size: 0.26, depth: 1 },
      { kind: 'travellers', x: 0.5, y: 0.92, size: 0.24, depth: 1 },
    ],
  ],
  plane: [
    (d) => [
      { kind: 'karst', depth: 0.1, y: 0.72, height: 0.3, count: 5 },
      { kind: 'cloud-sea', y: 0.66, count: 2, height: 0.06 },
      { kind: 'plane', x: 0.5, y: 0.52, size: d.about(0.36), depth: 1 },
      { kind: 'cloud-sea', y: 0.84, count: 3, height: 0.06, size: 1.2 },
    ],
  ],
  money: [
    (d) => [
      ...street(d),
      { kind: 'coins', x: 0.44, y: 0.92, size: d.about(0.42), depth: 1 },
      { kind: 'phone', x: 0.76, y: 0.93, size: 0.36, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.06, count: 5 },
    ],
  ],
  phone: [
    (d) => [
      ...karstFar(0.62, 0.3),
      { kind: 'water', y: 0.66 },
      { kind: 'bamboo-raft', x: 0.24, y: 0.8, size: 0.12, depth: 0.9 },
      { kind: 'phone', x: 0.56, y: 0.97, size: d.about(0.68), depth: 1 },
    ],
  ],
  train: [
    (d) => [
      { kind: 'skyline', depth: 0.1, y: 0.62, height: 0.24 },
      { kind: 'mist', y: 0.62, size: 0.04 },
      { kind: 'drum-tower', x: 0.66, y: 0.74, size: 0.34, depth: 0.62 },
      { kind: 'ground', variant: 'paving', y: 0.76, height: 0, depth: 0.85 },
      {
        kind: 'train',
        x: 0.5,
        y: 0.86,
        size: 0.22,
        depth: 0.9,
        color: d.pick(['#2f6f73', '#b3261e', '#2f5d8c']),
      },
      { kind: 'suitcase', x: 0.28, y: 0.97, size: 0.15, depth: 1 },
      { kind: 'travellers', x: 0.42, y: 0.97, size: 0.17, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.34),
      { kind: 'dunes', depth: 0.5, y: 0.72, height: 0.16, count: 3 },
      { kind: 'train', x: 0.36, y: 0.88, size: d.about(0.22), depth: 0.95, color: '#3f7a62' },
      { kind: 'grove', variant: 'poplar', y: 0.96, size: 0.16, count: 7, depth: 0.97 },
    ],
    (d) => [
      ...distance(d, 0.6, 0.32),
      { kind: 'terraces', variant: 'green', y: 0.66, count: 9, height: 0.03, depth: 0.5 },
      { kind: 'train', x: 0.44, y: 0.86, size: d.about(0.3), depth: 0.95 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.97, size: 0.12, count: 9, depth: 0.97 },
    ],
  ],
  metro: [
    (d) => [
      { kind: 'skyline', depth: 0.12, y: 0.66, height: 0.34 },
      { kind: 'mist', y: 0.66, size: 0.04 },
      { kind: 'skyline', depth: 0.45, y: 0.76, height: 0.2 },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.9 },
      {
        kind: 'metro',
        x: 0.5,
        y: 0.92,
        size: d.about(0.46),
        depth: 1,
        color: d.pick(['#b3261e', '#2f6f73', '#c98a2f']),
      },
      { kind: 'travellers', x: 0.8, y: 0.95, size: 0.24, depth: 1 },
    ],
  ],
  taxi: [
    (d) => [
      ...street(d),
      { kind: 'skyline', depth: 0.1, y: 0.6, height: 0.14 },
      { kind: 'taxi', x: 0.5, y: 0.92, size: d.about(0.26), depth: 1 },
      { kind: 'lanterns', y: 0.03, height: 0.06, count: 6 },
    ],
  ],
  hotel: [
    (d) => [
      ...distance(d, 0.6, 0.22),
      { kind: 'hill-village', x: 0.18, y: 0.74, size: 0.22, depth: 0.5 },
      { kind: 'hill-pavilion', x: 0.58, y: 0.84, size: d.about(0.56), depth: 0.88 },
      { kind: 'ground', variant: 'paving', y: 0.85, height: 0.01, depth: 0.9 },
      { kind: 'suitcase', x: 0.28, y: 0.94, size: 0.2, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.05, count: 5 },
    ],
  ],
  tickets: [
    (d) => [
      ...hills(0.6, 0.14),
      { kind: 'palace-gate', x: 0.54, y: 0.78, size: 0.36, depth: 0.75 },
      { kind: 'ground', variant: 'paving', y: 0.79, height: 0, depth: 0.85 },
      { kind: 'ticket', x: 0.42, y: 0.93, size: d.about(0.26), depth: 1 },
    ],
  ],
  holidays: [
    (d) => [
      { kind: 'skyline', depth: 0.1, y: 0.66, height: 0.12 },
      { kind: 'temple-hall', x: 0.5, y: 0.76, size: 0.28, depth: 0.7, color: '#d9a03f' },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0, depth: 0.85 },
      { kind: 'family', x: 0.4, y: 0.93, size: 0.22, depth: 1 },
      { kind: 'travellers', x: 0.7, y: 0.93, size: 0.18, depth: 1 },
      { kind: 'fireworks', y: 0.24, count: d.pick([3, 4]) },
      { kind: 'lanterns', y: 0.02, height: 0.08, count: 7, size: 0.036 },
    ],
  ],
  weather: [
    (d) => [
      ...distance(d, 0.6, 0.26),
      { kind: 'grove', variant: 'blossom', from: 0, to: 0.24, y: 0.76, size: 0.24, count: 3, depth: 0.75 },
      { kind: 'grove', variant: 'crown', from: 0.26, to: 0.5, y: 0.76, size: 0.24, count: 3, depth: 0.75 },
      {
        kind: 'grove',
        variant: 'crown',
        from: 0.52,
        to: 0.76,
        y: 0.76,
        size: 0.24,
        count: 3,
        depth: 0.75,
        color: '#d9742c',
      },
      {
        kind: 'grove',
        variant: 'spruce',
        from: 0.78,
        to: 1,
        y: 0.76,
        size: 0.26,
        count: 3,
        depth: 0.75,
        color: '#a9bcc8',
      },
      { kind: 'ground', y: 0.77, height: 0.02 },
      { kind: 'umbrella', x: 0.5, y: 0.94, size: d.about(0.36), depth: 1 },
    ],
  ],
  food: [
    (d) => [
      ...hills(0.6, 0.16),
      { kind: 'water', y: 0.64 },
      { kind: 'ground', variant: 'dark', y: 0.8, height: 0, color: '#6a4a38', depth: 0.9 },
      { kind: 'noodle-bowl', x: 0.32, y: 0.95, size: d.about(0.36), depth: 1 },
      { kind: 'tea-set', x: 0.72, y: 0.94, size: 0.24, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.07, count: 5, size: 0.04 },
    ],
    (d) => [
      { kind: 'skyline', depth: 0.08, y: 0.62, height: 0.14 },
      { kind: 'stilt-row', x: 0.5, y: 0.78, size: 0.34, depth: 0.68 },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 },
      { kind: 'umbrella', x: 0.8, y: 0.9, size: 0.32, depth: 0.95, color: '#c98a3a' },
      { kind: 'noodle-bowl', x: 0.4, y: 0.95, size: d.about(0.4), depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.07, count: 7 },
    ],
    (d) => [
      ...street(d),
      { kind: 'noodle-bowl', x: 0.46, y: 0.94, size: d.about(0.46), depth: 1 },
      { kind: 'tea-set', x: 0.84, y: 0.94, size: 0.16, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.07, count: 6 },
    ],
  ],
  etiquette: [
    (d) => [
      ...hills(0.6, 0.16),
      { kind: 'water', y: 0.62 },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0, color: '#6a4a38', depth: 0.9 },
      { kind: 'tea-set', x: 0.5, y: 0.9, size: d.about(0.4), depth: 1 },
      { kind: 'branch', variant: 'plum' },
    ],
  ],
  health: [
    (d) => [
      ...distance(d, 0.6, 0.26),
      { kind: 'terraces', variant: 'tea', y: 0.64, count: 8, height: 0.05, depth: 0.5 },
      { kind: 'gourd', x: 0.46, y: 0.93, size: d.about(0.5), depth: 1 },
      { kind: 'branch', variant: 'leaf' },
    ],
  ],
  safety: [
    (d) => [
      ...mountains(0.58, 0.28),
      { kind: 'ridge', depth: 0.4, y: 0.7, height: 0.16 },
      { kind: 'watchtower', x: 0.56, y: 0.84, size: d.about(0.48), depth: 0.88 },
      { kind: 'ground', y: 0.86, height: 0.03 },
      { kind: 'travellers', x: 0.26, y: 0.95, size: 0.16, depth: 1 },
    ],
  ],
  language: [
    (d) => [
      ...karstFar(0.6, 0.3),
      { kind: 'mist', y: 0.62, size: 0.06, height: 0.8 },
      { kind: 'ground', variant: 'dark', y: 0.8, height: 0, color: '#5a4034' },
      { kind: 'writing', x: 0.46, y: 0.93, size: d.about(0.46), depth: 1 },
    ],
  ],
  family: [
    (d) => [
      ...distance(d, 0.58, 0.2),
      { kind: 'ground', y: 0.7, height: 0.03, depth: 0.7 },
      { kind: 'panda', x: 0.76, y: 0.88, size: 0.3, depth: 0.95 },
      { kind: 'bamboo', x: 0.92, y: 0.9, size: 0.5, depth: 0.9 },
      { kind: 'family', x: 0.38, y: 0.94, size: d.about(0.36), depth: 1 },
      { kind: 'flowers', y: 0.93, count: 24, size: 0.03 },
    ],
  ],
  accessibility: [
    (d) => [
      ...distance(d, 0.58, 0.2),
      { kind: 'pavilion', x: 0.76, y: 0.74, size: 0.32, depth: 0.72 },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0, depth: 0.85 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.8, size: 0.16, count: 6, depth: 0.8 },
      { kind: 'wheelchair', x: 0.42, y: 0.93, size: d.about(0.34), depth: 1 },
    ],
  ],
  photography: [
    (d) => [
      ...distance(d, 0.6, 0.34),
      { kind: 'water', y: 0.66 },
      {
        kind: 'karst',
        depth: 0.9,
        y: 1.02,
        items: [
          [0.3, 0.16, 0.5],
          [0.1, 0.2, 0.4],
        ],
      },
      { kind: 'camera', x: 0.3, y: 0.9, size: d.about(0.4), depth: 1 },
      { kind: 'birds', x: 0.6, y: 0.24 },
    ],
  ],
  shopping: [
    (d) => [
      ...street(d),
      { kind: 'vase', x: 0.34, y: 0.92, size: d.about(0.4), depth: 1 },
      { kind: 'tea-set', x: 0.62, y: 0.93, size: 0.2, depth: 1 },
      { kind: 'umbrella', x: 0.84, y: 0.9, size: 0.3, depth: 0.95 },
      { kind: 'lanterns', y: 0.02, height: 0.07, count: 6 },
    ],
  ],
  itinerary: [
    (d) => [
      ...distance(d, 0.6, 0.3),
      { kind: 'ground', y: 0.7, height: 0.03, depth: 0.7 },
      { kind: 'river', x: 0.6, y: 0.7, to: 0.7, size: 0.16, height: 0.1 },
      { kind: d.pick(d.kit.pagodas), x: 0.78, y: 0.76, size: 0.3, depth: 0.7 },
      { kind: 'map-sheet', x: 0.4, y: 0.94, size: d.about(0.36), depth: 1 },
    ],
  ],
};
