import type { TripDayView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { listPoints } from '../take-along/trip-points.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';
import { spreadDots } from './spread-dots.ts';

const mapHeight = 150;
const padding = 26;
const dot = 7;
/** Degrees of latitude that a map shows at least, about 1.1 km, so that near stops do not look far apart. */
const minSpan = 0.01;
const metersPerDegree = 111_320;

/** Returns the number of each stop of a day on its map, by place. */
export function numberStops(day: TripDayView): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { place } of listPoints(day))
    if (!numbers.has(keyOf(place))) numbers.set(keyOf(place), numbers.size + 1);
  return numbers;
}

export const keyOf = ({ kind, id }: TripPlace): string => `${kind}/${id}`;

/**
 * Draws where the stops of a day lie: numbered in order, joined by straight lines, north up, with a scale. Near stops are
 * pushed apart, so that their numbers can be read.
 */
export function drawDayMap(pdf: PdfWriter, day: TripDayView): void {
  const points = listPoints(day).map(({ place }) => place);
  const numbers = numberStops(day);
  if (numbers.size < 2) return;
  pdf.ensureSpace(mapHeight + 14);
  const { doc, column } = pdf;
  const top = pdf.y;
  const project = createProjection(points, column, top);
  const places = [...new Map(points.map((place) => [keyOf(place), place])).values()];
  const inside = {
    left: column.x + dot + 3,
    right: column.x + column.width - dot - 3,
    top: top + dot + 3,
    bottom: top + mapHeight - dot - 3,
  };
  const spread = spreadDots(places.map(project), 2 * dot + 2, inside);
  const dots = new Map(places.map((place, index) => [keyOf(place), spread[index] ?? project(place)]));
  doc.roundedRect(column.x, top, column.width, mapHeight, 4).fill(ink.paper);
  doc.lineWidth(1).strokeColor(ink.accent);
  for (const [index, place] of points.entries()) {
    const { x, y } = dots.get(keyOf(place)) ?? project(place);
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
  doc.stroke();
  for (const [key, { x, y }] of dots) {
    doc.circle(x, y, dot).fill(ink.text);
    pdf.y = y - 6;
    const box = { x: x - dot, width: 2 * dot, align: 'center', isFixed: true } as const;
    pdf.write(String(numbers.get(key)), { size: 8, colour: '#ffffff', ...box });
  }
  drawScale(pdf, project.metersPerPoint, top);
  pdf.y = top + mapHeight + 8;
}

/** Fits all points into the box. Longitudes shrink with the latitude, so that distances compare. */
function createProjection(
  points: readonly TripPlace[],
  { x, width }: { x: number; width: number },
  top: number,
) {
  const latitudes = points.map(({ coordinates }) => coordinates.latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const easts = points.map(({ coordinates }) => coordinates.longitude * squeeze);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const scale = Math.min(
    (width - 2 * padding) / Math.max(minSpan, east - west),
    (mapHeight - 2 * padding) / Math.max(minSpan, north - south),
  );
  const centre = { x: x + width / 2, y: top + mapHeight / 2 };
  const project = ({ coordinates }: TripPlace) => ({
    x: centre.x + (coordinates.longitude * squeeze - (west + east) / 2) * scale,
    y: centre.y - (coordinates.latitude - (south + north) / 2) * scale,
  });
  return Object.assign(project, { metersPerPoint: metersPerDegree / scale });
}

const scaleLengths = [
  200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
];
const scaleWidthMax = 90;

function drawScale(pdf: PdfWriter, metersPerPoint: number, top: number): void {
  const meters = scaleLengths.findLast((length) => length / metersPerPoint <= scaleWidthMax) ?? 200;
  const { doc, column } = pdf;
  const [x, y] = [column.x + 10, top + mapHeight - 10];
  doc
    .moveTo(x, y)
    .lineTo(x + meters / metersPerPoint, y)
    .lineWidth(1.2)
    .strokeColor(ink.quiet)
    .stroke();
  pdf.y = y - 13;
  const words = meters < 1000 ? `${meters} m` : `${meters / 1000} km`;
  pdf.write(words, { size: 7, colour: ink.quiet, x, width: 100, isFixed: true });
  pdf.y = top + 6;
  const corner = { x: column.x + column.width - 34, width: 26, align: 'right', isFixed: true } as const;
  pdf.write('N ↑', { size: 8, colour: ink.quiet, ...corner });
}
