import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { drawHeading } from './draw-heading.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';

/** In points, with the space below the card. */
const cardHeight = 225;

/** Draws a card for the driver per place: its Chinese name and address in large type. */
export function drawCards(pdf: PdfWriter, places: readonly TripPlace[]): void {
  for (const [index, place] of places.entries()) {
    if (index % pdf.page.cards === 0) {
      pdf.newPage();
      drawHeading(pdf, 'Show this to the driver');
    }
    const top = pdf.y;
    pdf.doc
      .roundedRect(pdf.column.x, top, pdf.column.width, cardHeight - 12, 6)
      .lineWidth(1)
      .strokeColor(ink.text)
      .stroke();
    const inner = { x: pdf.column.x + 20, width: pdf.column.width - 40 };
    pdf.y = top + 14;
    pdf.write(driverWordsFor(place.zhAddress).greeting, {
      face: 'chinese',
      size: 13,
      colour: ink.quiet,
      ...inner,
      after: 4,
    });
    const largest = inner.width / 9;
    pdf.write(place.zhName, {
      face: 'chinese',
      size: Math.min(largest, place.zhName.length > 9 ? 34 : 48),
      ...inner,
      after: 2,
    });
    if (place.zhAddress) pdf.write(place.zhAddress, { face: 'chinese', size: 22, ...inner, after: 6 });
    if (place.address) pdf.write(place.address, { size: 10, colour: ink.quiet, ...inner, after: 2 });
    pdf.write([place.name, place.pinyin].filter(Boolean).join('   '), {
      size: 10,
      colour: ink.quiet,
      ...inner,
      after: 0,
    });
    pdf.y = top + cardHeight;
  }
}
