import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const script = '<script>document.documentElement.dataset.hit="1"</script>';

const photograph = () => sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });

export interface HostileFile {
  name: string;
  type: string;
  content: Buffer;
  /** A valid picture with an embedded payload: it is accepted, and the served picture must not contain the payload. */
  isPicture?: boolean;
}

/** Just below the size limit of uploads. */
const partsBytes = 9 * 1024 * 1024;

/** Must not occur in a served picture. */
export const smuggledText = 'documentElement';

export async function listHostilePictures(): Promise<HostileFile[]> {
  const jpeg = await photograph()
    .jpeg()
    .withExif({ IFD0: { Copyright: smuggledText } })
    .toBuffer();
  const png = await photograph().png().toBuffer();
  const webp = await photograph().webp().toBuffer();
  const gif = await photograph().gif().toBuffer();
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`);
  const textInPng = Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`a\0${script}`)),
    png.subarray(33),
  ]);
  return [
    { name: 'x.svg', type: 'image/svg+xml', content: svg },
    { name: 'x.jpg', type: 'image/jpeg', content: svg },
    { name: 'x.jpg', type: 'image/jpeg', content: Buffer.from(`<!doctype html>${script}`) },
    { name: 'x.jpg', type: 'image/jpeg', content: Buffer.from(`\xFF\xD8\xFF${script}`, 'latin1') },
    { name: 'x.gif', type: 'image/gif', content: gif },
    { name: 'x.jpg', type: 'image/jpeg', content: Buffer.from('GIF89a/*') },
    { name: 'x.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    { name: 'x.mp4', type: 'video/mp4', content: Buffer.from('\0\0\0\x18ftypmp42', 'latin1') },
    { name: 'x.php', type: 'application/x-php', content: Buffer.from('<?php system($_GET[0]);') },
    { name: 'x.zip', type: 'image/png', content: zipOf('a.txt', Buffer.from('a')) },
    { name: 'x.jpg', type: 'image/jpeg', content: Buffer.alloc(0) },
    { name: 'x.jpg', type: 'image/jpeg', content: jpeg.subarray(0, 200) },
    { name: 'x.png', type: 'image/png', content: png.subarray(0, 40) },
    { name: 'bomb.png', type: 'image/png', content: pngOfSize(60_000, 60_000, 1) },
    { name: 'bomb.png', type: 'image/png', content: pngOfSize(20_000, 20_000, 20_000) },
    { name: 'bomb.png', type: 'image/png', content: pngOfSize(2_147_483_647, 2_147_483_647, 1) },
    { name: 'x.png', type: 'image/png', content: pngOfSize(0, 0, 1) },
    heavyPng(16),
    // Millions of empty parts before the size, which the serving process must not walk through.
    {
      name: 'parts.png',
      type: 'image/png',
      content: Buffer.concat([png.subarray(0, 33), Buffer.alloc(partsBytes)]),
    },
    {
      name: 'parts.avif',
      type: 'image/avif',
      content: Buffer.concat([
        Buffer.from('\0\0\0\x10ftypavif\0\0\0\0', 'latin1'),
        Buffer.alloc(partsBytes, Buffer.from('\0\0\0\x08free', 'latin1')),
      ]),
    },
    {
      name: 'polyglot.jpg',
      type: 'text/html',
      content: Buffer.concat([jpeg, Buffer.from(script)]),
      isPicture: true,
    },
    { name: '../../../x.jpg', type: 'image/jpeg', content: jpeg, isPicture: true },
    { name: 'x.html', type: 'text/html', content: textInPng, isPicture: true },
    { name: 'x".jpg\r\nx: y', type: 'image/webp', content: webp, isPicture: true },
  ];
}

/** Creates a complete PNG of 7000 x 7000 pixels in a small file. With 16 bits it is above the limit of decoded bytes. */
export function heavyPng(bits: 8 | 16): HostileFile {
  const content = pngOfSize(7000, 7000, 7000, bits);
  return { name: `heavy-${bits}.png`, type: 'image/png', content, isPicture: bits === 8 };
}

export function listHostileTables(): HostileFile[] {
  const type = 'application/octet-stream';
  const sheet = 'xl/worksheets/sheet1.xml';
  const zeros = Buffer.alloc(64 * 1024 * 1024, 0x20);
  const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>';
  const laughs = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(100)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index ? index - 1 : ''};`.repeat(10)}">`).join('')}]><worksheet>&a8;</worksheet>`;
  return [
    { name: 'bomb.xlsx', type, content: zipOf(sheet, zeros) },
    { name: 'liar.xlsx', type, content: zipOf(sheet, zeros, 10) },
    { name: 'entity.xlsx', type, content: zipOf(sheet, Buffer.from(entity)) },
    { name: 'laughs.xlsx', type, content: zipOf(sheet, Buffer.from(laughs)) },
    { name: 'climb.xlsx', type, content: zipOf('../../../../tmp/x', Buffer.from('x')) },
    { name: 'x.xlsx', type, content: Buffer.from('PK\u0003\u0004') },
    { name: 'x.csv', type, content: Buffer.from([0xff, 0xfe, 0x00, 0x61]) },
    { name: 'x.csv', type, content: Buffer.from('id,name\n"open') },
    {
      name: 'x.csv',
      type,
      content: Buffer.from(`id,__proto__.x,constructor\na,b,c\n${'a,'.repeat(20_000)}`),
    },
    { name: 'x.csv', type, content: Buffer.from('id,name,group\nbad-\u0000,a\u0000b,wiki\n') },
    { name: 'x.csv', type, content: Buffer.from(`id,name,group\n${'x,y,wiki\n'.repeat(60_000)}`) },
    { name: 'x.csv', type, content: Buffer.alloc(0) },
  ];
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)]);
}

/** Creates a grey PNG that declares this size but contains only `rows` rows. */
function pngOfSize(width: number, height: number, rows: number, bits = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(Math.min(1 + Math.ceil((width * bits) / 8), 15_000));
  const pixels = deflateSync(Buffer.concat(Array.from({ length: Math.min(rows, 20_000) }, () => row)), {
    level: 9,
  });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a ZIP archive with one file; `claimedBytes` may be wrong. */
function zipOf(name: string, content: Buffer, claimedBytes = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const nameBytes = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(claimedBytes, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
