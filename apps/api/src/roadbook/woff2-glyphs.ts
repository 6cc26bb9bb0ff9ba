/** Reads one after the other from a part of the font. */
class Reader {
  readonly bytes: Buffer;
  at = 0;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
  u8 = () => this.bytes.readUInt8(this.at++);
  u16 = () => this.bytes.readUInt16BE((this.at += 2) - 2);
  i16 = () => this.bytes.readInt16BE((this.at += 2) - 2);
  take = (size: number) => this.bytes.subarray(this.at, (this.at += size));
  /** WOFF2's 255UInt16. */
  short = (): number => {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return 253 + this.u8();
    if (code === 254) return 506 + this.u8();
    return code;
  };
}

interface Streams {
  contours: Reader;
  points: Reader;
  flags: Reader;
  glyphs: Reader;
  composites: Reader;
  boxes: Reader;
  instructions: Reader;
  hasBox(index: number): boolean;
}

/** The `glyf` and `loca` tables out of WOFF2's packed form of them; `loca` always in its long form. */
export function decodeGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const count = packed.readUInt16BE(4);
  let at = 36;
  const streams = [8, 12, 16, 20, 24, 28, 32].map((place) => {
    const size = packed.readUInt32BE(place);
    at += size;
    return new Reader(packed.subarray(at - size, at));
  });
  const [contours, points, flags, glyphs, composites, boxes, instructions] = streams;
  if (!(contours && points && flags && glyphs && composites && boxes && instructions))
    throw new Error('A packed font has seven streams');
  const bitmap = boxes.take(((count + 31) >> 5) << 2);
  const all: Streams = {
    contours,
    points,
    flags,
    glyphs,
    composites,
    boxes,
    instructions,
    hasBox: (index) => ((bitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0,
  };
  const loca = Buffer.alloc((count + 1) * 4);
  const bodies: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index <= count; index += 1) {
    loca.writeUInt32BE(offset, index * 4);
    if (index === count) break;
    const body = decodeGlyph(index, all);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return { glyf: Buffer.concat(bodies), loca };
}

function decodeGlyph(index: number, streams: Streams): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? decodeComposite(streams) : decodeSimple(index, contours, streams);
}

function decodeComposite({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const start = composites.at;
  let flags: number;
  let hasInstructions = false;
  do {
    flags = composites.u16();
    hasInstructions ||= (flags & 0x100) !== 0;
    composites.take(2 + ((flags & 1) === 0 ? 2 : 4));
    if ((flags & 0x8) !== 0) composites.take(2);
    else if ((flags & 0x40) !== 0) composites.take(4);
    else if ((flags & 0x80) !== 0) composites.take(8);
  } while ((flags & 0x20) !== 0);
  const body = composites.bytes.subarray(start, composites.at);
  const head = Buffer.alloc(2);
  head.writeInt16BE(-1, 0);
  const parts = [head, boxes.take(8), body];
  if (hasInstructions) {
    const size = glyphs.short();
    parts.push(u16(size), instructions.take(size));
  }
  return Buffer.concat(parts);
}

interface Point {
  dx: number;
  dy: number;
  isOnCurve: boolean;
}

function decodeSimple(index: number, contours: number, streams: Streams): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => {
    total += streams.points.short();
    return total - 1;
  });
  const points = Array.from({ length: total }, () => readPoint(streams));
  const size = streams.glyphs.short();
  const instructions = streams.instructions.take(size);
  const head = u16(contours);
  const box = streams.hasBox(index) ? streams.boxes.take(8) : boxOf(points);
  return Buffer.concat([head, box, ...ends.map(u16), u16(size), instructions, writePoints(points)]);
}

/** The triplet encoding: a flag says how many bits of the glyph stream are x, y and their signs. */
function readPoint({ flags, glyphs }: Streams): Point {
  const flag = flags.u8();
  const isOnCurve = (flag & 0x80) === 0;
  const code = flag & 0x7f;
  const sign = (bit: number, value: number) => ((code & bit) === 0 ? -value : value);
  if (code < 10) return { dx: 0, dy: sign(1, ((code & 14) << 7) + glyphs.u8()), isOnCurve };
  if (code < 20) return { dx: sign(1, (((code - 10) & 14) << 7) + glyphs.u8()), dy: 0, isOnCurve };
  if (code < 84) {
    const [b0, b1] = [code - 20, glyphs.u8()];
    return {
      dx: sign(1, 1 + (b0 & 0x30) + (b1 >> 4)),
      dy: sign(2, 1 + ((b0 & 0x0c) << 2) + (b1 & 15)),
      isOnCurve,
    };
  }
  if (code < 120) {
    const b0 = code - 84;
    const [b1, b2] = [glyphs.u8(), glyphs.u8()];
    return {
      dx: sign(1, 1 + (Math.floor(b0 / 12) << 8) + b1),
      dy: sign(2, 1 + (((b0 % 12) >> 2) << 8) + b2),
      isOnCurve,
    };
  }
  if (code < 124) {
    const [b1, b2, b3] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
    return { dx: sign(1, (b1 << 4) + (b2 >> 4)), dy: sign(2, ((b2 & 15) << 8) + b3), isOnCurve };
  }
  const [x, y] = [glyphs.u16(), glyphs.u16()];
  return { dx: sign(1, x), dy: sign(2, y), isOnCurve };
}

function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0];
  const box = { minX: 32_767, minY: 32_767, maxX: -32_768, maxY: -32_768 };
  for (const { dx, dy } of points) {
    x += dx;
    y += dy;
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  const bytes = Buffer.alloc(8);
  for (const [place, value] of [box.minX, box.minY, box.maxX, box.maxY].entries())
    bytes.writeInt16BE(value, place * 2);
  return bytes;
}

/** Flags, then x, then y; every difference in two bytes, which is longer than it could be and always right. */
function writePoints(points: readonly Point[]): Buffer {
  const bytes = Buffer.alloc(points.length * 5);
  for (const [index, { dx, dy, isOnCurve }] of points.entries()) {
    bytes.writeUInt8(isOnCurve ? 1 : 0, index);
    bytes.writeInt16BE(dx, points.length + index * 2);
    bytes.writeInt16BE(dy, points.length * 3 + index * 2);
  }
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value, 0);
  return bytes;
}
