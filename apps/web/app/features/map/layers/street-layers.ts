import type { StreetTiles } from '@yunyou/contract/page-renderer';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { byZoom, labelAnchors } from './basemap-layers.ts';
import { labelFont } from './label-font.ts';
import type { MapPalette } from './map-palette.ts';

/** Zooms between which the streets replace the built-in map. */
const streetsBegin = 8;
const streetsFull = 9.5;

type LineLayer = Extract<LayerSpecification, { type: 'line' }>;
type FillLayer = Extract<LayerSpecification, { type: 'fill' }>;
type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>;
type Filter = ExpressionSpecification;

export function streetSources({
  tilesUrl,
  minZoom,
  maxZoom,
}: StreetTiles): Record<string, SourceSpecification> {
  return {
    streets: {
      type: 'vector',
      tiles: [tilesUrl],
      minzoom: Math.max(minZoom, streetsBegin),
      maxzoom: maxZoom,
    },
  };
}

/**
 * Returns the layers of tiles in the Protomaps schema, version 4, bottom first. They need neither sprites nor a glyph
 * server. Land covers the coarse water of the built-in map; where the archive has no tiles, the built-in map stays.
 */
export function streetLayers(palette: MapPalette): LayerSpecification[] {
  return [...areaLayers(palette), ...roadLayers(palette), ...railLayers(palette), ...nameLayers(palette)];
}

const parks = [
  ...['national_park', 'park', 'protected_area', 'nature_reserve', 'forest', 'wood', 'garden', 'zoo'],
  ...['cemetery', 'golf_course', 'grassland', 'grass', 'scrub', 'village_green'],
];

function areaLayers(palette: MapPalette): LayerSpecification[] {
  const opacity = byZoom([streetsBegin, 0], [streetsFull, 1]);
  const isArea = isGeometry('Polygon');
  return [
    fill('earth', isArea, { 'fill-color': palette.ground, 'fill-opacity': opacity }),
    fill('landuse', kindIn(parks), {
      'fill-color': palette.park,
      'fill-opacity': byZoom([streetsBegin, 0], [11, 1]),
    }),
    fill('water', isArea, { 'fill-color': palette.water, 'fill-opacity': opacity }),
    line('water', 'river', ['all', kindIn(['river', 'canal', 'stream']), isGeometry('LineString')], {
      'line-color': palette.water,
      'line-width': widening([9, 0.6], [13, 2], [18, 10]),
      'line-opacity': opacity,
    }),
    fill('buildings', kindIn(['building', 'building_part']), {
      'fill-color': palette.building,
      'fill-opacity': byZoom([13.5, 0], [14.5, 1]),
    }),
  ];
}

function roadLayers(palette: MapPalette): LayerSpecification[] {
  const isService: Filter = ['==', ['get', 'kind_detail'], 'service'];
  const minor: Filter = ['all', kindIn(['minor_road']), ['!', isService]];
  const service: Filter = ['all', kindIn(['minor_road']), isService];
  const [major, highway] = [kindIn(['major_road']), kindIn(['highway'])];
  const widths = {
    service: widening([14, 0.4], [18, 6]),
    minor: widening([11.5, 0.3], [14, 1.6], [18, 12]),
    major: widening([8, 0.4], [12, 1.6], [15, 5], [18, 18]),
    highway: widening([8, 0.8], [12, 2.2], [15, 6], [18, 20]),
  };
  /** Returns the layer of a casing: two lines beside the road, so that crossings stay open. */
  const casing = (name: keyof typeof widths, filter: Filter, minzoom: number) =>
    line(
      'roads',
      `${name}-casing`,
      filter,
      { 'line-color': palette.roadCasing, 'line-gap-width': widths[name], 'line-width': 0.8 },
      minzoom,
    );
  const road = (name: keyof typeof widths, filter: Filter, colour: string, minzoom?: number) =>
    line('roads', name, filter, { 'line-color': colour, 'line-width': widths[name] }, minzoom);
  return [
    casing('minor', minor, 12.5),
    casing('major', major, 11),
    casing('highway', highway, 10),
    line(
      'roads',
      'path',
      kindIn(['path']),
      {
        'line-color': palette.path,
        'line-width': widening([14, 0.7], [18, 2.4]),
        'line-dasharray': [2, 1.4],
      },
      14,
    ),
    road('service', service, palette.road, 14),
    road('minor', minor, palette.road, 11.5),
    road('major', major, palette.majorRoad),
    road('highway', highway, palette.highway),
  ];
}

const metroKinds = ['subway', 'light_rail', 'monorail', 'tram', 'funicular'];

/** Tiles contain metro lines from zoom 14, railways from zoom 11. */
function railLayers(palette: MapPalette): LayerSpecification[] {
  const isMetro: Filter = ['in', ['get', 'kind_detail'], ['literal', metroKinds]];
  return [
    line('roads', 'rail', ['all', kindIn(['rail']), ['!', isMetro]], {
      'line-color': palette.rail,
      'line-width': widening([10, 0.6], [14, 1.4], [18, 3]),
      'line-dasharray': [4, 2],
    }),
    line('roads', 'metro', ['all', kindIn(['rail']), isMetro], {
      'line-color': palette.metro,
      'line-width': widening([12, 1.2], [15, 2.6], [18, 5]),
      'line-opacity': 0.75,
    }),
    line('roads', 'ferry', kindIn(['ferry', 'aerialway']), {
      'line-color': palette.river,
      'line-width': 1.2,
      'line-dasharray': [2, 3],
    }),
    {
      id: 'street-station-dot',
      type: 'circle',
      source: 'streets',
      'source-layer': 'pois',
      filter: kindIn(['station']),
      minzoom: 12,
      paint: {
        'circle-color': palette.placeDot,
        'circle-radius': byZoom([12, 2.4], [15, 4.4]),
        'circle-stroke-color': palette.metro,
        'circle-stroke-width': byZoom([12, 1.4], [15, 2.4]),
      },
    },
  ];
}

