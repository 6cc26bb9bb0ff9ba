import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Header, PMTiles, RangeResponse } from 'pmtiles';
import { ByteBoundedCache } from '../byte-bounded-cache.ts';

/** `zoom/x/y`, as in the URL of a tile. */
export type TileAddress = `${number}/${number}/${number}`;

/** Vector tiles of streets, read from one PMTiles file. */
export interface TileArchive {
  /** Changes with the content of the file. Equal copies of a file have equal versions. */
  version: string;
  minZoom: number;
  maxZoom: number;
  isGzipped: boolean;
  /** Returns the bytes as stored, empty where the archive has no tile. */
  read(address: TileAddress): Promise<Buffer>;
  /** Returns the same if it is in memory. */
  peek(address: TileAddress): Buffer | undefined;
  close(): Promise<void>;
}

/** The file is there but is not an archive that we can serve. */
export class TileArchiveError extends Error {}

const headBytes = 16_384;
/** Compressed tiles of city centres have up to 300 KB, directories up to 100 KB. */
const readBytesMax = 4 * 1024 * 1024;
const directoryBytesMax = 16 * 1024 * 1024;
const cachedTileBytes = 24 * 1024 * 1024;
/** A directory of 4,000 entries takes about 0.4 MB of memory. */
const cachedDirectories = 48;
/** Memory of an entry besides its bytes. Limits the number of empty tiles, too. */
const entryBytes = 200;

/** Values of the PMTiles specification, version 3. The package declares them as enums, which would load it at start. */
const vectorTiles = 1;
const noCompression = 1;
const gzipCompression = 2;

/** Opens an archive; undefined without a file. Throws `TileArchiveError` for a file that is broken or cut off. */
export async function openTileArchive(file: string): Promise<TileArchive | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new TileArchiveError(`The file cannot be opened (${error.code})`, { cause: error });
  });
  if (!handle) return undefined;
  try {
    return await readArchive(handle);
  } catch (error) {
    await handle.close();
    if (error instanceof TileArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new TileArchiveError(`The file is not a readable PMTiles archive: ${reason}`, { cause: error });
  }
}

async function readArchive(handle: FileHandle): Promise<TileArchive> {
  const { size } = await handle.stat();
  const head = await readBytes(handle, 0, Math.min(headBytes, size));
  const reader = await createReader(handle, size);
  const header = await reader.getHeader();
  requireServable(header, size);
  const tiles = new ByteBoundedCache<Buffer>(cachedTileBytes);
  const peek = (address: TileAddress) => {
    tiles.use(address);
    return tiles.peek(address);
  };
  return {
    version: hash('sha1', Buffer.concat([new Uint8Array(head), Buffer.from(`${size}`)]), 'hex').slice(0, 12),
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    isGzipped: Number(header.tileCompression) === gzipCompression,
    peek,
    read: async (address) => {
      const cached = peek(address);
      if (cached) return cached;
      const [zoom = 0, x = 0, y = 0] = address.split('/').map(Number);
      const found = await reader.getZxy(zoom, x, y);
      const tile = Buffer.from(found?.data ?? new ArrayBuffer());
      tiles.set(address, tile, tile.byteLength + entryBytes);
      return tile;
    },
    close: () => handle.close(),
  };
}

/** Loads the package only for an installation with an archive. */
async function createReader(handle: FileHandle, size: number): Promise<PMTiles> {
  const { PMTiles, ResolvedValueCache } = await import('pmtiles');
  const source = {
    getKey: () => 'map',
    // The package reads the first 16 KB in one read, also of a smaller file.
    getBytes: async (offset: number, length: number): Promise<RangeResponse> => ({
      data: await readBytes(handle, offset, offset === 0 ? Math.min(length, size) : length),
    }),
  };
  const directories = new ResolvedValueCache(cachedDirectories, true, unpackDirectory);
  // Browsers unpack the tiles.
  return new PMTiles(source, directories, async (tile) => tile);
}

async function readBytes(handle: FileHandle, offset: number, length: number): Promise<ArrayBuffer> {
  if (length > readBytesMax) throw new Error(`A part of the archive has ${length} bytes`);
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new Error('The file ends within a part of the archive');
  return bytes.buffer;
}

const unpack = promisify(gunzip);

async function unpackDirectory(packed: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  if (compression === noCompression) return packed;
  if (compression !== gzipCompression) throw new Error('Its directories are not compressed with gzip');
  return new Uint8Array(await unpack(packed, { maxOutputLength: directoryBytesMax })).buffer;
}

function requireServable(header: Header, size: number): void {
  const { specVersion, tileDataOffset, tileDataLength = 0 } = header;
  const [tileType, tileCompression] = [Number(header.tileType), Number(header.tileCompression)];
  if (specVersion !== 3) throw new TileArchiveError(`PMTiles version ${specVersion} is not supported`);
  if (tileType !== vectorTiles) throw new TileArchiveError('The archive has no vector tiles');
  if (tileCompression !== gzipCompression && tileCompression !== noCompression)
    throw new TileArchiveError('The tiles are not compressed with gzip');
  // The specification puts the root directory there, and the package reads it from there.
  if (header.rootDirectoryOffset + header.rootDirectoryLength > headBytes)
    throw new TileArchiveError('The root directory is too large');
  if (size < tileDataOffset + tileDataLength)
    throw new TileArchiveError(`The file has ${size} of ${tileDataOffset + tileDataLength} bytes`);
}
