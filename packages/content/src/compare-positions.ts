import { listItems } from './check-items.ts';
import { kilometresBetween, type Point } from './geography.ts';
import type { Content } from './read-content.ts';

/** Positions that differ by more are listed. */
const toleranceKilometres = 0.35;

interface Comparison {
  id: string;
  metres: number;
  /** The position is close to what the reference would be in GCJ-02. */
  isShifted: boolean;
}

/**
 * Compares stations with a reference table (CSV with the columns `name_zh`, `lat`, `lon` in WGS-84) by their Chinese name
 * without 站. Lists those that differ, and whether the Chinese datum explains the difference.
 */
export function comparePositions(content: Content, csv: string): Comparison[] {
  const reference = readTable(csv);
  return listItems(content, 'station').flatMap(({ id, fields }) => {
    const known = reference.get(fields.zhName.replace(/站$/u, '')) ?? reference.get(fields.zhName);
    if (!known) return [];
    const distance = kilometresBetween(fields.coordinates, known);
    if (distance <= toleranceKilometres) return [];
    const shifted = kilometresBetween(fields.coordinates, toGcj02(known));
    return [{ id, metres: Math.round(distance * 1000), isShifted: shifted < distance / 3 }];
  });
}

function readTable(csv: string): Map<string, Point> {
  const [header = '', ...rows] = csv.trim().split(/\r?\n/);
  const columns = header.split(',');
  const [name, latitude, longitude] = ['name_zh', 'lat', 'lon'].map((column) => columns.indexOf(column));
  if (
    name === undefined ||
    latitude === undefined ||
    longitude === undefined ||
    Math.min(name, latitude, longitude) < 0
  )
    throw new Error('The table needs the columns name_zh, lat and lon.');
  return new Map(
    rows.map((row) => {
      const cells = row.split(',');
      return [cells[name] ?? '', { latitude: Number(cells[latitude]), longitude: Number(cells[longitude]) }];
    }),
  );
}

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
