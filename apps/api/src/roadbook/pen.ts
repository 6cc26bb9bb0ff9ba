import PDFDocument from 'pdfkit';
import type { Face, RoadbookFonts } from './roadbook-fonts.ts';

/** A4 in points, with room to bind. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 64 } as const;
export const ink = {
  text: '#1d2528',
  quiet: '#5b6468',
  accent: '#b3261e',
  line: '#d9d2c3',
  paper: '#f7f3ea',
} as const;
export const column = { x: page.margin, width: page.width - 2 * page.margin } as const;

export interface Writing {
  face?: Face;
  size?: number;
  colour?: string;
  x?: number;
  width?: number;
  /** Space below, in points. */
  after?: number;
  align?: 'left' | 'center' | 'right';
  /** Stands where it is put: in the margin, too. */
  isFixed?: boolean;
}

/** Writes down the page; knows where it is and turns the page in time. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  y: number;
  write(text: string, style?: Writing): void;
  /** Height the text would take. */
  measure(text: string, style?: Writing): number;
  /** Turns the page unless so much room is left. */
  need(height: number): void;
  turn(): void;
  rule(): void;
}

export function createPen(
  fonts: RoadbookFonts,
  about: { title: string; author: string; createdAt: Date },
): Pen {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  });
  const registered = new Set<string>();
  const take = (font: string) => {
    if (!registered.has(font)) {
      doc.registerFont(font, fonts.bytes(font));
      registered.add(font);
    }
    return doc.font(font);
  };

  const pen: Pen = {
    doc,
    y: page.margin,
    write(text, style = {}) {
      const {
        face = 'text',
        size = 10,
        colour = ink.text,
        x = column.x,
        width = column.width,
        after = 4,
        align = 'left',
      } = style;
      for (const words of breakLines(text, face, size, width)) {
        const height = size * lineHeight;
        if (!style.isFixed) pen.need(height);
        const used = words.reduce((sum, run) => sum + widthOf(run, size), 0);
        let at = x + (align === 'center' ? (width - used) / 2 : align === 'right' ? width - used : 0);
        for (const run of words) {
          take(run.font).fontSize(size).fillColor(colour);
          // One baseline for all fonts of a line, whatever their own ascents are.
          doc.text(run.text, at, pen.y + size * baseline, { lineBreak: false, baseline: 'alphabetic' });
          at += widthOf(run, size);
        }
        pen.y += height;
      }
      pen.y += after;
    },
    measure(text, { face = 'text', size = 10, width = column.width, after = 4 } = {}) {
      return breakLines(text, face, size, width).length * size * lineHeight + after;
    },
    need(height) {
      if (pen.y + height > page.height - page.bottom) pen.turn();
    },
    turn() {
      doc.addPage({ size: 'A4', margin: 0 });
      pen.y = page.margin;
    },
    rule() {
      doc
        .moveTo(column.x, pen.y)
        .lineTo(column.x + column.width, pen.y)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke();
      pen.y += 10;
    },
  };
  // The same words come again and again, and laying them out is most of the work.
  const widths = new Map<string, number>();
  const widthOf = ({ font, text }: { font: string; text: string }, size: number): number => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const width = take(font).fontSize(100).widthOfString(text) / 100;
    widths.set(key, width);
    return width * size;
  };

  /** Lines break between words and between Chinese characters, never before closing marks; a word longer than the line stands alone. */
  const breakLines = (text: string, face: Face, size: number, width: number) => {
    const lines: { font: string; text: string }[][] = [];
    for (const paragraph of text.split('\n')) {
      let line: { font: string; text: string }[] = [];
      let used = 0;
      for (const word of paragraph.match(
        /（?[\p{Script=Han}][，。、；：）]*|[^\s\p{Script=Han}]+\s*|\s+/gu,
      ) ?? ['']) {
        const runs = fonts.runs(word, face);
        const needed = runs.reduce((sum, run) => sum + widthOf(run, size), 0);
        const visible = fonts.runs(word.trimEnd(), face).reduce((sum, run) => sum + widthOf(run, size), 0);
        if (used > 0 && used + visible > width) {
          lines.push(line);
          line = [];
          used = 0;
        }
        for (const run of runs) {
          const last = line.at(-1);
          if (last?.font === run.font) last.text += run.text;
          else line.push({ ...run });
        }
        used += needed;
      }
      lines.push(line);
    }
    return lines;
  };
  return pen;
}

const lineHeight = 1.4;
const baseline = 1.05;
