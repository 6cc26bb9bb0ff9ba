import type { StyleSpecification } from 'maplibre-gl';
import { basemapLayers, basemapSources } from './basemap-layers.ts';
import { fontFaces } from './label-font.ts';
import { mapPalettes, type Scheme } from './map-palette.ts';
import type { OverlayData } from './overlay-data.ts';
import { overlayLayers, overlaySources } from './overlay-layers.ts';

export interface StyleInput {
  scheme: Scheme;
  overlay: OverlayData;
  /** Names of cities with a pin; the basemap omits their labels. */
  shownNames: readonly string[];
  /** Data set of country and province boundaries. */
  boundariesUrl: string;
}

/** Returns the style of the own basemap with the content above it. */
export function buildStyle({ scheme, overlay, shownNames, boundariesUrl }: StyleInput): StyleSpecification {
  const palette = mapPalettes[scheme];
  return {
    version: 8,
    name: `Yunyou ${scheme}`,
    'font-faces': fontFaces,
    sources: { ...basemapSources(scheme, boundariesUrl), ...overlaySources(overlay) },
    layers: [...basemapLayers(palette, shownNames), ...overlayLayers(palette)],
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
