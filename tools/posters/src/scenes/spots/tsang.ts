import { mountains } from '../backdrop.ts';
import type { Composed } from '../composed-scene.ts';

/** Sights around Shigatse. */
export const TSANG_SPOTS: Record<string, Composed> = {
  'spot/shalu-monastery': {
    region: 'tibet',
    light: 'day',
    clouds: 'cumulus',
    seal: '夏鲁',
    sun: [0.84, 0.12, 0],
    frame: { x: 0.5, calm: 'left', span: 0.84 },
    parts: [
      {
        kind: 'ridge',
        depth: 0.1,
        y: 0.6,
        height: 0.3,
        profile: [0.5, 0.9, 0.6, 0.4, 0.5, 0.35, 0.6, 1, 0.7],
      },
      { kind: 'ridge', variant: 'hills', depth: 0.4, y: 0.7, height: 0.14, color: '#a98a60' },
      {
        kind: 'grove',
        variant: 'poplar',
        from: 0,
        to: 0.12,
        y: 0.78,
        size: 0.36,
        count: 4,
        depth: 0.7,
        color: '#7fa05a',
      },
      {
        kind: 'grove',
        variant: 'poplar',
        from: 0.9,
        to: 1,
        y: 0.78,
        size: 0.3,
        count: 3,
        depth: 0.7,
        color: '#7fa05a',
      },
      { kind: 'ground', variant: 'sand', y: 0.8, height: 0, color: '#c9b088' },
      { kind: 'shalu-hall', x: 0.5, y: 0.82, size: 0.56, depth: 0.95 },
      { kind: 'prayer-mast', x: 0.82, y: 0.93, size: 0.5, depth: 1 },
      { kind: 'travellers', x: 0.36, y: 0.95, size: 0.1, depth: 1 },
    ],
  },
  'spot/samdruptse-dzong': {
    region: 'tibet',
    light: 'autumn',
    sun: [0.14, 0.22, 0.06],
    frame: { x: 0.5, calm: 'left', span: 0.86 },
    parts: [
      ...mountains(0.58, 0.24),
      { kind: 'samdruptse-fort', x: 0.5, y: 0.8, size: 0.62, depth: 0.94 },
      { kind: 'ground', variant: 'sand', y: 0.8, height: 0.01, color: '#b89a72' },
      { kind: 'tibetan-houses', x: 0.12, y: 0.89, size: 0.12, depth: 0.96 },
      { kind: 'tibetan-houses', x: 0.88, y: 0.91, size: 0.14, depth: 0.98, flip: true },
      { kind: 'poplar', x: 0.3, y: 0.93, size: 0.2, depth: 0.98, color: '#d0a23c' },
      { kind: 'poplar', x: 0.34, y: 0.95, size: 0.16, depth: 1, color: '#c9973a' },
      { kind: 'travellers', x: 0.56, y: 0.95, size: 0.09, depth: 1 },
      { kind: 'prayer-flags', y: 0.02, size: 0.5 },
    ],
  },
};
