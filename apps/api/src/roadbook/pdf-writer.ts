import PDFDocument from 'pdfkit';
import type { PageSize } from './page-size.ts';
import type { Face, FontRun, RoadbookFonts } from './roadbook-fonts.ts';

export const ink = {
  text: '#1d2528',
  quiet: '#5b6468',
  accent: '#b3261e',
  line: '#d9d2c3',
  paper: '#f7f3ea',
} as const;

interface TextStyle {
  face?: Face;
  size?: number;
  colour?: string;
  x?: number;
  width?: number;
  /** Space below, in points. */
  after?: number;
  align?: 'left' | 'center' | 'right';
  /** Never starts a new page, so the text may stand in the bottom margin. */
  isFixed?: boolean;
  /** The traveller's own words: prices and times stay as they were typed. */
  isVerbatim?: boolean;
}

/** Writes a PDF from top to bottom and starts new pages as needed. */
export interface PdfWriter {
  readonly page: PageSize;
  /** The text column: its left edge and width in points. */
  readonly column: { readonly x: number; readonly width: number };
  readonly doc: PDFKit.PDFDocument;
  /** Distance of the next line from the top of the page, in points. */
  y: number;
  write(text: string, style?: TextStyle): void;
  /** Returns the height of the text in points, with the space below. */
  measure(text: string, style?: TextStyle): number;
  /** Starts a new page unless this much space is left, in points. */
  ensureSpace(height: number): void;
  newPage(): void;
  drawRule(): void;
}

const lineHeight = 1.4;
const baseline = 1.05;

export function createPdfWriter(
  fonts: RoadbookFonts,
  about: { title: string; author: string; createdAt: Date },
  page: PageSize,
  adapt: (text: string) => string = String,
): PdfWriter {
  const size: [number, number] = [page.width, page.height];
  const column = { x: page.margin, width: page.width - 2 * page.margin };
  const doc = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  });
  const { selectFont, widthOf, breakLines } = createTextLayout(doc, fonts);

  const pdf: PdfWriter = {
    doc,
    page,
    column,
    y: page.margin,
    write(text, style = {}) {
      const { face = 'text', size = 10, colour = ink.text, align = 'left', after = 4 } = style;
      const { x = column.x, width = column.width } = style;
      for (const line of breakLines(style.isVerbatim ? text : adapt(text), face, size, width)) {
        const height = size * lineHeight;
        if (!style.isFixed) pdf.ensureSpace(height);
        const used = line.reduce((sum, run) => sum + widthOf(run, size), 0);
        let at = x + (align === 'center' ? (width - used) / 2 : align === 'right' ? width - used : 0);
        for (const run of line) {
          selectFont(run.font).fontSize(size).fillColor(colour);
          // All fonts of a line share one baseline; their ascents differ.
          doc.text(run.text, at, pdf.y + size * baseline, { lineBreak: false, baseline: 'alphabetic' });
          at += widthOf(run, size);
        }
        pdf.y += height;
      }
      pdf.y += after;
    },
    measure(text, { face = 'text', size = 10, width = column.width, after = 4, isVerbatim } = {}) {
      return (
        breakLines(isVerbatim ? text : adapt(text), face, size, width).length * size * lineHeight + after
      );
    },
    ensureSpace(height) {
      if (pdf.y + height > page.height - page.bottom) pdf.newPage();
    },
    newPage() {
      doc.addPage({ size, margin: 0 });
      pdf.y = page.margin;
    },
    drawRule() {
      doc
        .moveTo(column.x, pdf.y)
        .lineTo(column.x + column.width, pdf.y)
        .lineWidth(0.6)
        .strokeColor(ink.line)
        .stroke();
      pdf.y += 10;
    },
  };
  return pdf;
}

/** One Chinese character with its punctuation, one word with the space after it, or space alone. */
const wordPattern = /（?[\p{Script=Han}][，。、；：）]*|[^\s\p{Script=Han}]+\s*|\s+/gu;

function createTextLayout(doc: PDFKit.PDFDocument, fonts: RoadbookFonts) {
  const registered = new Set<string>();
  const selectFont = (font: string) => {
    if (!registered.has(font)) {
      doc.registerFont(font, fonts.bytes(font));
      registered.add(font);
    }
    return doc.font(font);
  };

  /** Widths per point of size. Cached, because the same words repeat and shaping them is most of the work. */
  const widths = new Map<string, number>();
  const widthOf = ({ font, text }: FontRun, size: number): number => {
    const key = `${font} ${text}`;
    const cached = widths.get(key);
    if (cached !== undefined) return cached * size;
    const width = selectFont(font).fontSize(100).widthOfString(text) / 100;
    widths.set(key, width);
    return width * size;
  };

  /** Breaks between words and between Chinese characters, not before closing marks. Longer words overflow the line. */
  const breakLines = (text: string, face: Face, size: number, width: number): FontRun[][] => {
    const lines: FontRun[][] = [];
    for (const paragraph of text.split('\n')) {
      let line: FontRun[] = [];
      let used = 0;
      for (const word of paragraph.match(wordPattern) ?? ['']) {
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
  return { selectFont, widthOf, breakLines };
}
