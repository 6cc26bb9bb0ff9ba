import { readNote } from '@yunyou/domain/trip/notes/note-lines';
import { ink, type PdfWriter } from './pdf-writer.ts';

const taskIndent = 14;
const boxSize = 7;

/** Writes the traveller's note line by line. Tasks get a box, done ones with a cross. */
export function drawNote(pdf: PdfWriter, note: string, area: { x: number; width: number }): void {
  const inner = { x: area.x + taskIndent, width: area.width - taskIndent };
  for (const line of readNote(note)) {
    const text = breakLongWords(line.text);
    const style = { size: 9, ...(line.kind === 'task' ? inner : area), after: 1, isVerbatim: true };
    pdf.ensureSpace(pdf.measure(text, style));
    if (line.kind === 'task') drawBox(pdf, area.x, line.isDone);
    pdf.write(text, style);
  }
  pdf.y += 3;
}

/** Breaks addresses of web pages and other words that are wider than the page. */
const breakLongWords = (text: string): string => text.replaceAll(/\S{60}/g, '$& ');

function drawBox({ doc, y }: PdfWriter, x: number, isDone: boolean): void {
  const top = y + 3;
  doc.lineWidth(0.7).strokeColor(ink.text).rect(x, top, boxSize, boxSize).stroke();
  if (!isDone) return;
  doc.moveTo(x, top).lineTo(x + boxSize, top + boxSize);
  doc
    .moveTo(x + boxSize, top)
    .lineTo(x, top + boxSize)
    .stroke();
}
