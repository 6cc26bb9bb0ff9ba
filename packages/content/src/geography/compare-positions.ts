import { toGcj02 } from '@yunyou/domain/geography/datum';
import { listItems } from '../checks/check-items.ts';
import type { Content } from '../read-content.ts';
import { kilometresBetween, type Point } from './geography.ts';

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
