import { hills } from '../backdrop.ts';
import type { Composed } from '../composed-scene.ts';

/** The salt wells and the dinosaurs of Zigong. */
export const ZIGONG_SPOTS: Record<string, Composed> = {
  'spot/zigong-dinosaur-museum': {
    region: 'southwest',
    light: 'day',
    sun: [0.3, 0.1, 0],
    frame: { x: 0.56, calm: 'left', span: 0.86 },
    parts: [
      { kind: 'excavation-hall', x: 0.72, y: 0.56 },
      { kind: 'shunosaurus', x: 0.2, y: 0.66, size: 0.22, depth: 0.9, flip: true, color: '#cdb48a' },
      { kind: 'omeisaurus', x: 0.54, y: 0.88, size: 0.64, depth: 1, flip: true, color: '#efe0bc' },
    ],
  },
  'spot/zigong-salt-museum': {
    region: 'southwest',
    light: 'day',
    clouds: 'cumulus',
    seal: '西秦',
    sun: [0.16, 0.14, 0],
    frame: { x: 0.5, calm: 'left', span: 0.84 },
    parts: [
      ...hills(0.6, 0.2),
      { kind: 'grove', variant: 'crown', y: 0.72, size: 0.26, count: 8, depth: 0.5 },
      { kind: 'ground', variant: 'paving', y: 0.83, height: 0 },
      { kind: 'xiqin-gate', x: 0.5, y: 0.85, size: 0.68, depth: 0.95 },
      { kind: 'travellers', x: 0.7, y: 0.96, size: 0.1, depth: 1 },
    ],
  },
  'spot/shenhai-well': {
    region: 'southwest',
    light: 'dawn',
    sun: [0.78, 0.3, 0.07],
    frame: { x: 0.47, calm: 'right', span: 0.7 },
    parts: [
      ...hills(0.6, 0.14),
      { kind: 'grove', variant: 'bamboo', from: 0.7, to: 1, y: 0.74, size: 0.24, count: 7, depth: 0.5 },
      { kind: 'ground', variant: 'paving', y: 0.76, height: 0.01 },
      { kind: 'salt-derrick', x: 0.47, y: 0.8, size: 0.74, depth: 0.92 },
      { kind: 'brine-pans', x: 0.52, y: 0.97, size: 0.26, depth: 1 },
    ],
  },
};
