import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  countDecodedBytes,
  decodedBytesMax,
  headerPartsMax,
  type PictureHeader,
  readPictureHeader,
} from './picture-header.ts';

const solid = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 70, height: 50, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });
const size = { width: 70, height: 50, frames: 1 };

/** A PNG that declares this picture and contains no pixels. */
function declarePng(width: number, height: number, { depth = 8, colourType = 2 } = {}): Buffer {
  const png = Buffer.alloc(57);
  png.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.set([depth, colourType], 24);
  png.write('IDAT', 37, 'latin1');
  return png;
}
const isTooLarge = (bytes: Buffer) => {
  const header = readPictureHeader(bytes);
  return header === undefined ? undefined : countDecodedBytes(header) > decodedBytesMax;
};

describe('the header of a picture', () => {
  const pictures: [name: string, content: Promise<Buffer>, expected: Partial<PictureHeader>][] = [
    ['JPEG', solid().jpeg().toBuffer(), { type: 'jpeg', channels: 3, bitsPerSample: 8 }],
    ['progressive JPEG', solid().jpeg({ progressive: true }).toBuffer(), { type: 'jpeg' }],
    ['grey JPEG', solid().toColourspace('b-w').jpeg().toBuffer(), { type: 'jpeg', channels: 1 }],
    [
      'JPEG with metadata before the size',
      solid()
        .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
        .jpeg()
        .toBuffer(),
      { type: 'jpeg' },
    ],
    ['PNG', solid().png().toBuffer(), { type: 'png', channels: 3, bitsPerSample: 8 }],
    ['PNG with transparency', solid(4).png().toBuffer(), { type: 'png', channels: 4 }],
    ['PNG with a palette', solid().png({ palette: true }).toBuffer(), { type: 'png', channels: 3 }],
    [
      'PNG of 16 bits',
      solid().toColourspace('rgb16').png().toBuffer(),
      { type: 'png', channels: 3, bitsPerSample: 16 },
    ],
    ['WebP', solid().webp().toBuffer(), { type: 'webp', channels: 3, bitsPerSample: 8 }],
    ['lossless WebP', solid().webp({ lossless: true }).toBuffer(), { type: 'webp', channels: 4 }],
    ['WebP with transparency', solid(4).webp().toBuffer(), { type: 'webp', channels: 4 }],
    ['AVIF', solid().avif().toBuffer(), { type: 'avif', channels: 3, bitsPerSample: 8 }],
    ['AVIF with transparency', solid(4).avif().toBuffer(), { type: 'avif', channels: 4 }],
    ['AVIF of 10 bits', solid().avif({ bitdepth: 10 }).toBuffer(), { type: 'avif', bitsPerSample: 10 }],
  ];

  it.each(pictures)('is read from %s', async (_, content, expected) => {
    expect(readPictureHeader(await content)).toMatchObject({ ...size, ...expected });
  });

  it('contains the number of frames', async () => {
    const frame = await solid().png().toBuffer();
    const animated = await sharp([frame, await solid().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(readPictureHeader(animated)).toMatchObject({ ...size, type: 'webp', frames: 2 });
  });

  it.each([
    ['GIF', solid().gif().toBuffer()],
    ['TIFF', solid().tiff().toBuffer()],
    ['SVG', Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    ['a picture without pixels', Promise.resolve(declarePng(0, 9))],
    ['an empty file', Promise.resolve(Buffer.alloc(0))],
  ])('is undefined for %s', async (_, content) => {
    expect(readPictureHeader(await content)).toBeUndefined();
  });

  it('is not searched for behind thousands of parts', async () => {
    const [jpeg, png, webp, avif] = await Promise.all([
      solid().jpeg().toBuffer(),
      solid().png().toBuffer(),
      solid().webp().toBuffer(),
      solid().avif().toBuffer(),
    ]);
    const withParts = (file: Buffer, at: number, part: Buffer, count: number) =>
      Buffer.concat([file.subarray(0, at), ...Array.from({ length: count }, () => part), file.subarray(at)]);
    const frame = Buffer.from('ANMF\0\0\0\0', 'latin1');
    const canvas = Buffer.from(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02${'\0'.repeat(9)}`, 'latin1');
    const readWith = (count: number) =>
      [
        withParts(jpeg, 2, Buffer.from([0xff]), count),
        withParts(png, 33, Buffer.from(`\0\0\0\0tEXt\0\0\0\0`, 'latin1'), count),
        withParts(Buffer.concat([canvas, webp.subarray(12)]), canvas.length, frame, count),
        withParts(avif, avif.readUInt32BE(0), Buffer.from('\0\0\0\x08free', 'latin1'), count),
      ].map((file) => readPictureHeader(file)?.type);
    expect(readWith(100)).toEqual(['jpeg', 'png', 'webp', 'avif']);
    expect(readWith(headerPartsMax + 1)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is read without an exception from damaged and cut files', async () => {
    const files = await Promise.all(pictures.map(([, content]) => content));
    for (const file of files) {
      for (let length = 0; length < Math.min(file.length, 600); length += 1) {
        readPictureHeader(file.subarray(0, length));
      }
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        (file, changes) => {
          const damaged = Buffer.from(file);
          for (const [at, value] of changes) damaged[at % Math.min(damaged.length, 400)] = value;
          readPictureHeader(damaged);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the limit of decoded bytes', () => {
  it('accepts photographs of 50 million pixels', () => {
    expect(isTooLarge(declarePng(8192, 6144))).toBe(false);
  });

  it.each([
    ['7000 x 7000 grey, 16 bits', declarePng(7000, 7000, { depth: 16, colourType: 0 })],
    ['7000 x 7000 RGBA, 16 bits', declarePng(7000, 7000, { depth: 16, colourType: 6 })],
    ['20000 x 20000, 1 bit', declarePng(20_000, 20_000, { depth: 1, colourType: 0 })],
    ['the largest size', declarePng(2_147_483_647, 2_147_483_647)],
  ])('rejects %s', (_, png) => {
    expect(isTooLarge(png)).toBe(true);
  });
});
