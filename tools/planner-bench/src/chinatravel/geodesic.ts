/** WGS-84 latitude and longitude in degrees. */
export type Position = readonly [latitude: number, longitude: number];

const EQUATOR_KM = 6378.137;
const FLATTENING = 1 / 298.257223563;
const POLAR_KM = EQUATOR_KM * (1 - FLATTENING);
/** Third flattening, and the square of the second eccentricity. */
const N = FLATTENING / (2 - FLATTENING);
const EP2 = (FLATTENING * (2 - FLATTENING)) / (1 - FLATTENING) ** 2;
const RADIANS = Math.PI / 180;

/**
 * Returns the length of the shortest line on the WGS-84 ellipsoid in kilometres, for places up to a few thousand
 * kilometres apart. Uses Karney's sixth-order series, so it agrees with his algorithm to about a nanometre; the
 * longitude on the auxiliary sphere is found by fixed-point iteration, which needs nearby places.
 */
export function distanceKm(from: Position, to: Position): number {
  const [lat1, lon1] = from;
  const [lat2, lon2] = to;
  const beta1 = reducedLatitude(lat1);
  const beta2 = reducedLatitude(lat2);
  const lon12 = (lon2 - lon1) * RADIANS;
  if (lon12 === 0 && lat1 === lat2) return 0;
  let omega12 = lon12;
  let arc = auxiliaryArc(beta1, beta2, omega12);
  for (let round = 0; round < 40; round++) {
    const next = lon12 + longitudeCorrection(arc);
    const change = Math.abs(next - omega12);
    omega12 = next;
    arc = auxiliaryArc(beta1, beta2, omega12);
    if (change <= 1e-16 * Math.abs(omega12)) break;
  }
  return arcLengthKm(arc);
}

interface Reduced {
  sin: number;
  cos: number;
  angle: number;
}

function reducedLatitude(latitude: number): Reduced {
  const angle = Math.atan((1 - FLATTENING) * Math.tan(latitude * RADIANS));
  return { sin: Math.sin(angle), cos: Math.cos(angle), angle };
}

interface Arc {
  sinAlpha0: number;
  /** Karney's expansion parameter. */
  epsilon: number;
  sigma1: number;
  sigma12: number;
}

/** Returns the great circle on the auxiliary sphere between two reduced latitudes. */
function auxiliaryArc(beta1: Reduced, beta2: Reduced, omega12: number): Arc {
  const sinOmega = Math.sin(omega12);
  const half = Math.sin(omega12 / 2);
  // sin(beta2 - beta1) + sin b1 cos b2 (1 - cos omega): the form without cancellation
  const north = Math.sin(beta2.angle - beta1.angle) + 2 * beta1.sin * beta2.cos * half * half;
  const east = beta2.cos * sinOmega;
  const sinSigma = Math.hypot(north, east);
  const cosSigma = beta1.sin * beta2.sin + beta1.cos * beta2.cos * Math.cos(omega12);
  const sigma12 = Math.atan2(sinSigma, cosSigma);
  const sinAlpha1 = sinSigma === 0 ? 0 : east / sinSigma;
  const cosAlpha1 = sinSigma === 0 ? 1 : north / sinSigma;
  const sinAlpha0 = sinAlpha1 * beta1.cos;
  const cosAlpha0 = Math.hypot(cosAlpha1, sinAlpha1 * beta1.sin);
  const sigma1 = Math.atan2(beta1.sin, cosAlpha1 * beta1.cos);
  const k2 = EP2 * cosAlpha0 * cosAlpha0;
  const epsilon = k2 / (2 * (1 + Math.sqrt(1 + k2)) + k2);
  return { sinAlpha0, epsilon, sigma1, sigma12 };
}

/** Sums c[k] (sin 2k(sigma1 + sigma12) - sin 2k sigma1), written as products to keep short arcs exact. */
function sineDifference(coefficients: readonly number[], { sigma1, sigma12 }: Arc): number {
  let sum = 0;
  for (let k = 1; k <= coefficients.length; k++) {
    const coefficient = coefficients[k - 1] ?? 0;
    sum += coefficient * 2 * Math.cos(k * (2 * sigma1 + sigma12)) * Math.sin(k * sigma12);
  }
  return sum;
}

/** Returns the difference between longitude on the sphere and longitude on the ellipsoid (Karney 2013, equation 8). */
function longitudeCorrection(arc: Arc): number {
  const e = arc.epsilon;
  const e2 = e * e;
  const e3 = e2 * e;
  const e4 = e3 * e;
  const e5 = e4 * e;
  const n2 = N * N;
  const a3 =
    1 -
    (1 / 2 - N / 2) * e -
    (1 / 4 + N / 8 - (3 / 8) * n2) * e2 -
    (1 / 16 + (3 / 16) * N + n2 / 16) * e3 -
    (3 / 64 + N / 32) * e4 -
    (3 / 128) * e5;
  const c3 = [
    (1 / 4 - N / 4) * e +
      (1 / 8 - n2 / 8) * e2 +
      (3 / 64 + (3 / 64) * N - n2 / 64) * e3 +
      (5 / 128 + N / 64) * e4 +
      (3 / 128) * e5,
    (1 / 16 - (3 / 32) * N + n2 / 32) * e2 +
      (3 / 64 - N / 32 - (3 / 64) * n2) * e3 +
      (3 / 128 + N / 128) * e4 +
      (5 / 256) * e5,
    (5 / 192 - (3 / 64) * N + (5 / 192) * n2) * e3 + (3 / 128 - (5 / 192) * N) * e4 + (7 / 512) * e5,
    (7 / 512 - (7 / 256) * N) * e4 + (7 / 512) * e5,
    (21 / 2560) * e5,
  ];
  return FLATTENING * arc.sinAlpha0 * a3 * (arc.sigma12 + sineDifference(c3, arc));
}

/** Returns the length of an arc in kilometres (Karney 2013, equation 7). */
function arcLengthKm(arc: Arc): number {
  const e = arc.epsilon;
  const e2 = e * e;
  const a1 = (1 + (e2 * (64 + e2 * (4 + e2))) / 256) / (1 - e);
  const c1 = [
    (e * (-16 + e2 * (6 - e2))) / 32,
    (e2 * (-128 + e2 * (64 - 9 * e2))) / 2048,
    (e2 * e * (-16 + 9 * e2)) / 768,
    (e2 * e2 * (-5 + 3 * e2)) / 512,
    (-7 * e2 * e2 * e) / 1280,
    (-7 * e2 * e2 * e2) / 2048,
  ];
  return POLAR_KM * a1 * (arc.sigma12 + sineDifference(c1, arc));
}
