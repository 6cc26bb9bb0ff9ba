import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { varint } from './write-tile.ts';

interface WrittenTile {
  zoom: number;
  x: number;
  y: number;
  content: Uint8Array;
}

interface ArchiveOptions {
  /** The directory of tiles is split into leaf directories of this size. */
  leafEntries?: number;
  /** Bytes of the header that differ from a valid one. */
  header?: Readonly<Record<number, number>>;
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  /** 1 for a tile, 0 for a leaf directory. */
  run: number;
}

const headerBytes = 127;

/** Writes a PMTiles archive, version 3, with gzip as `pmtiles extract` does. */
export async function writeArchive(
  file: string,
  tiles: readonly WrittenTile[],
  { leafEntries, header = {} }: ArchiveOptions = {},
): Promise<void> {
  const packed = tiles
    .map(({ zoom, x, y, content }) => ({ id: zxyToTileId(zoom, x, y), data: gzipSync(content) }))
    .toSorted((a, b) => a.id - b.id);
  const entries = place(packed.map(({ id, data }) => ({ id, length: data.byteLength, run: 1 })));
  const leaves = leafEntries ? chunk(entries, leafEntries).map(writeDirectory) : [];
  const root = leafEntries
    ? writeDirectory(
        place(
          leaves.map((leaf, index) => ({
            id: entries[index * leafEntries]?.id ?? 0,
            length: leaf.byteLength,
            run: 0,
          })),
        ),
      )
    : writeDirectory(entries);
  const metadata = gzipSync('{}');
  const parts = [root, metadata, Buffer.concat(leaves), Buffer.concat(packed.map(({ data }) => data))];
  const head = writeHeader(parts, tiles);
  for (const [at, value] of Object.entries(header)) head[Number(at)] = value;
  await writeFile(file, Buffer.concat([head, ...parts]));
}

function writeHeader(parts: readonly Uint8Array[], tiles: readonly WrittenTile[]): Buffer {
  const head = Buffer.alloc(headerBytes);
  head.write('PMTiles');
  head[7] = 3;
  let offset = headerBytes;
  parts.forEach((part, index) => {
    head.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    head.writeBigUInt64LE(BigInt(part.byteLength), 16 + index * 16);
    offset += part.byteLength;
  });
  const zooms = tiles.map(({ zoom }) => zoom);
  head.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96);
  return head;
}

/** Adds offsets: the parts follow one another. */
function place(parts: readonly Omit<Entry, 'offset'>[]): Entry[] {
  let offset = 0;
  return parts.map((part) => {
    const entry = { ...part, offset };
    offset += part.length;
    return entry;
  });
}

function writeDirectory(entries: readonly Entry[]): Uint8Array {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.concat(numbers.map(varint)));
}

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
