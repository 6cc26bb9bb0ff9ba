import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { byZoom, labelAnchors, nameWithChinese } from './basemap-layers.ts';
import { labelFont } from './label-font.ts';
import type { MapPalette } from './map-palette.ts';
import type { LabelSide, OverlayData } from './overlay-data.ts';
import { wayPaints } from './way-paints.ts';

/** Transparent image of pin size, which makes labels avoid the pins. */
export const pinBoxImage = 'yunyou-pin-box';

export function overlaySources({
  pins,
  routes,
  rings,
  areas,
}: OverlayData): Record<string, SourceSpecification> {
  return {
    'yunyou-areas': { type: 'geojson', data: areas, maxzoom: 14 },
    'yunyou-pins': { type: 'geojson', data: pins, maxzoom: 14 },
    'yunyou-routes': { type: 'geojson', data: routes, maxzoom: 14, lineMetrics: false },
    'yunyou-rings': { type: 'geojson', data: rings, maxzoom: 14, tolerance: 0.1 },
  };
}

/** Returns the layers above the basemap, whether it is our own or of a tile server. */
export function overlayLayers(palette: MapPalette): LayerSpecification[] {
  return [
    areaLayer(palette),
    ...ringLayers(palette),
    ...walkLayers(palette),
    ...routeLayers(palette),
    ...pinLayers(palette),
  ];
}

function ringLayers(palette: MapPalette): LayerSpecification[] {
  // Show a ring while it is larger than a dot and smaller than the screen; its pixel radius doubles with each zoom.
  const kilometers: ExpressionSpecification = ['coalesce', ['get', 'kilometers'], -1]; // walking circles have none
  const isBetween = (from: number, to: number): ExpressionSpecification => [
    'all',
    ['>=', kilometers, from],
    ['<=', kilometers, to],
  ];
  const isReadable: ExpressionSpecification = [
    'step',
    ['zoom'],
    isBetween(20, 50),
    8,
    isBetween(10, 50),
    10,
    isBetween(5, 20),
    11,
    isBetween(2, 10),
    12,
    isBetween(1, 5),
    13,
    isBetween(0, 2),
  ];
  return [
    {
      id: 'yunyou-ring',
      type: 'line',
      source: 'yunyou-rings',
      filter: isReadable,
      minzoom: 7,
      paint: {
        'line-color': palette.ring,
        'line-width': 1,
        'line-dasharray': [1, 3],
        'line-opacity': byZoom([7, 0], [8, 0.8]),
      },
      layout: { 'line-cap': 'round' },
    },
    {
      id: 'yunyou-ring-label',
      type: 'symbol',
      source: 'yunyou-rings',
      filter: isReadable,
      minzoom: 7.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 900,
        'text-field': ['get', 'label'],
        'text-font': labelFont,
        'text-size': 11,
        'text-keep-upright': true,
      },
      paint: { 'text-color': palette.zhLabel, 'text-halo-color': palette.ground, 'text-halo-width': 2 },
    },
  ];
}

/**
 * Returns the layer with the names of districts. Their centres are exact enough for a city, not for a street, so they
 * fade out when zoomed in.
 */
function areaLayer(palette: MapPalette): LayerSpecification {
  return {
    id: 'yunyou-area-name',
    type: 'symbol',
    source: 'yunyou-areas',
    minzoom: 10,
    maxzoom: 14.5,
    layout: {
      'text-field': nameWithChinese,
      'text-font': labelFont,
      'text-size': byZoom([10, 12], [13, 16]),
      'text-letter-spacing': 0.08,
      'text-max-width': 8,
      'text-padding': 8,
      'symbol-sort-key': ['get', 'order'],
    },
    paint: {
      'text-color': palette.zhLabel,
      'text-halo-color': palette.halo,
      'text-halo-width': 1,
      'text-opacity': byZoom([10, 0], [10.6, 0.75], [13, 0.75], [14.5, 0]),
    },
  };
}

