import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore, listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import { describeItem, type ItemText, longDate } from './describe-item.ts';
import { drawDayMap, keyOf, numberStops } from './draw-day-map.ts';
import { drawNote } from './draw-note.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';
import type { Sketch } from './sketches.ts';

/** Draws one day: title, weather, warnings, map, and every item with the bookings between them. */
export function drawDay(pdf: PdfWriter, day: TripDayView, sketches: readonly Sketch[]): void {
  pdf.ensureSpace(330); // keeps title, map and first stop on one page
  if (pdf.y > pdf.page.margin) {
    pdf.y += 10;
    pdf.drawRule();
  }
  pdf.write(
    `Day ${day.dayIndex + 1}   ${longDate(day.date)}   ${day.cities.map(({ name, zhName }) => `${name} ${zhName}`).join(', ')}`,
    {
      size: 9,
      colour: ink.accent,
      after: 2,
    },
  );
  pdf.write(day.title, { face: 'heading', size: 18, after: 2 });
  const facts = [
    labelSummary(day),
    day.weather
      ? `${day.weather.source === 'normals' ? 'Usually' : 'Forecast'} ${Math.round(day.weather.lowC)} to ${Math.round(day.weather.highC)} °C.`
      : '',
    day.sun ? `Sun ${day.sun.rise} to ${day.sun.set}.` : '',
  ];
  pdf.write(facts.filter(Boolean).join(' '), { colour: ink.quiet, after: 6 });
  for (const warning of day.warnings.filter(({ level }) => level !== 'note'))
    pdf.write(warning.text, { size: 9, colour: ink.accent, after: 3 });
  if (day.note !== undefined) drawNote(pdf, day.note, pdf.column);
  const booked = bookingsBefore(
    day,
    day.items.map(({ startMinute }) => startMinute),
  );
  drawDayMap(pdf, day, sketches);
  const numbers = numberStops(day);
  for (const [index, item] of day.items.entries()) {
    for (const booking of booked[index] ?? []) drawBooking(pdf, booking);
    drawItem(pdf, item, numbers);
  }
  for (const booking of booked.at(-1) ?? []) drawBooking(pdf, booking);
}

/** Width of the column with the times, in points. */
const indent = 52;

function drawItem(pdf: PdfWriter, item: TripItemView, numbers: ReadonlyMap<string, number>): void {
  const text = describeItem(item);
  if (!text) return;
  const place = item.kind === 'ride' || item.kind === 'transfer' ? item.from : item.place;
  const number = numbers.get(keyOf(place));
  const title = number === undefined || text.isQuiet ? text.title : `${number}  ${text.title}`;
  drawEntry(pdf, item.startTime, { ...text, title }, 'note' in item ? item.note : undefined);
}

function drawBooking(pdf: PdfWriter, booking: DayBooking): void {
  const until = booking.endTime === '' ? [] : [`Until ${booking.endTime}.`];
  const lines = [...until, ...listBookingFacts(booking)];
  drawEntry(pdf, booking.startTime, { title: `${nameBooking(booking)} (booked)`, lines });
}

function drawEntry(pdf: PdfWriter, time: string, text: ItemText, note?: string): void {
  const inner = { x: pdf.column.x + indent, width: pdf.column.width - indent };
  const height =
    pdf.measure(text.title, { face: 'heading', size: 11, ...inner, after: 0 }) +
    text.lines.reduce((sum, line) => sum + pdf.measure(line, { size: 9, ...inner, after: 1 }), 0);
  pdf.ensureSpace(height);
  const { y } = pdf;
  pdf.write(time, { size: 10, colour: ink.quiet, width: indent, after: 0 });
  pdf.y = y;
  pdf.write(text.title, {
    face: text.isQuiet ? 'text' : 'heading',
    size: text.isQuiet ? 9 : 11,
    colour: text.isQuiet ? ink.quiet : ink.text,
    ...inner,
    after: 1,
  });
  for (const line of text.lines) pdf.write(line, { size: 9, colour: ink.quiet, ...inner, after: 1 });
  if (note !== undefined) drawNote(pdf, note, inner);
  pdf.y += text.isQuiet ? 2 : 5;
}
