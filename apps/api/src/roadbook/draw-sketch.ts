import { sketchColours as colours } from './sketch-colours.ts';
import type { Sketch, SketchFeature } from './sketches.ts';

/** Places a position on the page. */
export interface Projection {
  (coordinates: { latitude: number; longitude: number }): { x: number; y: number };
  metersPerPoint: number;
}

/** Kinds from the bottom up. Metro stations and names would not be readable at this size. */
const order = ['park', 'hill', 'river', 'sea', 'lake', 'island', 'wall'] as const;
/** Metres of a pixel of the map at zoom 12 on the equator. */
const pixelMeters = 40_075_016 / (512 * 2 ** 12);
const leastRiverPoints = 0.8;

/** Draws water, green areas and city walls of the sketches. The caller clips them to the map. */
export function drawSketches(
  doc: PDFKit.PDFDocument,
  sketches: readonly Sketch[],
  project: Projection,
): void {
  for (const kind of order)
    for (const { features } of sketches)
      for (const feature of features)
        if (feature.properties.kind === kind) drawFeature(doc, feature, project);
}

function drawFeature(
  doc: PDFKit.PDFDocument,
  { properties, geometry }: SketchFeature,
  project: Projection,
): void {
  const place = ([longitude, latitude]: readonly [number, number]) => project({ latitude, longitude });
  /** Converts a length in pixels of the map, at the latitude of the feature, to a length on paper. */
  const scale = (pixels: number, latitude: number) =>
    (pixels * pixelMeters * Math.cos((latitude * Math.PI) / 180)) / project.metersPerPoint;
  if (geometry.type === 'Point') {
    const { x, y } = place(geometry.coordinates);
    doc
      .circle(x, y, scale(properties.radius ?? 0, geometry.coordinates[1]))
      .fill(properties.kind === 'hill' ? colours.hill : colours.park);
    return;
  }
  const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
  for (const line of lines)
    for (const [index, position] of line.entries()) {
      const { x, y } = place(position);
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
  if (geometry.type === 'LineString') {
    const width = scale(properties.width ?? 0, geometry.coordinates[0]?.[1] ?? 0);
    doc.lineWidth(Math.max(leastRiverPoints, width)).lineJoin('round').strokeColor(colours.water).stroke();
  } else if (properties.kind === 'wall') doc.lineWidth(1.4).strokeColor(colours.wall).stroke();
  else doc.fill(properties.kind === 'island' ? colours.island : colours.water, 'even-odd');
}
