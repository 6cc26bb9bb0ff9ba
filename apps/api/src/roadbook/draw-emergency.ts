import type { TripView } from '@yunyou/contract/trip/trip.schema';
import {
  emergencyNumbers,
  emergencyPhrases,
  moreEmergencyHelp,
} from '@yunyou/domain/places/emergency-numbers';
import { drawHeading } from './draw-heading.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';

/** Draws the page for emergencies: numbers, sentences to point at, and the hotels of the trip. */
export function drawEmergency(pdf: PdfWriter, trip: TripView): void {
  pdf.newPage();
  drawHeading(pdf, 'In an emergency');
  for (const { number, purpose, zh, pinyin } of emergencyNumbers) {
    pdf.ensureSpace(46);
    pdf.write(`${number}  ${purpose}`, { face: 'heading', size: 15, colour: ink.accent, after: 0 });
    pdf.write(`${zh}   ${pinyin}`, { size: 11, after: 6 });
  }
  for (const text of moreEmergencyHelp) pdf.write(text, { size: 9, colour: ink.quiet, after: 2 });
  pdf.y += 8;
  pdf.write('Show these sentences', { face: 'heading', size: 14, after: 4 });
  for (const { zh, en } of emergencyPhrases) {
    pdf.ensureSpace(40);
    pdf.write(zh, { face: 'chinese', size: 16, after: 0 });
    pdf.write(en, { size: 9, colour: ink.quiet, after: 5 });
  }
  const hotels = new Map(trip.stays.flatMap(({ hotel }) => (hotel ? [[hotel.id, hotel] as const] : [])));
  if (hotels.size === 0) return;
  pdf.y += 6;
  pdf.write('Your hotels', { face: 'heading', size: 14, after: 4 });
  for (const { name, zhName, zhAddress } of hotels.values()) {
    pdf.ensureSpace(44);
    pdf.write(`${zhName || name}   ${zhAddress ?? ''}`, { face: 'chinese', size: 12, after: 0 });
    pdf.write(name, { size: 9, colour: ink.quiet, after: 5 });
  }
}
