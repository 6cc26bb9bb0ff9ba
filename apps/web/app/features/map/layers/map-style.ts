import type { StreetTiles } from '@yunyou/contract/page-renderer';
import type { StyleSpecification } from 'maplibre-gl';
import { type BasemapParts, basemapLayers, basemapSources } from './basemap-layers.ts';
import { fontFaces } from './label-font.ts';
import { mapPalettes, type Scheme } from './map-palette.ts';
import type { OverlayData } from './overlay-data.ts';
import { overlayLayers, overlaySources } from './overlay-layers.ts';
import { sketchLayers, sketchSources } from './sketch-layers.ts';
import { streetLayers, streetSources } from './street-layers.ts';

export interface StyleInput {
  scheme: Scheme;
  overlay: OverlayData;
  /** Names of points with a pin; basemap and sketches omit their labels. */
  shownNames: readonly string[];
  /** Data set of country and province boundaries. */
  boundariesUrl: string;
  basemap: BasemapParts;
  /** Cities whose sketch is drawn where there are no streets. */
  sketches?: readonly string[];
  /** Streets above the own basemap. */
  streets?: StreetTiles | undefined;
}

/** Returns the style of the own basemap with streets, where there are any, and the content above it. */
export function buildStyle(input: StyleInput): StyleSpecification {
  const { scheme, overlay, shownNames, boundariesUrl, streets, basemap, sketches = [] } = input;
  const drawn = streets ? [] : sketches;
  const palette = mapPalettes[scheme];
  const layers = [
    ...basemapLayers(palette, shownNames, basemap),
    ...(streets ? streetLayers(palette) : []),
    ...sketchLayers(palette, drawn, shownNames),
    ...overlayLayers(palette),
  ];
  return {
    version: 8,
    name: `Yunyou ${scheme}`,
    'font-faces': fontFaces,
    sources: {
      ...basemapSources(scheme, boundariesUrl, basemap),
      ...(streets && streetSources(streets)),
      ...sketchSources(drawn),
      ...overlaySources(overlay),
    },
    layers,
  };
}

/** Returns the style of a tile server with the content above it. */
export function addOverlay(ground: StyleSpecification, { scheme, overlay }: StyleInput): StyleSpecification {
  return {
    ...ground,
    'font-faces': { ...ground['font-faces'], ...fontFaces },
    sources: { ...ground.sources, ...overlaySources(overlay) },
    layers: [...ground.layers, ...overlayLayers(mapPalettes[scheme])],
  };
}
