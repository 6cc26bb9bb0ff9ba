import { isInChinaBox } from '@yunyou/contract/trip/own-place-limits';

/** A position in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Datum of a position: WGS-84 is that of GPS and of our data, GCJ-02 of Chinese maps, BD-09 of Baidu. */
export type Datum = 'wgs84' | 'gcj02' | 'bd09';

/** Converts WGS-84 to GCJ-02, the datum of Chinese maps, with the published approximation (error of a few metres). */
export function toGcj02({ latitude, longitude }: Point): Point {
  const [axis, eccentricity, degree] = [6_378_245, 0.006_693_421_622_965_943, Math.PI / 180];
  const [x, y] = [longitude - 105, latitude - 35];
  const wave = (value: number, period: number) => Math.sin((value * Math.PI) / period);
  const common = ((20 * wave(6 * x, 1) + 20 * wave(2 * x, 1)) * 2) / 3;
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    common +
    ((20 * wave(y, 1) + 40 * wave(y, 3)) * 2) / 3 +
    ((160 * wave(y, 12) + 320 * wave(y, 30)) * 2) / 3;
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    common +
    ((20 * wave(x, 1) + 40 * wave(x, 3)) * 2) / 3 +
    ((150 * wave(x, 12) + 300 * wave(x, 30)) * 2) / 3;
  const radians = latitude * degree;
  const magic = 1 - eccentricity * Math.sin(radians) ** 2;
  return {
    latitude: latitude + north / (((axis * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * degree),
    longitude: longitude + east / ((axis / Math.sqrt(magic)) * Math.cos(radians) * degree),
  };
}

/** Iterations of the inverse conversion. The shift between the datums changes slowly, so few steps give centimetres. */
const inverseSteps = 4;

/** Converts a position to WGS-84. */
export function toWgs84(point: Point, from: Datum): Point {
  if (from === 'wgs84') return point;
  const target = from === 'bd09' ? fromBd09(point) : point;
  let guess = target;
  for (let step = 0; step < inverseSteps; step += 1) {
    const shifted = toGcj02(guess);
    guess = {
      latitude: guess.latitude + target.latitude - shifted.latitude,
      longitude: guess.longitude + target.longitude - shifted.longitude,
    };
  }
  return guess;
}

/** Converts BD-09, Baidu's shift on top of GCJ-02, to GCJ-02. */
function fromBd09({ latitude, longitude }: Point): Point {
  const turn = (Math.PI * 3000) / 180;
  const [x, y] = [longitude - 0.0065, latitude - 0.006];
  const radius = Math.hypot(x, y) - 0.000_02 * Math.sin(y * turn);
  const angle = Math.atan2(y, x) - 0.000_003 * Math.cos(x * turn);
  return { latitude: radius * Math.sin(angle), longitude: radius * Math.cos(angle) };
}

/** Baidu's table up to 60° north: lower limits in metres north, and the polynomials that give degrees above each limit. */
const mercatorBands: readonly { readonly from: number; readonly factors: readonly number[] }[] = [
  {
    from: 5_591_021,
    factors: [
      -3.030883460898826e-8, 0.00000898305509983578, 0.30071316287616, 59.74293618442277, 7.357984074871,
      -25.38371002664745, 13.45380521110908, -3.29883767235584, 0.32710905363475, 6_856_817.37,
    ],
  },
  {
    from: 3_481_989.83,
    factors: [
      -1.981981304930552e-8, 0.000008983055099779535, 0.03278182852591, 40.31678527705744, 0.65659298677277,
      -4.44255534477492, 0.85341911805263, 0.12923347998204, -0.04625736007561, 4_482_777.06,
    ],
  },
  {
    from: 1_678_043.12,
    factors: [
      3.09191371068437e-9, 0.000008983055096812155, 0.00006995724062, 23.10934304144901, -0.00023663490511,
      -0.6321817810242, -0.00663494467273, 0.03430082397953, -0.00466043876332, 2_555_164.4,
    ],
  },
  {
    from: 0,
    factors: [
      2.890871144776878e-9, 0.000008983055095805407, -3.068298e-8, 7.47137025468032, -0.00000353937994,
      -0.02145144861037, -0.00001234426596, 0.00010322952773, -0.00000323890364, 826_088.5,
    ],
  },
];

/** Converts metres of Baidu's Mercator projection (`x,y` in links) to BD-09 degrees. */
export function fromBaiduMercator(x: number, y: number): Point {
  const [east, north] = [Math.abs(x), Math.abs(y)];
  const { factors } = mercatorBands.find(({ from }) => north >= from) ?? { factors: [] };
  const [base = 0, slope = 0, ...rest] = factors;
  const scale = rest.at(-1) ?? 1;
  const part = north / scale;
  const latitude = rest.slice(0, -1).reduce((sum, factor, power) => sum + factor * part ** power, 0);
  return { latitude: latitude * Math.sign(y), longitude: (base + slope * east) * Math.sign(x) };
}

type Ring = readonly (readonly [latitude: number, longitude: number])[];

/** Rough outlines of the regions whose Google and Apple maps use WGS-84. */
const regionsInWgs84: readonly Ring[] = [
  // Hong Kong, along Deep Bay and the Shenzhen River
  [
    [22.13, 113.82],
    [22.41, 113.82],
    [22.45, 113.95],
    [22.505, 114.03],
    [22.53, 114.11],
    [22.56, 114.16],
    [22.545, 114.23],
    [22.575, 114.3],
    [22.57, 114.46],
    [22.13, 114.46],
  ],
  // Macau
  [
    [22.217, 113.53],
    [22.217, 113.57],
    [22.18, 113.61],
    [22.1, 113.61],
    [22.1, 113.55],
    [22.16, 113.545],
    [22.18, 113.525],
  ],
  // Taiwan and Penghu
  [
    [21.7, 119.2],
    [23.9, 119.2],
    [25.6, 121.2],
    [25.6, 122.2],
    [21.7, 122.2],
  ],
];

/** Returns whether foreign maps show a position in GCJ-02: mainland China, roughly. */
export function isShiftedRegion(point: Point): boolean {
  return isInChinaBox(point) && !regionsInWgs84.some((ring) => isInside(point, ring));
}

function isInside({ latitude, longitude }: Point, ring: Ring): boolean {
  return ring.reduce((isIn, [lat, lon], index) => {
    const [beforeLat, beforeLon] = ring.at(index - 1) ?? [lat, lon];
    const crosses =
      lat > latitude !== beforeLat > latitude &&
      longitude < ((beforeLon - lon) * (latitude - lat)) / (beforeLat - lat) + lon;
    return crosses ? !isIn : isIn;
  }, false);
}
