import type { Composed } from '../composed-scene.ts';

/** A salt lake and the two ski areas whose towns are entries of their own. */
export const SALT_AND_SKI_SPOTS: Record<string, Composed> = {
  'spot/chaka-salt-lake': {
    region: 'tibet',
    light: 'dusk',
    sealAt: 'none',
    sun: [0.64, 0.43, 0.06],
    clouds: 'cumulus',
    horizon: 0.52,
    frame: { x: 0.54, calm: 'right' },
    parts: [
      {
        kind: 'ridge',
        depth: 0.1,
        y: 0.515,
        height: 0.1,
        profile: [0.5, 0.8, 0.4, 0.6, 1, 0.7, 0.5, 0.3, 0.5, 0.7, 0.4],
      },
      { kind: 'water', y: 0.52, color: '#9fb4d8' },
      { kind: 'salt-rails', x: 0.43, y: 0.99, size: 0.49, depth: 0.95 },
      { kind: 'red-scarf', x: 0.72, y: 0.78, size: 0.25, depth: 1 },
    ],
  },
  'spot/chongli-ski-resorts': {
    region: 'north',
    light: 'day',
    sealAt: 'none',
    sun: [0.16, 0.16, 0.06],
    clouds: 'none',
    frame: { x: 0.5, calm: 'left' },
    parts: [
      { kind: 'ridge', variant: 'hills', depth: 0.12, y: 0.56, height: 0.2, color: '#b89a7c' },
      { kind: 'ridge', variant: 'hills', depth: 0.4, y: 0.64, height: 0.22, color: '#a8805a' },
      { kind: 'chongli-hill', x: 0.5, y: 0.68, size: 0.36, depth: 0.72 },
      { kind: 'ground', variant: 'sand', y: 0.66, height: 0.015, color: '#eef3f7' },
      { kind: 'half-pipe', x: 0.5, y: 1, size: 0.3, depth: 1 },
      { kind: 'skier', x: 0.13, y: 0.76, size: 0.08, depth: 0.95, color: '#2f6fb0' },
    ],
  },
  'spot/yabuli-ski-resort': {
    region: 'northeast',
    light: 'dawn',
    sealAt: 'none',
    sun: [0.2, 0.2, 0.075],
    frame: { x: 0.54, calm: 'left' },
    parts: [
      {
        kind: 'ridge',
        variant: 'forest',
        depth: 0.2,
        y: 0.72,
        height: 0.4,
        profile: [0.7, 0.5, 0.6, 0.5, 0.4],
      },
      { kind: 'yabuli-hill', x: 0.54, y: 0.74, size: 0.5, depth: 0.72 },
      { kind: 'ground', variant: 'sand', y: 0.73, height: 0.015, color: '#f0f4f8' },
      { kind: 'gondola', x: 0.5, y: 0.7, size: 0.32, depth: 0.96 },
      { kind: 'skier', x: 0.28, y: 0.94, size: 0.13, depth: 1, color: '#e0a030' },
      { kind: 'skier', x: 0.6, y: 0.88, size: 0.1, depth: 1, color: '#2f6fb0' },
    ],
  },
};
