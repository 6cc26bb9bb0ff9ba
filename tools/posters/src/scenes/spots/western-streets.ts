import { hills } from '../backdrop.ts';
import type { Composed } from '../composed-scene.ts';

/** A sky without sun or moon. */
const plainSky = [0.5, 0.1, 0] as const;

/** European streets: villas, verandas and arcades. */
export const WESTERN_STREET_SPOTS: Record<string, Composed> = {
  'spot/badaguan': {
    region: 'east',
    light: 'autumn',
    sun: plainSky,
    frame: { x: 0.7, calm: 'left' },
    parts: [
      ...hills(0.6, 0.14),
      { kind: 'museum', variant: 'villa', x: 0.24, y: 0.76, size: 0.34, depth: 0.7, color: '#d9b45a' },
      {
        kind: 'museum',
        variant: 'villa',
        x: 0.74,
        y: 0.78,
        size: 0.44,
        depth: 0.82,
        color: '#a8988a',
        flip: true,
      },
      { kind: 'ground', y: 0.77, height: 0.01, color: '#9a8a5a' },
      { kind: 'grove', variant: 'crown', y: 0.86, size: 0.34, count: 4, depth: 0.95, color: '#d08a3a' },
      { kind: 'travellers', x: 0.5, y: 0.94, size: 0.12, depth: 1 },
    ],
  },
  'spot/tianjin-italian-quarter': {
    region: 'north',
    light: 'dusk',
    sun: [0.22, 0.3, 0.07],
    frame: { x: 0.27, calm: 'right' },
    parts: [
      { kind: 'skyline', depth: 0.08, y: 0.66, height: 0.2 },
      { kind: 'baroque-row', x: 0.24, y: 0.8, size: 0.36, depth: 0.78, color: '#d8b48a' },
      { kind: 'veranda-house', x: 0.84, y: 0.8, size: 0.36, depth: 0.8, color: '#e0cfa8' },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0 },
      { kind: 'obelisk', x: 0.54, y: 0.9, size: 0.5, depth: 0.95 },
      { kind: 'travellers', x: 0.36, y: 0.95, size: 0.12, depth: 1 },
      { kind: 'parasols', x: 0.8, y: 0.95, size: 0.1, depth: 1 },
    ],
  },
  'spot/senado-square': {
    region: 'south',
    light: 'day',
    sun: plainSky,
    clouds: 'cumulus',
    frame: { x: 0.28, calm: 'right' },
    parts: [
      { kind: 'baroque-row', x: 0.2, y: 0.78, size: 0.42, depth: 0.8, color: '#e6c25a' },
      { kind: 'veranda-house', x: 0.82, y: 0.78, size: 0.42, depth: 0.82, color: '#f0e4d0' },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0, color: '#d8cfc0' },
      { kind: 'palm', x: 0.52, y: 0.86, size: 0.36, depth: 0.95 },
      { kind: 'family', x: 0.42, y: 0.95, size: 0.16, depth: 1 },
    ],
  },
  'spot/tai-kwun': {
    region: 'south',
    light: 'dusk',
    sun: plainSky,
    frame: { x: 0.5, calm: 'right' },
    parts: [
      { kind: 'skyline', depth: 0.16, y: 0.72, height: 0.5 },
      { kind: 'veranda-house', x: 0.5, y: 0.8, size: 0.46, depth: 0.86, color: '#a85a44' },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0 },
      { kind: 'travellers', x: 0.26, y: 0.94, size: 0.13, depth: 1 },
      { kind: 'crown', x: 0.92, y: 0.9, size: 0.4, depth: 1 },
    ],
  },
  'spot/qilou-old-street-haikou': {
    region: 'south',
    light: 'dusk',
    sun: [0.5, 0.32, 0.07],
    frame: { x: 0.74, calm: 'left' },
    parts: [
      { kind: 'veranda-house', x: 0.16, y: 0.78, size: 0.4, depth: 0.8, color: '#e8dcc4' },
      { kind: 'baroque-row', x: 0.84, y: 0.78, size: 0.4, depth: 0.8, color: '#d8c0a0' },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0 },
      { kind: 'palm', x: 0.5, y: 0.86, size: 0.4, depth: 0.92 },
      { kind: 'travellers', x: 0.64, y: 0.94, size: 0.12, depth: 1 },
      { kind: 'lanterns', y: 0.04, height: 0.05, count: 6 },
    ],
  },
  'spot/shantou-old-quarter': {
    region: 'south',
    light: 'day',
    sun: plainSky,
    clouds: 'streaks',
    frame: { x: 0.49, calm: 'right', span: 0.87 },
    parts: [
      { kind: 'baroque-row', x: 0.5, y: 0.78, size: 0.44, depth: 0.82, color: '#d9c6a2' },
      { kind: 'veranda-house', x: 0.04, y: 0.8, size: 0.4, depth: 0.88, color: '#c9b08a' },
      { kind: 'veranda-house', x: 0.98, y: 0.8, size: 0.4, depth: 0.88, color: '#cdb79a' },
      { kind: 'ground', variant: 'paving', y: 0.8, height: 0 },
      { kind: 'pavilion', x: 0.5, y: 0.9, size: 0.2, depth: 0.96 },
      { kind: 'travellers', x: 0.3, y: 0.95, size: 0.12, depth: 1 },
    ],
  },
  'spot/beihai-old-street': {
    region: 'south',
    light: 'dawn',
    sun: plainSky,
    frame: { x: 0.26, calm: 'right' },
    parts: [
      { kind: 'veranda-house', x: 0.26, y: 0.78, size: 0.4, depth: 0.8, color: '#e6d8c0' },
      { kind: 'veranda-house', x: 0.8, y: 0.78, size: 0.36, depth: 0.76, color: '#d6c4a8' },
      { kind: 'ground', variant: 'paving', y: 0.78, height: 0 },
      { kind: 'junk', x: 0.06, y: 0.74, size: 0.16, depth: 0.5 },
      { kind: 'umbrella', x: 0.5, y: 0.93, size: 0.14, depth: 1 },
      { kind: 'family', x: 0.66, y: 0.95, size: 0.15, depth: 1 },
      { kind: 'branch', variant: 'palm', flip: true },
    ],
  },
  'spot/yunnan-military-academy': {
    region: 'southwest',
    light: 'day',
    sun: plainSky,
    clouds: 'cumulus',
    frame: { x: 0.5, calm: 'right' },
    parts: [
      ...hills(0.6, 0.12),
      { kind: 'veranda-house', x: 0.5, y: 0.78, size: 0.5, depth: 0.84, color: '#e3b54a' },
      { kind: 'ground', y: 0.78, height: 0.01, color: '#8fa05a' },
      { kind: 'grove', variant: 'crown', from: 0.8, to: 1.02, y: 0.86, size: 0.36, count: 3, depth: 0.95 },
      { kind: 'travellers', x: 0.3, y: 0.93, size: 0.12, depth: 1 },
    ],
  },
};
