/** Parts of a saved trip that this device needs. */
export interface PackParts {
  /** Pages, scripts, pictures and map. */
  urls: readonly string[];
  /** Files of the trip that the visitor may see, as last listed by the server. */
  fileIds?: readonly string[];
  /** Version of the plan. */
  version: number;
}

/**
 * - `missing`: the trip is not saved.
 * - `incomplete`: a part is no longer on this device: the browser may remove data when space is low.
 * - `outdated`: the plan has changed since, or a file was added on another device.
 */
export type PackState = 'missing' | 'incomplete' | 'outdated' | 'ready';

interface OnDevice {
  cached: ReadonlySet<string>;
  fileIds: ReadonlySet<string>;
  /** Expenses, preparations and the journal. */
  hasRecords: boolean;
}

/** Compares what a saved trip needs with what is on this device. `version` is the newest one of the plan. */
export function packStateOf(pack: PackParts | undefined, onDevice: OnDevice, version: number): PackState {
  if (!pack) return 'missing';
  if (!onDevice.hasRecords || !pack.urls.every((url) => onDevice.cached.has(url))) return 'incomplete';
  const hasFiles = (pack.fileIds ?? []).every((id) => onDevice.fileIds.has(id));
  return pack.version < version || !hasFiles ? 'outdated' : 'ready';
}

/** Lists the cached addresses that no saved trip needs. */
export function listUnneeded(cached: Iterable<string>, packs: readonly Pick<PackParts, 'urls'>[]): string[] {
  const needed = new Set(packs.flatMap(({ urls }) => urls));
  return [...cached].filter((url) => !needed.has(url));
}

/** Usual bytes of a page with its data, and of a picture. */
const pageBytes = 90_000;
const pictureBytes = 30_000;
/** Mean bytes of a street tile at the zooms that are saved, and of a sketch. */
const tileBytes = 12_000;
const sketchBytes = 2000;

interface PackSize {
  pages: number;
  pictures: number;
  /** Addresses of the map around the stops: tiles or sketches. */
  map: readonly string[];
  /** Bytes of scripts, fonts and map. */
  siteBytes: number;
  fileBytes: number;
}

/** Estimates the bytes of a saved trip. Pages, pictures and parts of the map are counted at their usual size. */
export function estimateBytes({ pages, pictures, map, siteBytes, fileBytes }: PackSize): number {
  const mapBytes = map.reduce(
    (sum, url) => sum + (url.startsWith('/map/tiles/') ? tileBytes : sketchBytes),
    0,
  );
  return pages * pageBytes + pictures * pictureBytes + mapBytes + siteBytes + fileBytes;
}
