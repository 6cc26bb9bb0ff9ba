import { brotliDecompressSync } from 'node:zlib';
import { decodeGlyphs } from './woff2-glyphs.ts';

/**
 * Unpacks a WOFF2 font (W3C Recommendation) to the TrueType file inside it. The PDF writer can read WOFF2 but not cut
 * the used glyphs out of it; the site's own font files are WOFF2, and a second copy of them would be 20 MB.
 */
export function unpackWoff2(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== 0x774f4632) throw new Error('This is no WOFF2 font');
  const flavour = file.readUInt32BE(4);
  const count = file.readUInt16BE(12);
  const compressedSize = file.readUInt32BE(20);
  const { entries, end } = readDirectory(file, count);
  const data = brotliDecompressSync(file.subarray(end, end + compressedSize));
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, size } of entries) {
    tables.set(tag, data.subarray(at, at + size));
    at += size;
  }
  const glyf = entries.find(({ tag }) => tag === 'glyf');
  if (glyf?.isTransformed) {
    const decoded = decodeGlyphs(tables.get('glyf') ?? Buffer.alloc(0));
    tables.set('glyf', decoded.glyf);
    tables.set('loca', decoded.loca);
    const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54));
    head.writeInt16BE(1, 50); // glyphs are found by long offsets
    tables.set('head', head);
  }
  if (entries.some(({ tag, isTransformed }) => isTransformed && tag !== 'glyf' && tag !== 'loca'))
    throw new Error('This font has a table that is packed in a way we do not know');
  return writeSfnt(flavour, tables);
}

interface Entry {
  tag: string;
  /** Bytes in the unpacked stream. */
  size: number;
  isTransformed: boolean;
}

const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?: |$)/g,
  );

function readDirectory(file: Buffer, count: number): { entries: Entry[]; end: number } {
  let at = 48;
  const readNumber = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error('A length in the font is too long');
  };
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = file.readUInt8(at++);
    const known = flags & 0x3f;
    let tag = (knownTags?.[known] ?? '').slice(0, 4);
    if (known === 0x3f) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    // Of these two, 3 means "as it is"; of all others, 0.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const original = readNumber();
    return { tag, size: isTransformed ? readNumber() : original, isTransformed };
  });
  return { entries, end: at };
}

/** Tables in order of their tags, each on a multiple of four; checksums are not looked at by readers of ours. */
function writeSfnt(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(sorted.length * 16 - power * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, [tag, body]] of sorted.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padding = (4 - (body.length % 4)) % 4;
    bodies.push(body, Buffer.alloc(padding));
    offset += body.length + padding;
  }
  return Buffer.concat([head, ...bodies]);
}