/** Circles of walking time; they share the source of the rings, which have no `minutes`. */
function walkLayers(palette: MapPalette): LayerSpecification[] {
  const filter: ExpressionSpecification = ['has', 'minutes'];
  const colour = palette.routes[1] ?? palette.routes[0];
  return [
    {
      id: 'yunyou-walk',
      type: 'line',
      source: 'yunyou-rings',
      filter,
      minzoom: 11,
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': colour, 'line-width': 1.6, 'line-dasharray': [0.2, 2.4] },
    },
    {
      id: 'yunyou-walk-label',
      type: 'symbol',
      source: 'yunyou-rings',
      filter,
      minzoom: 12,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 150, // a label stays visible beside the popup
        'text-field': ['get', 'label'],
        'text-font': labelFont,
        'text-size': 12,
        'text-keep-upright': true,
      },
      paint: { 'text-color': colour, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
    },
  ];
}

function routeLayers(palette: MapPalette): LayerSpecification[] {
  const line = { type: 'line', source: 'yunyou-routes' } as const;
  const colours: ExpressionSpecification = ['literal', [...palette.routes]];
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      ...line,
      id: 'yunyou-route-casing',
      layout,
      paint: { 'line-color': palette.routeCasing, 'line-width': 5, 'line-opacity': 0.85 },
    },
    ...wayLayers(palette),
    {
      id: 'yunyou-way-minutes',
      type: 'symbol',
      source: 'yunyou-routes',
      filter: ['has', 'label'],
      minzoom: 10,
      layout: {
        'symbol-placement': 'line-center',
        'text-field': ['get', 'label'],
        'text-font': labelFont,
        'text-size': 12,
        'text-offset': [0, -0.8],
        'text-keep-upright': true,
      },
      paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    },
    {
      ...line,
      id: 'yunyou-route',
      filter: ['has', 'index'],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': ['to-color', ['at', ['%', ['get', 'index'], palette.routes.length], colours]],
        'line-width': 2.2,
        'line-dasharray': [2.6, 1.3],
      },
    },
  ];
}

function wayLayers(palette: MapPalette): LayerSpecification[] {
  return typedEntries(wayPaints).map(
    ([mode, { colour, width, dashes }]): LayerSpecification => ({
      id: `yunyou-way-${mode}`,
      type: 'line',
      source: 'yunyou-routes',
      filter: ['==', ['get', 'mode'], mode],
      layout: { 'line-cap': mode === 'walk' ? 'round' : 'butt', 'line-join': 'round' },
      paint: {
        'line-color': palette.routes[colour] ?? palette.routes[0],
        'line-width': width,
        ...(dashes && { 'line-dasharray': dashes }),
      },
    }),
  );
}

function typedEntries<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]; // the record has no other keys
}

function pinLayers(palette: MapPalette): LayerSpecification[] {
  const isDot: ExpressionSpecification = ['in', ['get', 'shape'], ['literal', ['dot', 'dots']]];
  const names = (['any', 'left', 'right'] as const).map(
    (side): LayerSpecification => ({
      id: `yunyou-pin-name-${side}`,
      type: 'symbol',
      source: 'yunyou-pins',
      filter: ['all', ['!=', ['get', 'name'], ''], ['==', ['get', 'side'], side]],
      layout: {
        'text-field': nameWithChinese,
        'text-font': labelFont,
        'text-size': ['case', isDot, 13, 12.5],
        'text-variable-anchor': anchorsFor(side),
        'symbol-sort-key': ['get', 'order'],
        'text-radial-offset': ['case', isDot, 0.8, 1.55],
        'text-justify': 'auto',
        'text-max-width': 9,
        'text-line-height': 1.15,
        'text-padding': 4,
      },
      paint: {
        'text-color': palette.label,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.5,
        'text-halo-blur': 0.5,
      },
    }),
  );
  return [
    ...names,
    {
      id: 'yunyou-pin-box',
      type: 'symbol',
      source: 'yunyou-pins',
      layout: {
        'icon-image': pinBoxImage,
        'icon-size': ['case', isDot, 0.42, 1],
        'icon-allow-overlap': true,
        'icon-padding': 0,
      },
    },
  ];
}

/** Returns the label anchor: a label left of its pin is anchored at its right edge. */
function anchorsFor(side: Exclude<LabelSide, 'none'>): typeof labelAnchors {
  if (side === 'any') return labelAnchors;
  return labelAnchors.filter((anchor) => anchor.endsWith(side === 'left' ? 'right' : 'left'));
}
