import type { PdfWriter } from './pdf-writer.ts';

/** Writes the heading of a page. */
export function drawHeading(pdf: PdfWriter, text: string): void {
  pdf.write(text, { face: 'heading', size: 22, after: 8 });
}
