import { hills } from '../backdrop.ts';
import type { Composed } from '../composed-scene.ts';

/** The pavilion and the finds of Nanchang, the shore of Zhuhai. */
export const NANCHANG_AND_ZHUHAI_SPOTS: Record<string, Composed> = {
  'spot/tengwang-pavilion': {
    region: 'central',
    light: 'autumn',
    sealAt: 'none',
    sun: [0.84, 0.26, 0.07],
    frame: { x: 0.5, calm: 'right', span: 0.86 },
    parts: [
      ...hills(0.62, 0.1),
      { kind: 'grove', variant: 'crown', y: 0.76, size: 0.12, count: 12, depth: 0.6 },
      { kind: 'tengwang-pavilion', x: 0.5, y: 0.8, size: 0.64, depth: 0.95 },
      { kind: 'water', y: 0.8, color: '#b08a68' },
      { kind: 'crane', x: 0.82, y: 0.3, size: 0.12, depth: 1, color: '#ffffff' },
      { kind: 'awning-boat', x: 0.2, y: 0.92, size: 0.12, depth: 1 },
    ],
  },
  'spot/nanchang-uprising-museum': {
    region: 'central',
    light: 'dawn',
    sealAt: 'none',
    sun: [0.18, 0.26, 0.07],
    frame: { x: 0.5, calm: 'left', span: 0.8 },
    parts: [
      { kind: 'skyline', depth: 0.14, y: 0.7, height: 0.2 },
      { kind: 'grove', variant: 'crown', y: 0.82, size: 0.16, count: 8, depth: 0.5 },
      { kind: 'ground', variant: 'paving', y: 0.82, height: 0 },
      { kind: 'uprising-hotel', x: 0.5, y: 0.84, size: 0.62, depth: 0.95 },
      { kind: 'travellers', x: 0.76, y: 0.95, size: 0.12, depth: 1 },
    ],
  },
  'spot/haihunhou-museum': {
    region: 'central',
    light: 'day',
    sealAt: 'none',
    sun: [0.5, 0.3, 0],
    clouds: 'none',
    frame: { x: 0.5, calm: 'left', span: 0.84 },
    parts: [{ kind: 'haihun-gold', x: 0.5, y: 0.9, size: 0.72, depth: 1 }],
  },
  'spot/zhuhai-fisher-girl': {
    region: 'south',
    light: 'dawn',
    sealAt: 'none',
    sun: [0.2, 0.42, 0.075],
    frame: { x: 0.56, calm: 'left', span: 0.7 },
    parts: [
      { kind: 'islets', depth: 0.1, y: 0.62, height: 0.06, count: 4 },
      {
        kind: 'ridge',
        variant: 'forest',
        depth: 0.3,
        y: 0.66,
        height: 0.1,
        from: 0.7,
        profile: [0.1, 0.4, 0.8, 1],
      },
      { kind: 'water', y: 0.66, variant: 'sea', color: '#6fa6b4' },
      { kind: 'fisher-girl', x: 0.56, y: 0.92, size: 0.84, depth: 1 },
      { kind: 'gulls', x: 0.28, y: 0.3, size: 0.07, depth: 1 },
    ],
  },
  'spot/zhuhai-grand-theatre': {
    region: 'south',
    light: 'night',
    sealAt: 'none',
    sun: [0.8, 0.2, 0.05],
    frame: { x: 0.46, calm: 'right', span: 0.84 },
    parts: [
      { kind: 'skyline', depth: 0.16, y: 0.7, height: 0.12, from: 0, to: 0.5 },
      { kind: 'pearl-shells', x: 0.46, y: 0.72, size: 0.56, depth: 0.95 },
      { kind: 'water', y: 0.72, color: '#2f4a6c' },
    ],
  },
  'spot/chimelong-ocean-kingdom': {
    region: 'south',
    light: 'day',
    sealAt: 'none',
    sun: [0.5, 0.1, 0],
    clouds: 'none',
    frame: { x: 0.5, calm: 'left' },
    parts: [{ kind: 'shark-window', x: 0.5, y: 0.88, size: 0.86, depth: 1 }],
  },
};
