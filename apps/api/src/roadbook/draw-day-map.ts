import type { TripDayView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { listPoints } from '../take-along/trip-points.ts';
import { drawSketches, type Projection } from './draw-sketch.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';
import { type Sketch, sketchesOf, sketchSource } from './sketches.ts';
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
 * Draws where the stops of a day lie: numbered in order, with the ways between them by mode, north up, with a scale. The ground
 * is the sketch of the city. Near stops are pushed apart, so that their numbers can be read.
 */
export function drawDayMap(pdf: PdfWriter, day: TripDayView, sketches: readonly Sketch[]): void {
  const points = listPoints(day).map(({ place }) => place);
  const numbers = numberStops(day);
  if (numbers.size < 2) return;
  pdf.ensureSpace(mapHeight + 23);
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
  const spread = spreadDots(places.map(toPosition(project)), 2 * dot + 2, inside);
  const dots = new Map(places.map((place, index) => [keyOf(place), spread[index] ?? { x: 0, y: 0 }]));
  doc.save();
  doc.roundedRect(column.x, top, column.width, mapHeight, 4).clip();
  doc.rect(column.x, top, column.width, mapHeight).fill(ink.paper);
  const ground = sketchesOf(project.view, sketches);
  drawSketches(doc, ground, project);
  const ways = listWays(day, (place) => dots.get(keyOf(place)) ?? project(place.coordinates));
  const numbered = [...dots.values()];
  const ends = ways.flatMap(({ from, to }) => [from, to]).filter((end) => !numbered.includes(end));
  for (const way of ways) drawWay(pdf, way);
  drawMinutes(pdf, ways, numbered);
  for (const { x, y } of ends) doc.circle(x, y, 3).fillAndStroke(ink.paper, ink.text);
  doc.restore();
  for (const [key, { x, y }] of dots) {
    doc.circle(x, y, dot).fill(ink.text);
    pdf.y = y - 6;
    const box = { x: x - dot, width: 2 * dot, align: 'center', isFixed: true } as const;
    pdf.write(String(numbers.get(key)), { size: 8, colour: '#ffffff', ...box });
  }
  drawScale(pdf, project.metersPerPoint, top);
  const meanings = [
    ...new Set(ways.map(({ line }) => lineNames[line])),
    ...(ends.length > 0 ? [endName] : []),
  ];
  drawKey(pdf, meanings, top);
  pdf.y = top + mapHeight + 2;
  if (ground.length > 0)
    pdf.write(`Sketch without streets. ${sketchSource}`, {
      size: 6.5,
      colour: ink.quiet,
      align: 'right',
      after: 0,
      isFixed: true,
    });
  pdf.y = top + mapHeight + (ground.length > 0 ? 13 : 8);
}

const toPosition =
  (project: Projection) =>
  ({ coordinates }: TripPlace) =>
    project(coordinates);

interface Dot {
  x: number;
  y: number;
}

/** Line style of a way. Dots and dashes can be distinguished without colours. */
type WayLine = 'dotted' | 'dashed' | 'solid';

interface DrawnWay {
  from: Dot;
  to: Dot;
  line: WayLine;
  minutes: number | undefined;
}

const lineOf: Readonly<Record<string, WayLine>> = { walk: 'dotted', train: 'dashed', flight: 'dashed' };
const lineNames: Record<WayLine, string> = {
  dotted: 'dots: on foot',
  dashed: 'dashes: train or flight',
  solid: 'line: metro or road',
};
/** An end of a way without a number, such as the hotel in the morning. */
const endName = 'ring: hotel or station';

function listWays({ items }: TripDayView, placeOf: (place: TripPlace) => Dot): DrawnWay[] {
  return items.flatMap((item) =>
    item.kind === 'transfer' || item.kind === 'ride'
      ? [
          {
            from: placeOf(item.from),
            to: placeOf(item.to),
            line: lineOf[item.mode] ?? 'solid',
            minutes: item.kind === 'transfer' ? item.minutes : undefined,
          },
        ]
      : [],
  );
}

function drawWay({ doc }: PdfWriter, { from, to, line }: DrawnWay): void {
  doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(1.1).strokeColor(ink.accent);
  if (line === 'dotted') doc.lineCap('round').dash(0.1, { space: 3 });
  if (line === 'dashed') doc.dash(5, { space: 2.5 });
  doc.stroke().undash().lineCap('butt');
}

/** Size of the field with the minutes of a way, in points. */
const label = { width: 30, height: 9 };

/** Writes the minutes of ways on their lines, where they cover neither a stop nor other minutes. The list of the day has all. */
function drawMinutes(pdf: PdfWriter, ways: readonly DrawnWay[], stops: readonly Dot[]): void {
  const written: Dot[] = [];
  const isNear = (a: Dot, b: Dot, width: number, height: number) =>
    Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
  for (const { from, to, minutes } of ways) {
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (!minutes || written.some((other) => isNear(at, other, label.width + 2, label.height + 1))) continue;
    if (stops.some((stop) => isNear(at, stop, label.width / 2 + dot, label.height / 2 + dot))) continue;
    written.push(at);
    const x = at.x - label.width / 2;
    pdf.doc.roundedRect(x, at.y - label.height / 2, label.width, label.height, 3).fill(ink.paper);
    pdf.y = at.y - 4.4;
    pdf.write(`${minutes} min`, { size: 6.5, x, width: label.width, align: 'center', isFixed: true });
  }
}

/** Draws the legend of lines and rings at the bottom right. */
function drawKey(pdf: PdfWriter, meanings: readonly string[], top: number): void {
  const { column } = pdf;
  pdf.y = top + mapHeight - 13;
  const box = { x: column.x + 110, width: column.width - 118, align: 'right', isFixed: true } as const;
  pdf.write(meanings.join(' · '), { size: 7, colour: ink.quiet, ...box });
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
  const centre = {
    x: x + width / 2,
    y: top + mapHeight / 2,
    east: (west + east) / 2,
    north: (south + north) / 2,
  };
  const project = ({ latitude, longitude }: TripPlace['coordinates']) => ({
    x: centre.x + (longitude * squeeze - centre.east) * scale,
    y: centre.y - (latitude - centre.north) * scale,
  });
  const half = { east: width / 2 / scale, north: mapHeight / 2 / scale };
  const view = {
    west: (centre.east - half.east) / squeeze,
    south: centre.north - half.north,
    east: (centre.east + half.east) / squeeze,
    north: centre.north + half.north,
  };
  return Object.assign(project, { metersPerPoint: metersPerDegree / scale, view });
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
