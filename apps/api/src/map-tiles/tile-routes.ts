import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { StreetTiles } from '@yunyou/contract/page-renderer';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { chooseEncoding } from '../http/answers/compression.ts';
import type { FindAnswer } from '../http/answers/direct-answers.ts';
import { matchesEtag } from '../http/answers/etag.ts';
import { defaultHeaders } from '../http/security-headers.ts';
import type { Settings } from '../settings.ts';
import { openTileArchive, type TileAddress, type TileArchive, TileArchiveError } from './tile-archive.ts';

/** Tiles of one version never change. */
const versionCaching = 'public, max-age=31536000, immutable';
const otherCaching = 'public, max-age=0, must-revalidate';
const unpackedBytesMax = 16 * 1024 * 1024;
const unpack = promisify(gunzip);

/** Name of the archive in `DATA_DIR`. */
const archiveName = 'map.pmtiles';

/**
 * Serves the streets of `DATA_DIR/map.pmtiles` and returns what the map needs to load them. Without the file there are
 * none. A broken file is logged and ignored, because the site works without it.
 */
export async function registerStreetTiles(
  app: FastifyInstance,
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
): Promise<StreetTiles | undefined> {
  const file = path.join(DATA_DIR, archiveName);
  const archive = await openTileArchive(file).catch((error: unknown) => {
    if (!(error instanceof TileArchiveError)) throw error;
    app.log.error({ err: error }, `${archiveName} is ignored: the map has no streets`);
    return undefined;
  });
  if (!archive) return undefined;
  const { version, minZoom, maxZoom } = archive;
  app.log.info(`The map has streets up to zoom ${maxZoom} (${archiveName}, version ${version})`);
  app.addHook('onClose', () => archive.close());
  registerRoute(app, archive);
  return { tilesUrl: `/map/tiles/{z}/{x}/{y}?v=${version}`, minZoom, maxZoom };
}

interface TileRequest {
  Params: { zoom: string; x: string; y: string };
  Querystring: { v?: string };
}

const route = '/map/tiles/:zoom/:x/:y';
const contentType = 'application/vnd.mapbox-vector-tile';

function registerRoute(app: FastifyInstance, archive: TileArchive): void {
  const etag = `"${archive.version}"`;
  app.directAnswers.use(findInMemory(archive, etag));
  app.get<TileRequest>(route, async ({ params, query, headers }, reply) => {
    const address = toAddress(archive, params);
    if (!address) throw new ApiError('NOT_FOUND');
    reply.headers({
      'cache-control': query.v === archive.version ? versionCaching : otherCaching,
      etag,
      vary: 'accept-encoding',
    });
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
    const tile = await archive.read(address);
    if (tile.byteLength === 0) return reply.code(204).send();
    reply.type(contentType);
    if (!archive.isGzipped) return reply.send(tile);
    if (!acceptsGzip(headers)) return reply.send(await unpack(tile, { maxOutputLength: unpackedBytesMax }));
    return reply.header('content-encoding', 'gzip').send(tile);
  });
}

const acceptsGzip = (headers: IncomingHttpHeaders): boolean =>
  chooseEncoding(headers['accept-encoding'], ['gzip']) !== undefined;

/** Finds tiles in memory by the address that the map uses, see `direct-answers.ts`. */
function findInMemory(archive: TileArchive, etag: string): FindAnswer {
  const address = new RegExp(`^/map/tiles/(\\d+/\\d+/\\d+)\\?v=${archive.version}$`);
  const headers = Object.entries({
    ...defaultHeaders,
    'cache-control': versionCaching,
    etag,
    vary: 'accept-encoding',
    'content-type': contentType,
    ...(archive.isGzipped && { 'content-encoding': 'gzip' }),
  }).flat();
  return (request) => {
    const { method, url = '' } = request;
    if (!url.startsWith('/map/tiles/') || method !== 'GET') return undefined;
    if (request.headers['if-none-match'] !== undefined) return undefined;
    if (archive.isGzipped && !acceptsGzip(request.headers)) return undefined;
    const tile = address.exec(url)?.[1] as TileAddress | undefined; // the expression has this form
    const body = tile && archive.peek(tile);
    if (!body?.byteLength) return undefined;
    return { route, headers: [...headers, 'content-length', String(body.byteLength)], body };
  };
}

/** Returns undefined for a tile outside of the archive's zooms or of the world. */
function toAddress(
  { minZoom, maxZoom }: TileArchive,
  params: TileRequest['Params'],
): TileAddress | undefined {
  const [zoom, x, y] = [toNumber(params.zoom), toNumber(params.x), toNumber(params.y)];
  const isInside = zoom >= minZoom && zoom <= maxZoom && x < 2 ** zoom && y < 2 ** zoom;
  return isInside ? `${zoom}/${x}/${y}` : undefined;
}

const toNumber = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);
