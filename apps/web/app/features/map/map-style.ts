import type { StyleSpecification } from 'maplibre-gl';
import { basemapLayers, basemapSources } from './basemap-layers.ts';
import { fontFaces } from './label-font.ts';
import { mapPalettes, type Scheme } from './map-palette.ts';
import type { OverlayData } from './overlay-data.ts';
import { overlayLayers, overlaySources } from './overlay-layers.ts';

export interface StyleInput {
  scheme: Scheme;
  overlay: OverlayData;
  /** Names of cities that have a pin, which the basemap does not write again. */
  shownNames: readonly string[];
  /** The data set of lines between countries and provinces. */
  boundariesUrl: string;
}

/** The offline map: our own ground, and the content over it. */
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

/** A tile server's style with the content over it. */
export function addOverlay(ground: StyleSpecification, { scheme, overlay }: StyleInput): StyleSpecification {
  return {
    ...ground,
    'font-faces': { ...ground['font-faces'], ...fontFaces },
    sources: { ...ground.sources, ...overlaySources(overlay) },
    layers: [...ground.layers, ...overlayLayers(mapPalettes[scheme])],
  };
}
