import { type Color, grey, mix } from '../canvas/color.ts';
import type { Stop } from '../canvas/defs.ts';
import type { Region } from '../subject.ts';
import type { Light } from './light.ts';
import { REGION_TONES, type RegionTones } from './region-tones.ts';

/** Every colour a picture is painted with. */
export type Palette = {
  sky: readonly Stop[];
  sun: Color;
  halo: Color;
  /** Land colours, far to near. */
  depth: readonly Color[];
  mist: Color;
  lit: Color;
  ink: Color;
  water: readonly [Color, Color, Color];
  foliage: Color;
  earth: Color;
  cloud: Color;
  /** Light that falls on painted surfaces, and the shade it leaves. */
  key: Color;
  shade: Color;
  shadeAmount: number;
  /** How strongly windows and lanterns shine, 0..1. */
  glow: number;
  snow: boolean;
};

export function paletteFor(region: Region, light: Light): Palette {
  return LIGHTS[light](REGION_TONES[region]);
}

const LIGHTS: Record<Light, (tones: RegionTones) => Palette> = {
  dawn,
  day,
  dusk,
  night,
  ink,
  snow,
  mist,
  autumn,
};

function dawn(r: RegionTones): Palette {
  return {
    sky: [
      [0, mix(r.pale, '#f4ead6', 0.6)],
      [0.36, r.pale],
      [0.68, r.warm],
      [1, mix(r.warm, '#f6c9a8', 0.35)],
    ],
    sun: '#fff1cf',
    halo: '#ffe0a8',
    depth: [mix(r.far, r.warm, 0.35), mix(r.far, r.mid, 0.35), r.mid, r.near, mix(r.near, r.ink, 0.75)],
    mist: mix(r.pale, '#fff0dc', 0.4),
    lit: '#ffe3b8',
    ink: r.ink,
    water: [mix(r.warm, r.pale, 0.3), mix(r.water, r.pale, 0.35), mix(r.near, r.ink, 0.3)],
    foliage: mix(r.foliage, r.near, 0.35),
    earth: mix(r.earth, r.warm, 0.2),
    cloud: '#fff4e2',
    key: '#fff0dd',
    shade: mix(r.near, r.ink, 0.5),
    shadeAmount: 0.08,
    glow: 0.25,
    snow: false,
  };
}

function day(r: RegionTones): Palette {
  return {
    sky: [
      [0, r.day[0]],
      [0.45, mix(r.day[0], r.day[1], 0.55)],
      [0.78, r.day[1]],
      [1, mix(r.day[1], r.pale, 0.6)],
    ],
    sun: '#fff6da',
    halo: '#fff0c4',
    depth: [mix(r.far, r.day[0], 0.42), mix(r.mid, r.day[0], 0.35), r.mid, r.near, mix(r.near, r.ink, 0.7)],
    mist: mix(r.day[1], '#ffffff', 0.35),
    lit: '#fff2cf',
    ink: r.ink,
    water: [mix(r.water, r.day[1], 0.55), r.water, mix(r.water, r.near, 0.65)],
    foliage: r.foliage,
    earth: r.earth,
    cloud: '#fffaf0',
    key: '#fffaf0',
    shade: r.near,
    shadeAmount: 0.02,
    glow: 0,
    snow: false,
  };
}

function dusk(r: RegionTones): Palette {
  const [top, high, low, horizon] = r.dusk;
  return {
    sky: [
      [0, top],
      [0.24, mix(top, high, 0.55)],
      [0.48, mix(high, low, 0.35)],
      [0.7, low],
      [0.88, horizon],
      [1, mix(horizon, '#ffe3ae', 0.4)],
    ],
    sun: '#fff0cf',
    halo: '#ffcf8c',
    depth: [
      mix(low, horizon, 0.5),
      mix(low, high, 0.45),
      mix(high, r.near, 0.2),
      mix(mix(high, top, 0.6), r.near, 0.15),
      mix(top, r.ink, 0.35),
    ],
    mist: mix(horizon, low, 0.2),
    lit: mix(horizon, '#ffd7a0', 0.5),
    ink: mix(top, r.ink, 0.5),
    water: [horizon, mix(high, low, 0.5), mix(top, high, 0.2)],
    foliage: mix(mix(r.foliage, top, 0.55), high, 0.15),
    earth: mix(mix(r.earth, high, 0.45), top, 0.25),
    cloud: mix(horizon, low, 0.35),
    key: '#ffd2b0',
    shade: mix(top, high, 0.35),
    shadeAmount: 0.34,
    glow: 0.8,
    snow: false,
  };
}

