import { inflateSync } from 'node:zlib';

/**
 * Returns the text runs of a PDF written by pdfkit, in order. Maps glyphs to characters by the ToUnicode tables of the
 * fonts, so the result is the text a reader can select and copy.
 */
export function readPdfText(file: Buffer): string[] {
  const objects = readObjects(file);
  const tables = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (table) tables.set(name, readTable(objects.get(table)?.content ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ content }) =>
    [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) => {
      const table = tables.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
      const glyphs = [...block.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => table?.get(glyph) ?? '\uFFFD').join('');
    }),
  );
}

interface PdfObject {
  head: string;
  content: string;
}

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1'); // one character per byte
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split('\nstream\n');
      if (stream === undefined) return [id, { head, content: '' }];
      const bytes = Buffer.from(stream.slice(0, stream.lastIndexOf('\nendstream')), 'latin1');
      const isCompressed = head.includes('FlateDecode') && !head.includes('/Subtype /CIDFontType0C');
      return [id, { head, content: (isCompressed ? inflateSync(bytes) : bytes).toString('latin1') }];
    }),
  );
}

/** Maps glyphs to characters by the ranges of a ToUnicode table. */
function readTable(source: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, first = '', list = ''] of source.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]+)>/g)].forEach(([, units = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const codes = (units.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      table.set(glyph, String.fromCharCode(...codes));
    });
  }
  return table;
}
