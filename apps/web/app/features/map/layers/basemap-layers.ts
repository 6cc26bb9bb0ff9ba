import { reliefExtent } from '@yunyou/domain/geography/map-extent';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { groundBegins, reliefEnds, waterEnds } from '../map-zooms.ts';
import { labelFont } from './label-font.ts';
import type { MapPalette, Scheme } from './map-palette.ts';

/** From this zoom on, coast and rivers fade out. */
const waterFades = 11;

const { west, south, east, north } = reliefExtent;

const reliefSource = (scheme: Scheme): SourceSpecification => ({
  type: 'image',
  url: `/map/relief-${scheme}.webp`,
  coordinates: [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ],
});

/** Parts of the basemap that the view shows. MapLibre loads every source of a style, also one that no layer shows. */
export interface BasemapParts {
  /** False while the view shows a city only: its sketch or its streets cover the map of the country. */
  hasCountry: boolean;
  hasRelief: boolean;
}

export function basemapSources(
  scheme: Scheme,
  boundariesUrl: string,
  { hasCountry, hasRelief }: BasemapParts,
): Record<string, SourceSpecification> {
  if (!hasCountry) return {};
  return {
    ...(hasRelief && { relief: reliefSource(scheme) }),
    water: { type: 'geojson', data: '/map/water.generated.json', maxzoom: 10 },
    boundaries: { type: 'geojson', data: boundariesUrl, maxzoom: 8 },
    places: { type: 'geojson', data: '/map/places.generated.json', maxzoom: 8 },
  };
}

/** Returns the layers of the basemap, bottom first. Cities in `shownNames` have a pin and get no second label. */
export function basemapLayers(
  palette: MapPalette,
  shownNames: readonly string[],
  { hasCountry, hasRelief }: BasemapParts,
): LayerSpecification[] {
  const ground: LayerSpecification = {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': byZoom([reliefEnds, palette.lowland], [groundBegins, palette.ground]) },
  };
  if (!hasCountry) return [ground];
  return [
    ground,
    ...(hasRelief ? [reliefLayer] : []),
    ...groundLayers(palette),
    ...lineLayers(palette),
    ...placeLayers(palette, shownNames),
  ];
}

const reliefLayer: LayerSpecification = {
  id: 'relief',
  type: 'raster',
  source: 'relief',
  maxzoom: groundBegins,
  paint: { 'raster-fade-duration': 0, 'raster-opacity': byZoom([reliefEnds, 1], [groundBegins, 0]) },
};

function groundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'outside',
      type: 'fill',
      source: 'boundaries',
      filter: ['==', ['get', 'kind'], 'outside'],
      maxzoom: groundBegins,
      paint: {
        'fill-color': palette.veil,
        'fill-antialias': false,
        'fill-opacity': byZoom([reliefEnds, palette.veilOpacity], [groundBegins, 0]),
      },
    },
    {
      id: 'sea',
      type: 'fill',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'sea'],
      maxzoom: waterEnds,
      paint: {
        'fill-color': palette.water,
        'fill-opacity': byZoom([waterFades, 1], [waterEnds, 0]),
      },
    },
    {
      id: 'shore',
      type: 'line',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'sea'],
      maxzoom: waterEnds,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.shore,
        'line-width': byZoom([3, 2.5], [7, 6], [10, 9]),
        'line-blur': byZoom([3, 2.5], [7, 6], [10, 9]),
        'line-opacity': byZoom([3, 0.6], [waterFades, 0.55], [waterEnds, 0]),
      },
    },
  ];
}

function lineLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'lake',
      type: 'fill',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'lake'],
      maxzoom: waterFades,
      paint: { 'fill-color': palette.water, 'fill-opacity': byZoom([9, 1], [waterFades, 0]) },
    },
    {
      id: 'lake-shore',
      type: 'line',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'lake'],
      maxzoom: waterFades,
      paint: {
        'line-color': palette.river,
        'line-width': byZoom([3, 0.4], [8, 1]),
        'line-opacity': byZoom([8, 0.8], [10, 0]),
      },
    },
    {
      id: 'river',
      type: 'line',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'river'],
      maxzoom: 10,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': byZoom([3, 0.7], [6, 1.6], [9, 2.4]),
        'line-opacity': byZoom([3, 0.75], [8, 0.8], [10, 0]),
      },
    },
    {
      id: 'province',
      type: 'line',
      source: 'boundaries',
      filter: ['==', ['get', 'kind'], 'province'],
      maxzoom: 10,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.provinceLine,
        'line-width': byZoom([3, 0.5], [7, 0.9]),
        'line-dasharray': [3, 2.5],
        'line-opacity': byZoom([3, 0.4], [5, 0.65], [7, 0.5], [8.5, 0]),
      },
    },
    {
      id: 'country',
      type: 'line',
      source: 'boundaries',
      filter: ['==', ['get', 'kind'], 'country'],
      maxzoom: 10,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.countryLine,
        'line-width': byZoom([3, 0.5], [7, 0.9]),
        'line-opacity': byZoom([3, 0.5], [7, 0.45], [9, 0]),
      },
    },
  ];
}

function placeLayers(palette: MapPalette, shownNames: readonly string[]): LayerSpecification[] {
  const isShown: ExpressionSpecification = ['in', ['get', 'name'], ['literal', [...shownNames]]];
  const rank: ExpressionSpecification = ['get', 'rank'];
  const isDue: ExpressionSpecification = ['>=', ['zoom'], ['match', rank, 1, 0, 2, 4, 5]];
  const filter: ExpressionSpecification = ['all', ['!', isShown], isDue];
  return [
    {
      id: 'place-dot',
      type: 'circle',
      source: 'places',
      filter,
      maxzoom: 9.5,
      paint: {
        'circle-color': palette.placeDot,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 3, ['match', rank, 1, 2.2, 1.6], 7, 3.4],
        'circle-stroke-color': palette.placeRing,
        'circle-stroke-width': 1.1,
        'circle-opacity': byZoom([8.5, 1], [9.5, 0]),
        'circle-stroke-opacity': byZoom([8.5, 0.85], [9.5, 0]),
      },
    },
    {
      id: 'place-name',
      type: 'symbol',
      source: 'places',
      filter,
      maxzoom: 9.5,
      layout: {
        'text-field': nameWithChinese,
        'text-font': labelFont,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, ['match', rank, 1, 12, 11], 7, 14.5],
        'text-variable-anchor': labelAnchors,
        'text-radial-offset': 0.55,
        'text-justify': 'auto',
        'text-line-height': 1.15,
        'text-padding': 3,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: {
        'text-color': palette.label,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.3,
        'text-halo-blur': 0.6,
        'text-opacity': byZoom([8.5, 0.92], [9.5, 0]),
      },
    },
  ];
}

/** Label positions in order of preference. */
export const labelAnchors: (
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | `${'top' | 'bottom'}-${'left' | 'right'}`
)[] = ['left', 'right', 'top', 'bottom', 'bottom-left', 'top-left', 'bottom-right', 'top-right'];

/** Returns the Latin name with the smaller Chinese name below it. */
export const nameWithChinese: ExpressionSpecification = [
  'case',
  ['==', ['get', 'zhName'], ''],
  ['get', 'name'],
  ['format', ['get', 'name'], {}, '\n', {}, ['get', 'zhName'], { 'font-scale': 0.88 }],
];

type Stop<T> = readonly [zoom: number, value: T];

export function byZoom<T extends number | string>(...stops: readonly Stop<T>[]): ExpressionSpecification {
  // The tuple type of the style specification cannot express a list of any length.
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;
}