function night(r: RegionTones): Palette {
  const [top, low] = r.night;
  return {
    sky: [
      [0, top],
      [0.5, mix(top, low, 0.45)],
      [1, mix(low, '#7fb0b8', 0.25)],
    ],
    sun: '#fdf3d6',
    halo: '#cfe0d8',
    depth: [
      mix(low, '#8fc0c4', 0.45),
      mix(low, '#6aa0ac', 0.3),
      mix(low, r.near, 0.3),
      mix(mix(low, top, 0.5), r.ink, 0.3),
      mix(top, r.ink, 0.45),
    ],
    mist: mix(low, '#a9d0cf', 0.5),
    lit: '#bfe0da',
    ink: mix(top, '#050a18', 0.4),
    water: [mix(low, '#9cc8c8', 0.35), mix(low, top, 0.35), mix(top, '#050a18', 0.2)],
    foliage: mix(r.foliage, top, 0.68),
    earth: mix(r.earth, top, 0.66),
    cloud: mix(low, '#a9d0cf', 0.35),
    key: '#b4c8e6',
    shade: mix(top, low, 0.4),
    shadeAmount: 0.36,
    glow: 1,
    snow: false,
  };
}

function ink(r: RegionTones): Palette {
  return {
    sky: [
      [0, '#e9e3d4'],
      [0.4, '#f1ebdd'],
      [1, mix('#efe2cc', r.warm, 0.14)],
    ],
    sun: '#fdf3da',
    halo: '#f6e0b4',
    depth: ['#cbc7bd', '#a5a5a0', '#74797a', wash(mix('#484f53', r.near, 0.3), 0.5), '#20272b'],
    mist: '#f2ecdf',
    lit: '#f6efe0',
    ink: '#171d21',
    water: ['#e2dccf', '#a9aaa6', '#5a6164'],
    foliage: wash(mix('#4a5250', r.foliage, 0.5), 0.7),
    earth: wash(mix('#958d80', r.earth, 0.4), 0.6),
    cloud: '#f8f3e8',
    key: '#f2ece0',
    shade: '#5a5f60',
    shadeAmount: 0.3,
    glow: 0.35,
    snow: false,
  };
}

function snow(r: RegionTones): Palette {
  return {
    sky: [
      [0, mix(r.day[0], '#8fa9c4', 0.55)],
      [0.5, '#cfdbe4'],
      [1, mix('#f1ece6', r.warm, 0.2)],
    ],
    sun: '#fff6e2',
    halo: '#fdebcc',
    depth: ['#d8e0e8', '#b3c3d2', '#86a0b6', '#4f6d86', '#22384e'],
    mist: '#f3f3f1',
    lit: '#fff8ec',
    ink: '#182838',
    water: ['#dfe6ea', '#a9bfcd', '#56758c'],
    foliage: mix(r.foliage, '#35505c', 0.5),
    earth: '#e6ebef',
    cloud: '#ffffff',
    key: '#f0f2f6',
    shade: '#6a86a6',
    shadeAmount: 0.12,
    glow: 0.5,
    snow: true,
  };
}

function mist(r: RegionTones): Palette {
  return {
    sky: [
      [0, mix(r.day[0], '#d3dcd8', 0.66)],
      [0.5, '#e8e8df'],
      [1, mix('#f1ebdd', r.pale, 0.4)],
    ],
    sun: '#fffaea',
    halo: '#fff4d8',
    depth: [soften(r.far, 0.55), soften(r.mid, 0.42), soften(r.mid, 0.1), r.near, mix(r.near, r.ink, 0.7)],
    mist: '#f3f0e6',
    lit: '#fffbea',
    ink: r.ink,
    water: ['#e6e7df', mix(r.water, '#d5dcd6', 0.45), mix(r.water, r.near, 0.6)],
    foliage: mix(r.foliage, r.near, 0.3),
    earth: soften(r.earth, 0.2),
    cloud: '#ffffff',
    key: '#f4f3ea',
    shade: mix(r.near, '#9fb0ac', 0.4),
    shadeAmount: 0.14,
    glow: 0.3,
    snow: false,
  };
}

function autumn(r: RegionTones): Palette {
  return {
    sky: [
      [0, mix(r.day[0], '#7fb0c0', 0.4)],
      [0.42, mix(r.day[0], '#f7e2b8', 0.62)],
      [0.8, '#f8dfae'],
      [1, '#f5c98c'],
    ],
    sun: '#fff4d0',
    halo: '#ffe6a8',
    depth: [
      mix(r.far, '#e8b98c', 0.5),
      mix(r.mid, '#cf9a66', 0.55),
      mix(r.mid, '#b8683c', 0.55),
      '#7a4632',
      '#33242a',
    ],
    mist: '#fbeccb',
    lit: '#ffe9b4',
    ink: '#2a1f26',
    water: ['#f3d5a2', mix(r.water, '#c9a06c', 0.3), mix(r.water, '#4a4038', 0.65)],
    foliage: '#c4672f',
    earth: mix(r.earth, '#c98b4a', 0.4),
    cloud: '#fff6e0',
    key: '#fff0d4',
    shade: '#6a3f3a',
    shadeAmount: 0.06,
    glow: 0.15,
    snow: false,
  };
}

function wash(color: Color, t: number): Color {
  return mix(grey(color), color, t);
}

function soften(color: Color, t: number): Color {
  return mix(color, '#e6e7df', t);
}
