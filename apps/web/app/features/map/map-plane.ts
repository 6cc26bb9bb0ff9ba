import { toMercator } from '@yunyou/domain/geography/map-extent';
import type { Coordinates } from './map-points.ts';

/** A position in Mercator's projection, in degrees of longitude; y grows to the south. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** MapLibre's world has this many pixels at zoom 0. */
const worldPixels = 512;

export const toPlane = ({ latitude, longitude }: Coordinates): PlanePoint => ({
  x: longitude,
  y: toMercator(latitude),
});

/** Returns the pixels of a degree of longitude at a zoom. */
export const unitAt = (zoom: number): number => (worldPixels * 2 ** zoom) / 360;

/** Returns the zoom at which a degree of longitude has `unit` pixels. */
export const zoomAt = (unit: number): number => Math.log2((unit * 360) / worldPixels);
