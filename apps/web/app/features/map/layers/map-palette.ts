export type Scheme = 'light' | 'dark';

export interface MapPalette {
  lowland: string;
  /** Land colour at city scale, where the relief is hidden. */
  ground: string;
  water: string;
  shore: string;
  river: string;
  veil: string;
  veilOpacity: number;
  provinceLine: string;
  countryLine: string;
  placeDot: string;
  placeRing: string;
  label: string;
  zhLabel: string;
  halo: string;
  ring: string;
  /** Route colours by index, repeated. */
  routes: readonly [string, ...string[]];
  routeCasing: string;
  waterLabel: string;
  park: string;
  parkLabel: string;
  /** Hills and walls of the sketches. */
  hill: string;
  wall: string;
  building: string;
  road: string;
  roadCasing: string;
  majorRoad: string;
  highway: string;
  path: string;
  rail: string;
  metro: string;
}

/** Colours of `tokens.css` and the posters, repeated here because WebGL cannot read custom properties. */
export const mapPalettes: Record<Scheme, MapPalette> = {
  light: {
    lowland: '#d9e1c9',
    ground: '#f4efe4',
    water: '#c3d9dc',
    shore: '#ffffff',
    river: '#6fa3b3',
    veil: '#f3efe6',
    veilOpacity: 0.68,
    provinceLine: '#8d7f6a',
    countryLine: '#9b7f6c',
    placeDot: '#fff8ec',
    placeRing: '#7b2d1f',
    label: '#352c25',
    zhLabel: '#6d5a4b',
    halo: '#fbf7ee',
    ring: '#a8977d',
    routes: ['#b3261e', '#2a6659', '#574873', '#8a5a00', '#1f5fbf'],
    routeCasing: '#fffaf2',
    waterLabel: '#3a6f80',
    park: '#dbe5c8',
    parkLabel: '#4c6a3c',
    hill: '#e0d8bd',
    wall: '#a07f5c',
    building: '#e9e0d0',
    road: '#fffdf8',
    roadCasing: '#d8c9b0',
    majorRoad: '#f8e6b8',
    highway: '#f0cd8a',
    path: '#c3ad8b',
    rail: '#a39a8c',
    metro: '#1f5fbf',
  },
  dark: {
    lowland: '#233131',
    ground: '#171f22',
    water: '#14303a',
    shore: '#4d6a72',
    river: '#416b78',
    veil: '#27302f',
    veilOpacity: 0.6,
    provinceLine: '#7d7768',
    countryLine: '#8a7c6c',
    placeDot: '#12181b',
    placeRing: '#e0a08f',
    label: '#ece6da',
    zhLabel: '#bcb3a4',
    halo: '#12181b',
    ring: '#56625f',
    routes: ['#f2897f', '#7fc3b1', '#b7a6db', '#e5b567', '#8ab8ff'],
    routeCasing: '#12181b',
    waterLabel: '#86b3c0',
    park: '#1d2d26',
    parkLabel: '#93b98a',
    hill: '#2a2f27',
    wall: '#9a8468',
    building: '#20292b',
    road: '#2b3537',
    roadCasing: '#10171a',
    majorRoad: '#3b4442',
    highway: '#55503f',
    path: '#4c4f47',
    rail: '#5f6664',
    metro: '#8ab8ff',
  },
};