function nameLayers(palette: MapPalette): LayerSpecification[] {
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.3, 'text-halo-blur': 0.4 };
  const soft = { 'text-color': palette.zhLabel, ...halo };
  const onWater = { ...halo, 'text-color': palette.waterLabel, 'text-halo-color': palette.water };
  return [
    names('roads', 'road', kindIn(['highway', 'major_road', 'minor_road']), 13, {
      layout: {
        'symbol-placement': 'line',
        'text-field': nameInLine,
        'text-size': byZoom([13, 11], [17, 13.5]),
      },
      paint: soft,
    }),
    // Lakes have a point for their name; the parts of their area in each tile would repeat it.
    names('water', 'lake', ['all', ['has', 'name'], isGeometry('Point')], 10, {
      layout: { 'text-size': 12, 'text-max-width': 7, 'text-letter-spacing': 0.06 },
      paint: onWater,
    }),
    names('water', 'river', ['all', ['has', 'name'], isGeometry('LineString')], 12, {
      layout: {
        'symbol-placement': 'line',
        'text-field': nameInLine,
        'text-size': 12,
        'symbol-spacing': 420,
      },
      paint: onWater,
    }),
    names('places', 'district', kindIn(['neighbourhood', 'macrohood']), 11.5, {
      layout: { 'text-size': byZoom([11, 11], [15, 13.5]), 'text-letter-spacing': 0.05, 'text-max-width': 8 },
      paint: { ...soft, 'text-opacity': byZoom([15.5, 0.9], [16.5, 0]) },
    }),
    names('places', 'town', kindIn(['locality']), 9.5, {
      layout: { 'text-size': byZoom([9, 12], [13, 15]), 'text-max-width': 8 },
      paint: { ...halo, 'text-color': palette.label, 'text-opacity': byZoom([13, 0.95], [14.5, 0]) },
    }),
    names('pois', 'park', kindIn(['park', 'garden', 'zoo', 'peak', 'forest', 'national_park']), 13, {
      layout: { 'text-size': 11.5, 'text-max-width': 8 },
      paint: { ...halo, 'text-color': palette.parkLabel },
    }),
    names('pois', 'station', kindIn(['station']), 13, {
      layout: {
        'text-size': byZoom([13, 11.5], [16, 13.5]),
        'text-variable-anchor': labelAnchors,
        'text-radial-offset': 0.7,
        'text-justify': 'auto',
        'text-max-width': 8,
      },
      paint: { ...halo, 'text-color': palette.metro },
    }),
  ];
}

const isGeometry = (type: 'Point' | 'LineString' | 'Polygon'): Filter => ['==', ['geometry-type'], type];
const kindIn = (kinds: readonly string[]): Filter => ['in', ['get', 'kind'], ['literal', [...kinds]]];

/** OpenStreetMap's local name is Chinese in most of the country. */
const hasTwoNames: ExpressionSpecification = [
  'all',
  ['has', 'name:en'],
  ['has', 'name'],
  ['!=', ['get', 'name:en'], ['get', 'name']],
];
const oneName: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name'], ''];
const twoNames = (between: string): ExpressionSpecification => [
  'case',
  hasTwoNames,
  ['format', ['get', 'name:en'], {}, between, {}, ['get', 'name'], { 'font-scale': 0.9 }],
  oneName,
];
const nameInTwoLines = twoNames('\n');
const nameInLine = twoNames('  ');

type Width = readonly [zoom: number, pixels: number];

/** Returns a line width that grows with the map, not linearly. */
function widening(...stops: readonly Width[]): ExpressionSpecification {
  // The tuple type of the style specification cannot express a list of any length.
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    ...stops.flat(),
  ] as unknown as ExpressionSpecification;
}

function fill(layer: string, filter: Filter, paint: NonNullable<FillLayer['paint']>): FillLayer {
  const id = `street-${layer}`;
  return { id, type: 'fill', source: 'streets', 'source-layer': layer, minzoom: streetsBegin, filter, paint };
}

function line(
  layer: string,
  name: string,
  filter: Filter,
  paint: NonNullable<LineLayer['paint']>,
  minzoom = streetsBegin,
): LineLayer {
  return {
    id: `street-${name}`,
    type: 'line',
    source: 'streets',
    'source-layer': layer,
    minzoom,
    filter,
    layout: { 'line-cap': 'line-dasharray' in paint ? 'butt' : 'round', 'line-join': 'round' },
    paint,
  };
}

function names(
  layer: string,
  name: string,
  filter: Filter,
  minzoom: number,
  { layout, paint }: Required<Pick<SymbolLayer, 'layout' | 'paint'>>,
): SymbolLayer {
  return {
    id: `street-${name}-name`,
    type: 'symbol',
    source: 'streets',
    'source-layer': layer,
    minzoom,
    filter,
    layout: {
      'text-field': nameInTwoLines,
      'text-font': labelFont,
      'text-line-height': 1.15,
      'text-padding': 4,
      ...layout,
    },
    paint,
  };
}
