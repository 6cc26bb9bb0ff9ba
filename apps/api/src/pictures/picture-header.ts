/** Formats that visitors and staff may upload. */
export type UploadType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Properties of a picture as its file declares them, read before any pixel is decoded. */
export interface PictureHeader {
  type: UploadType;
  width: number;
  height: number;
  channels: number;
  bitsPerSample: number;
  /** 1 for a still picture. */
  frames: number;
}

/** Chunks, segments or boxes of a header. Files of visitors are read in the serving process, so they must not make it walk far. */
export const headerPartsMax = 2000;

/** Memory of 40 million pixels with 4 channels of 8 bits. */
export const decodedBytesMax = 160_000_000;

/**
 * Returns the bytes that all frames need after decoding. Counts at least three channels, because pictures are converted
 * to sRGB.
 */
export function countDecodedBytes({ width, height, channels, bitsPerSample, frames }: PictureHeader): number {
  return width * height * Math.max(3, channels) * Math.ceil(bitsPerSample / 8) * frames;
}

/**
 * Reads the header of a JPEG, PNG, WebP or AVIF file. The content decides, not a file name. Returns undefined for other
 * files, for sequences in AVIF, and for headers that are cut off, have too many parts or declare no pixels.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    const header = readers.map((read) => read(bytes)).find((found) => found !== undefined);
    return header && header.width > 0 && header.height > 0 && header.frames > 0 ? header : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the file ends inside its header, or the header is too long
    throw error;
  }
}

/** Returns a function to call with each part of a header. */
function limitParts(): () => void {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > headerPartsMax) throw new RangeError('The header has too many parts');
  };
}

const readers = [readJpeg, readPng, readWebp, readAvif];

const latin1 = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Channels after decoding by PNG colour type. A palette (3) is decoded to RGB. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

function readPng(bytes: Buffer): PictureHeader | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature) || latin1(bytes, 12, 16) !== 'IHDR') return undefined;
  const channels = pngChannels[bytes.readUInt8(25)];
  if (channels === undefined) return undefined;
  return {
    type: 'png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    channels,
    bitsPerSample: bytes.readUInt8(24),
    frames: countPngFrames(bytes),
  };
}

/** Returns the frames of an animated PNG, which are declared before the pixels. */
function countPngFrames(bytes: Buffer): number {
  const countPart = limitParts();
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    countPart();
    const chunk = latin1(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return bytes.readUInt32BE(at + 8);
    if (chunk === 'IDAT') return 1;
  }
  return 1;
}

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (latin1(bytes, 0, 3) !== '\xFF\xD8\xFF') return undefined;
  const countPart = limitParts();
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    countPart();
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2; // fill byte, or a marker without length
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return undefined; // the pixels begin, or the file ends, without a frame header
    const isFrameHeader = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrameHeader) {
      return {
        type: 'jpeg',
        bitsPerSample: bytes.readUInt8(at + 4),
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        channels: bytes.readUInt8(at + 9),
        frames: 1,
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebp(bytes: Buffer): PictureHeader | undefined {
  if (latin1(bytes, 0, 4) !== 'RIFF' || latin1(bytes, 8, 12) !== 'WEBP') return undefined;
  const still = { type: 'webp', bitsPerSample: 8, frames: 1 } as const;
  switch (latin1(bytes, 12, 16)) {
    case 'VP8 ':
      return {
        ...still,
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
        channels: 3,
      };
    case 'VP8L': {
      const sizes = bytes.readUInt32LE(21);
      return { ...still, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1, channels: 4 };
    }
    case 'VP8X': {
      const isAnimated = (bytes.readUInt8(20) & 2) !== 0;
      return {
        ...still,
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        channels: 4,
        frames: isAnimated ? countWebpFrames(bytes) : 1,
      };
    }
    default:
      return undefined;
  }
}

function countWebpFrames(bytes: Buffer): number {
  const countPart = limitParts();
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    countPart();
    if (latin1(bytes, at, at + 4) === 'ANMF') frames += 1;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2); // chunks are padded to an even length
  }
  return frames;
}

/** Returns the size of the largest item. An AVIF file has several when it is a grid of tiles or has transparency. */
function readAvif(bytes: Buffer): PictureHeader | undefined {
  if (latin1(bytes, 4, 12) !== 'ftypavif') return undefined;
  const meta = listBoxes(bytes).find(({ type }) => type === 'meta');
  const properties = meta && findBox(findBox(meta.content.subarray(4), 'iprp'), 'ipco'); // 4: version and flags
  if (!properties) return undefined;
  const boxes = listBoxes(properties);
  const sizes = boxes
    .filter(({ type }) => type === 'ispe')
    .map(({ content }) => ({ width: content.readUInt32BE(4), height: content.readUInt32BE(8) }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const depths = boxes
    .filter(({ type }) => type === 'pixi')
    .flatMap(({ content }) => [...content.subarray(5, 5 + content.readUInt8(4))]);
  const channels = boxes.some(({ type }) => type === 'auxC') ? 4 : 3;
  return (
    sizes[0] && { type: 'avif', ...sizes[0], channels, bitsPerSample: Math.max(8, ...depths), frames: 1 }
  );
}

interface Box {
  type: string;
  content: Buffer;
}

const findBox = (bytes: Buffer | undefined, wanted: string): Buffer | undefined =>
  bytes && listBoxes(bytes).find(({ type }) => type === wanted)?.content;

/** Lists the ISO media boxes in `bytes`. A size of 0 means the rest, a size of 1 a 64-bit size after the type. */
function listBoxes(bytes: Buffer): Box[] {
  const countPart = limitParts();
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    countPart();
    const declared = bytes.readUInt32BE(at);
    const isLong = declared === 1;
    const size =
      declared === 0 ? bytes.length - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : declared;
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes) break;
    boxes.push({
      type: latin1(bytes, at + 4, at + 8),
      content: bytes.subarray(at + headerBytes, Math.min(at + size, bytes.length)),
    });
    at += size;
  }
  return boxes;
}
