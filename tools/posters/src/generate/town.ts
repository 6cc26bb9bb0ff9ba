import type { LandmarkKind } from '../parts.ts';
import type { Part } from '../scene.ts';
import { type Draft, distance, type Template } from './draft.ts';

const PAVING: Part = { kind: 'ground', variant: 'paving', y: 0.8, height: 0, depth: 0.85 };

function isWestern(d: Draft): boolean {
  return d.has('european', 'colonial', 'arcade', 'concession', 'art-district', 'modern');
}

/** Houses on both sides, facing each other. */
function rows(d: Draft, y: number, size: number, depth: number): Part[] {
  const kind: LandmarkKind = isWestern(d) ? d.pick(['bund-row', 'red-roofs'] as const) : d.pick(d.kit.houses);
  return [
    { kind, x: 0.16, y, size, depth },
    { kind, x: 0.87, y, size, depth, flip: true },
  ];
}

/** Towns, streets, villages and markets, by category. */
export const TOWN: Record<string, readonly [Template, ...Template[]]> = {
  'historic-town': [
    (d) => [
      ...distance(d, 0.58, 0.22),
      ...rows(d, 0.69, 0.28, 0.7),
      { kind: d.pick(['arch-bridge', 'covered-bridge']), x: 0.52, y: 0.695, size: 0.15, depth: 0.78 },
      { kind: 'water', y: 0.7 },
      { kind: d.pick(d.kit.boats), x: 0.56, y: 0.87, size: 0.16, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.05, count: 5, size: 0.025 },
    ],
    (d) => [
      ...distance(d, 0.56, 0.2),
      ...rows(d, 0.78, 0.26, 0.66),
      PAVING,
      {
        kind: d.pick(['drum-tower', 'paifang', 'hill-pavilion', 'wood-pagoda']),
        x: 0.5,
        y: 0.87,
        size: d.about(0.4),
        depth: 0.9,
        color: d.pick(d.kit.roofs),
      },
      { kind: 'travellers', x: 0.36, y: 0.95, size: 0.11, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.56, 0.26),
      { kind: d.pick(d.kit.pagodas), x: 0.7, y: 0.68, size: 0.36, depth: 0.48 },
      { kind: d.pick(d.kit.houses), x: 0.4, y: 0.76, size: 0.26, depth: 0.68 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.78, size: 0.13, count: 7, depth: 0.75 },
      { kind: d.pick(d.kit.houses), x: 0.74, y: 0.96, size: 0.3, depth: 0.95 },
      { kind: 'ground', variant: 'paving', y: 0.95, height: 0.01 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.24),
      { kind: d.pick(d.kit.houses), x: 0.5, y: 0.68, size: 0.3, depth: 0.66 },
      {
        kind: 'grove',
        variant: d.pick(['willow', 'blossom', 'crown']),
        y: 0.685,
        size: 0.1,
        count: 9,
        depth: 0.72,
      },
      { kind: 'water', y: 0.69 },
      { kind: 'long-bridge', x: 0.3, y: 0.76, size: 0.08, depth: 0.88 },
      { kind: 'lotus', from: 0.4, to: 1, y: 0.86, count: 20 },
    ],
  ],
  village: [
    (d) => [
      ...distance(d, 0.54, 0.24),
      {
        kind: 'terraces',
        variant: d.pick(['green', 'flower', 'tea']),
        y: 0.58,
        count: 11,
        height: 0.05,
        depth: 0.45,
      },
      { kind: d.pick(d.kit.rural), x: 0.36, y: 0.74, size: d.about(0.22), depth: 0.78 },
      { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.76, size: 0.12, count: 5, depth: 0.82 },
      { kind: 'travellers', x: 0.72, y: 0.92, size: 0.12, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.54, 0.26),
      { kind: 'ridge', variant: 'forest', depth: 0.45, y: 0.72, height: 0.22, to: 1 },
      {
        kind:
          d.region === 'tibet' ? 'tibetan-houses' : d.region === 'northwest' ? 'adobe-town' : 'hill-village',
        x: 0.48,
        y: 0.78,
        size: d.about(0.34),
        depth: 0.74,
      },
      { kind: 'rows', y: 0.8, x: 0.6, count: 10, color: d.pick(['#7fa04a', '#d9b84a', '#6f9a58']) },
      { kind: 'crown', x: 0.86, y: 0.9, size: 0.34, depth: 0.95 },
    ],
    (d) => [
      ...distance(d, 0.56, 0.28),
      { kind: d.pick(d.kit.rural), x: 0.3, y: 0.66, size: 0.18, depth: 0.6 },
      { kind: 'ground', y: 0.67, height: 0.02, depth: 0.7 },
      { kind: 'river', x: 0.5, y: 0.67, to: 0.62, size: 0.24, height: 0.12 },
      {
        kind: d.pick(['covered-bridge', 'arch-bridge', 'waterwheel']),
        x: 0.64,
        y: 0.8,
        size: d.about(0.18),
        depth: 0.88,
      },
      {
        kind: 'grove',
        variant: d.pick(d.kit.trees),
        from: 0,
        to: 0.34,
        y: 0.9,
        size: 0.26,
        count: 4,
        depth: 0.93,
      },
    ],
  ],
  street: [
    (d) => [
      { kind: 'skyline', depth: 0.08, y: 0.6, height: 0.22 },
      { kind: 'mist', y: 0.6, size: 0.04 },
      ...rows(d, 0.8, 0.38, 0.78),
      PAVING,
      { kind: 'paifang', x: 0.52, y: 0.84, size: d.about(0.3), depth: 0.88, color: d.pick(d.kit.roofs) },
      { kind: 'travellers', x: 0.42, y: 0.95, size: 0.15, depth: 1 },
      { kind: 'lanterns', y: 0.03, height: 0.07, count: 6 },
    ],
    (d) => [
      { kind: 'skyline', depth: 0.12, y: 0.66, height: 0.36, x: d.about(0.4) },
      { kind: 'mist', y: 0.66, size: 0.04 },
      {
        kind: d.has('food') && !isWestern(d) ? d.pick(d.kit.houses) : 'bund-row',
        x: 0.5,
        y: 0.76,
        size: d.about(0.3),
        depth: 0.66,
      },
      PAVING,
      {
        kind: 'grove',
        variant: d.kit.trees.includes('palm') ? d.pick(['crown', 'palm']) : 'crown',
        y: 0.84,
        size: 0.2,
        count: 6,
        depth: 0.86,
      },
      {
        kind: 'taxi',
        x: 0.38,
        y: 0.93,
        size: 0.1,
        depth: 1,
        color: d.pick(['#2f7a78', '#b3492e', '#3a5a8c']),
      },
      { kind: 'travellers', x: 0.72, y: 0.95, size: 0.16, depth: 1 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.18),
      {
        kind: d.pick(['drum-tower', 'wood-pagoda', 'hill-pavilion']),
        x: 0.5,
        y: 0.74,
        size: 0.34,
        depth: 0.5,
      },
      { kind: 'mist', y: 0.73, size: 0.03, height: 0.4 },
      ...rows(d, 0.86, 0.42, 0.88),
      { kind: 'ground', variant: 'paving', y: 0.87, height: 0, depth: 0.9 },
      { kind: 'umbrella', x: 0.44, y: 0.95, size: 0.2, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.07, count: 7, size: 0.032 },
    ],
    (d) => [
      ...distance(d, 0.58, 0.16),
      ...rows(d, 0.7, 0.3, 0.72),
      { kind: 'water', y: 0.71 },
      { kind: 'arch-bridge', x: 0.5, y: 0.72, size: 0.14, depth: 0.8 },
      { kind: d.pick(d.kit.boats), x: 0.4, y: 0.87, size: 0.14, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.06, count: 6 },
      { kind: 'lanterns', y: -0.02, height: 0.03, count: 5, size: 0.022 },
    ],
  ],
  market: [
    (d) => [
      { kind: d.pick(d.kit.houses), x: 0.5, y: 0.74, size: 0.34, depth: 0.6 },
      { kind: 'mist', y: 0.72, size: 0.04, height: 0.4 },
      PAVING,
      { kind: 'umbrella', x: 0.2, y: 0.88, size: 0.3, depth: 0.92, color: '#c98a3a' },
      { kind: 'umbrella', x: 0.82, y: 0.87, size: 0.28, depth: 0.92, color: '#2f7a78' },
      { kind: d.pick(['noodle-bowl', 'tea-set', 'vase']), x: 0.5, y: 0.95, size: d.about(0.24), depth: 1 },
      { kind: 'travellers', x: 0.7, y: 0.94, size: 0.14, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.08, count: 7, size: 0.034 },
    ],
    (d) => [
      { kind: 'skyline', depth: 0.1, y: 0.6, height: 0.16 },
      { kind: 'mist', y: 0.6, size: 0.04 },
      ...rows(d, 0.78, 0.32, 0.7),
      PAVING,
      { kind: 'noodle-bowl', x: 0.34, y: 0.94, size: d.about(0.3), depth: 1 },
      { kind: 'tea-set', x: 0.72, y: 0.94, size: 0.2, depth: 1 },
      { kind: 'lanterns', y: 0.02, height: 0.06, count: 6 },
    ],
  ],
};
