import { describe, expect, it } from 'vitest';
import { loadRoadbookFonts } from './roadbook-fonts.ts';

/** Returns the tables of a TrueType file by tag. */
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
  it.each(['serif', 'chinese-core'])('%s becomes a TrueType font with every glyph in place', async (name) => {
    const { bytes } = await loadRoadbookFonts('北京');
    const tables = tablesOf(bytes(name));
    const [loca, glyf, maxp, head] = ['loca', 'glyf', 'maxp', 'head'].map((tag) => tables.get(tag));
    if (!(loca && glyf && maxp && head)) throw new Error('a table is missing');
    const glyphs = maxp.readUInt16BE(4);
    const isLong = head.readInt16BE(50) === 1; // short offsets count in units of two bytes
    expect(loca.length).toBe((glyphs + 1) * (isLong ? 4 : 2));
    const offsets = Array.from({ length: glyphs + 1 }, (_, index) =>
      isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
    );
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(glyf.length);
  });

  it('rejects a font that was not loaded for the text', async () => {
    const { bytes } = await loadRoadbookFonts('Beijing');
    expect(() => bytes('chinese-reserve-1')).toThrow('not loaded');
  });

  it('covers names, pinyin and Chinese, and replaces unknown characters by a space', async () => {
    const { runs } = await loadRoadbookFonts('西安');
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

  it('writes a name with an apostrophe in one font, in headings as well', async () => {
    const { runs } = await loadRoadbookFonts('Mei’s flat 小梅家');
    expect(runs('Mei’s flat', 'heading').map(({ font }) => font)).toEqual(['serif']);
  });
});
