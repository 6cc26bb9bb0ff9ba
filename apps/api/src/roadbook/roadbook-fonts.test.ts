import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRoadbookFonts } from './roadbook-fonts.ts';
import { unpackWoff2 } from './woff2.ts';

const fonts = path.join(import.meta.dirname, '..', '..', '..', 'web', 'public', 'fonts');

/** Tables of a TrueType file by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const [offset, size] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + size)];
    }),
  );
}

describe('fonts of the roadbook', () => {
  it.each(['map-latin', 'chinese-core'])(
    '%s is unpacked to a font whose glyphs are all in place',
    async (name) => {
      const tables = tablesOf(unpackWoff2(await readFile(path.join(fonts, `${name}.woff2`))));
      const [loca, glyf, maxp] = [tables.get('loca'), tables.get('glyf'), tables.get('maxp')];
      if (!(loca && glyf && maxp)) throw new Error('a table is missing');
      const glyphs = maxp.readUInt16BE(4);
      expect(loca.length).toBe((glyphs + 1) * 4);
      const offsets = Array.from({ length: glyphs + 1 }, (_, index) => loca.readUInt32BE(index * 4));
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect(offsets.at(-1)).toBe(glyf.length);
    },
  );

  it('refuses what is no WOFF2', () => {
    expect(() => unpackWoff2(Buffer.alloc(64))).toThrow('no WOFF2');
  });

  it('has letters for names, pinyin and Chinese, and puts a space for what nobody has', async () => {
    const { runs } = await loadRoadbookFonts();
    expect(
      runs('Xī’ān 西安', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Xī’ān 西安');
    expect(new Set(runs('Xi’an 西安', 'text').map(({ font }) => font)).size).toBe(2);
    expect(
      runs('a\u{1F600}b', 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a b');
  });
});
