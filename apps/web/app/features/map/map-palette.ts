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
  },
  dark: {
    lowland: '#233131',
    ground: '#171f22',
    water: '#0c1418',
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
  },
};
