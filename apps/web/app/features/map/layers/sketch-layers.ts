import { sketchUrl } from '@yunyou/domain/geography/sketch-extent';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { sketchBegins, sketchFull } from '../map-zooms.ts';
import { byZoom, labelAnchors, nameWithChinese } from './basemap-layers.ts';
import { labelFont } from './label-font.ts';
import type { MapPalette } from './map-palette.ts';

/**
 * The sketch is too inexact for a street, so it becomes faint above this zoom. It does not disappear, because the map
 * would otherwise be blank at close zooms.
 */
const sketchFades = 13;
const sketchFaint = { zoom: 14.5, share: 0.35 } as const;

const sourceOf = (cityId: string) => `sketch-${cityId}`;

export function sketchSources(cityIds: readonly string[]): Record<string, SourceSpecification> {
  return Object.fromEntries(
    cityIds.map((id) => [
      sourceOf(id),
      { type: 'geojson', data: sketchUrl(id), maxzoom: 13, tolerance: 0.2 } satisfies SourceSpecification,
    ]),
  );
}

/** Returns the layers of the sketches, bottom first. Places in `shownNames` have a pin and get no second label. */
export function sketchLayers(
  palette: MapPalette,
  cityIds: readonly string[],
  shownNames: readonly string[],
): LayerSpecification[] {
  return [
    ...cityIds.map((id) => landLayer(palette, id)),
    ...cityIds.map((id) => greenLayer(palette, id)),
    ...cityIds.flatMap((id) => waterLayers(palette, id)),
    ...cityIds.map((id) => wallLayer(palette, id)),
    ...cityIds.flatMap((id) => nameLayers(palette, id, shownNames)),
    ...cityIds.flatMap((id) => metroLayers(palette, id)),
  ];
}

/**
 * Returns the layers of metro stations near sights. Their positions are exact, so they stay when the drawn shapes
 * have faded out.
 */
function metroLayers(palette: MapPalette, id: string): LayerSpecification[] {
  const shared = { source: sourceOf(id), filter: isKind('metro'), minzoom: 12 } as const;
  return [
    {
      ...shared,
      id: `metro-dot-${id}`,
      type: 'circle',
      paint: {
        'circle-color': palette.halo,
        'circle-radius': byZoom([12, 2.5], [15, 5]),
        'circle-stroke-color': palette.metro,
        'circle-stroke-width': byZoom([12, 1.5], [15, 2.5]),
      },
    },
    {
      ...shared,
      id: `metro-name-${id}`,
      type: 'symbol',
      layout: {
        'text-field': nameWithChinese,
        'text-font': labelFont,
        'text-size': 11,
        'text-variable-anchor': labelAnchors,
        'text-radial-offset': 0.7,
        'text-max-width': 8,
        'text-padding': 4,
      },
      paint: { 'text-color': palette.metro, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
    },
  ];
}

const opacity = (most: number) =>
  byZoom(
    [sketchBegins, 0],
    [sketchFull, most],
    [sketchFades, most],
    [sketchFaint.zoom, most * sketchFaint.share],
  );
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

/** Pixels of a length that has `property` pixels at zoom 12; at least `least`, so that it stays visible from afar. */
const scaled = (property: string, least: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['max', least, ['/', ['get', property], 16]],
  12,
  ['max', least, ['get', property]],
  16,
  ['*', ['get', property], 16],
];

function layerOf(id: string) {
  return { source: sourceOf(id), minzoom: sketchBegins } as const;
}

function landLayer(palette: MapPalette, id: string): LayerSpecification {
  return {
    ...layerOf(id),
    id: `sketch-land-${id}`,
    type: 'fill',
    filter: isKind('land'),
    paint: { 'fill-color': palette.ground, 'fill-antialias': false, 'fill-opacity': opacity(1) },
  };
}

function greenLayer(palette: MapPalette, id: string): LayerSpecification {
  return {
    ...layerOf(id),
    id: `sketch-green-${id}`,
    type: 'circle',
    filter: isKind('park', 'hill'),
    paint: {
      'circle-color': ['match', ['get', 'kind'], 'hill', palette.hill, palette.park],
      'circle-radius': scaled('radius', 3),
      'circle-blur': 0.45,
      'circle-pitch-alignment': 'map',
      'circle-opacity': opacity(0.95),
    },
  };
}

function waterLayers(palette: MapPalette, id: string): LayerSpecification[] {
  return [
    {
      ...layerOf(id),
      id: `sketch-river-${id}`,
      type: 'line',
      filter: isKind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': scaled('width', 1.4),
        'line-opacity': opacity(1),
      },
    },
    {
      // Clipping leaves seams without width along the edge of the box, which smoothed edges would show.
      ...layerOf(id),
      id: `sketch-sea-${id}`,
      type: 'fill',
      filter: isKind('sea'),
      paint: { 'fill-color': palette.water, 'fill-antialias': false, 'fill-opacity': opacity(1) },
    },
    {
      ...layerOf(id),
      id: `sketch-water-${id}`,
      type: 'fill',
      filter: isKind('lake'),
      paint: { 'fill-color': palette.water, 'fill-opacity': opacity(1) },
    },
    {
      ...layerOf(id),
      id: `sketch-island-${id}`,
      type: 'fill',
      filter: isKind('island'),
      paint: { 'fill-color': palette.ground, 'fill-opacity': opacity(1) },
    },
  ];
}

function wallLayer(palette: MapPalette, id: string): LayerSpecification {
  return {
    ...layerOf(id),
    id: `sketch-wall-${id}`,
    type: 'line',
    filter: isKind('wall'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.wall,
      'line-width': byZoom([10, 1.5], [13, 4]),
      'line-dasharray': [3, 0.8],
      'line-opacity': opacity(0.9),
    },
  };
}

function nameLayers(palette: MapPalette, id: string, shownNames: readonly string[]): LayerSpecification[] {
  const isNamed: ExpressionSpecification = [
    'all',
    ['!=', ['coalesce', ['get', 'name'], ''], ''],
    ['!', ['in', ['get', 'name'], ['literal', [...shownNames]]]],
  ];
  const paint = {
    'text-halo-color': palette.halo,
    'text-halo-width': 1.2,
    'text-opacity': opacity(0.9),
  };
  return [
    {
      ...layerOf(id),
      id: `sketch-river-name-${id}`,
      type: 'symbol',
      filter: ['all', isKind('river'), isNamed],
      minzoom: 10.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 380,
        'text-field': ['format', ['get', 'name'], {}, ' ', {}, ['get', 'zhName'], {}],
        'text-font': labelFont,
        'text-size': 12,
        'text-max-angle': 32,
        'text-letter-spacing': 0.04,
      },
      paint: { ...paint, 'text-color': palette.waterLabel },
    },
    {
      ...layerOf(id),
      id: `sketch-name-${id}`,
      type: 'symbol',
      filter: ['all', isKind('lake', 'park', 'hill', 'island', 'wall'), isNamed],
      minzoom: 11,
      layout: {
        'text-field': nameWithChinese,
        'text-font': labelFont,
        'text-size': 12,
        'text-max-width': 8,
        'text-padding': 6,
      },
      paint: {
        ...paint,
        'text-color': [
          'match',
          ['get', 'kind'],
          'lake',
          palette.waterLabel,
          ['park', 'hill'],
          palette.parkLabel,
          palette.zhLabel,
        ],
      },
    },
  ];
}
