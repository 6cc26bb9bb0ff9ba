import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { DayBooking } from '@yunyou/contract/trip/booking.schema';
import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripDayView, TripItemView, TripPlace, TripView } from '@yunyou/contract/trip/trip.schema';
import { bookingsBefore, listBookingFacts, nameBooking } from '@yunyou/domain/booking/bookings-in-day';
import { adaptText, type TextPreferences } from '@yunyou/domain/money/adapt-text';
import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { emergencyNumbers, emergencyPhrases } from '@yunyou/domain/places/emergency-numbers';
import { joinNames } from '@yunyou/domain/trip/description/titles-and-summaries';
import { listPlaces } from '../take-along/trip-points.ts';
import { describeItem, type ItemText, shortDate, yuan } from './describe-item.ts';
import { drawDayMap, keyOf, numberStops } from './draw-day-map.ts';
import { drawEmergency } from './draw-emergency.ts';
import { drawNote } from './draw-note.ts';
import { type PageSizeName, pageSizes } from './page-size.ts';
import { createPdfWriter, ink, type PdfWriter } from './pdf-writer.ts';
import { loadRoadbookFonts } from './roadbook-fonts.ts';
import { loadSketches, type Sketch, sketchSource } from './sketches.ts';

export interface RoadbookOptions {
  /** Cover picture, a JPEG in portrait format. */
  cover: Buffer | undefined;
  printedAt: Date;
  size: PageSizeName;
  /** Clock and currency of the reader. */
  preferences: TextPreferences;
}

/** Chinese texts of the layout itself; fonts are loaded for these and for the trip's own texts. */
const brand = '云游';

/** Prints a trip as a booklet: cover, overview, days with maps, checklist, cards for drivers, emergencies, rules. */
export async function printRoadbook(
  trip: TripView,
  { cover, printedAt, size, preferences }: RoadbookOptions,
): Promise<Buffer> {
  const pdf = createPdfWriter(
    await loadRoadbookFonts(
      JSON.stringify([
        trip,
        brand,
        driverWordsFor(undefined),
        driverWordsFor('香港'),
        emergencyNumbers,
        emergencyPhrases,
      ]),
    ),
    {
      title: trip.title,
      author: 'Yunyou',
      createdAt: printedAt,
    },
    pageSizes[size],
    // The fonts have no sign for "about".
    (text) => adaptText(text, preferences).replaceAll('≈', 'about'),
  );
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.doc.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.doc.on('error', reject);
  });
  drawCover(pdf, trip, cover);
  drawOverview(pdf, trip, preferences.currency);
  const sketches = await loadSketches(listPlaces(trip).map(({ coordinates }) => coordinates));
  for (const day of trip.days) drawDay(pdf, day, sketches);
  drawChecklist(pdf, trip);
  drawCards(
    pdf,
    listPlaces(trip).filter(
      ({ kind, zhName }) => zhName !== '' && ['spot', 'own', 'hotel', 'gateway'].includes(kind),
    ),
  );
  drawEmergency(pdf, trip);
  drawRules(pdf, trip);
  drawImprint(pdf, { printedAt, hasSketches: sketches.length > 0 });
  numberPages(pdf, trip.title);
  pdf.doc.end();
  return done;
}

function drawCover(pdf: PdfWriter, trip: TripView, cover: Buffer | undefined): void {
  pdf.newPage();
  const { doc } = pdf;
  doc.rect(0, 0, pdf.page.width, pdf.page.height).fill(ink.paper);
  if (cover) doc.image(cover, 0, 0, { width: pdf.page.width, height: pdf.page.coverHeight });
  doc.rect(pdf.page.width - pdf.page.margin - 44, pdf.page.coverHeight - 22, 44, 44).fill(ink.accent);
  pdf.y = pdf.page.coverHeight - 19;
  pdf.write(brand, {
    face: 'chinese',
    size: 18,
    colour: '#ffffff',
    x: pdf.page.width - pdf.page.margin - 44,
    width: 44,
    align: 'center',
  });
  pdf.y = pdf.page.coverHeight + 48;
  pdf.write(trip.title, {
    face: 'display',
    size: pdf.page.width < 400 ? 28 : 40,
    after: 6,
    isVerbatim: true,
  });
  const [first, last] = [trip.dates[0] ?? '', trip.dates.at(-1) ?? ''];
  pdf.write(first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`, {
    size: 13,
    colour: ink.quiet,
    after: 6,
  });
  pdf.write(labelSummary(trip), { size: 11, after: 4 });
  pdf.write(
    joinNames([...new Set(trip.stays.map(({ cityZhName }) => cityZhName))]).replaceAll(/, | and /g, ' · '),
    {
      face: 'chinese',
      size: 16,
      colour: ink.accent,
    },
  );
}

function heading(pdf: PdfWriter, text: string): void {
  pdf.write(text, { face: 'heading', size: 22, after: 8 });
}

function drawOverview(pdf: PdfWriter, trip: TripView, currency: Currency): void {
  pdf.newPage();
  heading(pdf, 'At a glance');
  for (const stay of trip.stays) {
    const nights = `${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'} from ${shortDate(stay.firstDate)}`;
    pdf.ensureSpace(40);
    pdf.write(`${stay.cityName}  ${stay.cityZhName}`, { face: 'heading', size: 12, after: 1 });
    const place = stay.hotel ?? stay.district;
    pdf.write(`${nights}. ${place ? `${place.name} ${place.zhName}. ` : ''}${stay.reason}`, {
      colour: ink.quiet,
      after: 8,
    });
  }
  const { totals } = trip;
  if (totals) {
    pdf.drawRule();
    pdf.write('Budget for the group', { face: 'heading', size: 14, after: 4 });
    const names = {
      sights: 'Sights',
      meals: 'Meals',
      hotels: 'Hotels',
      intercity: 'Between cities',
      local: 'In the cities',
    } as const;
    // A reader with another currency gets yuan, with the converted amount that `adaptText` adds.
    const isOwn = currency === 'CNY' || currency === totals.own?.cost.currency;
    const own = isOwn ? totals.own : undefined;
    const inBoth = (fen: number, amountMinor: number | undefined): string =>
      own && amountMinor !== undefined
        ? `${ownMoney({ amountMinor, currency: own.cost.currency })} (${yuan(fen)})`
        : yuan(fen);
    // Object.entries types keys as string
    for (const [kind, name] of Object.entries(names) as [keyof typeof names, string][])
      row(pdf, name, inBoth(totals.byKind[kind], own?.byKind[kind]));
    row(pdf, 'Together', inBoth(totals.costFen, own?.cost.amountMinor));
    if (own)
      pdf.write(
        `1 ${own.exchange.currency} = ${own.exchange.cnyPer} CNY on ${longDate(own.exchange.asOf)}.`,
        { size: 8, colour: ink.quiet },
      );
    pdf.y += 6;
  }
  pdf.drawRule();
  pdf.write(trip.visa.headline, { face: 'heading', size: 14, after: 3 });
  for (const text of [trip.visa.text, ...trip.visa.notes]) if (text) pdf.write(text, { after: 3 });
  for (const text of trip.problems) pdf.write(text, { colour: ink.accent, after: 3 });
}

function row(pdf: PdfWriter, name: string, value: string): void {
  pdf.ensureSpace(16);
  const { y } = pdf;
  pdf.write(name, { after: 0 });
  pdf.y = y;
  pdf.write(value, { align: 'right', after: 2 });
}

function drawDay(pdf: PdfWriter, day: TripDayView, sketches: readonly Sketch[]): void {
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

function drawChecklist(pdf: PdfWriter, trip: TripView): void {
  if (trip.checklist.length === 0) return;
  pdf.newPage();
  heading(pdf, 'To do');
  const inner = { x: pdf.column.x + 24, width: pdf.column.width - 24 };
  for (const entry of trip.checklist) {
    pdf.ensureSpace(
      pdf.measure(entry.title, { size: 11, ...inner }) + pdf.measure(entry.text, { size: 9, ...inner }) + 12,
    );
    pdf.doc
      .rect(pdf.column.x, pdf.y + 2, 11, 11)
      .lineWidth(0.8)
      .strokeColor(ink.text)
      .stroke();
    const when = entry.date
      ? `${longDate(entry.date)}${entry.time ? `, ${entry.time} in China` : ''}`
      : 'Any time';
    pdf.write(entry.title, { face: 'heading', size: 11, ...inner, after: 1 });
    pdf.write(`${when}. ${entry.text}`, { size: 9, colour: ink.quiet, ...inner, after: 8 });
  }
}

const cardHeight = 225;

function drawCards(pdf: PdfWriter, places: readonly TripPlace[]): void {
  for (const [index, place] of places.entries()) {
    if (index % pdf.page.cards === 0) {
      pdf.newPage();
      heading(pdf, 'Show this to the driver');
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

function drawRules(pdf: PdfWriter, trip: TripView): void {
  const sources = [
    ...trip.visa.sources,
    ...trip.checklist.flatMap(({ source }) => source ?? []),
    ...trip.days.flatMap(({ warnings }) => warnings.flatMap(({ source }) => source ?? [])),
  ];
  const distinct = [...new Map(sources.map((source) => [source.ruleId, source])).values()];
  pdf.newPage();
  heading(pdf, 'Rules behind this plan');
  pdf.write(
    'Guidance, not advice in law: rules change, and the border, the railway and every ticket desk decide for themselves. Check before you go.',
    { after: 10 },
  );
  for (const { title, source, checkedOn, stale } of distinct) {
    pdf.ensureSpace(34);
    pdf.write(title, { face: 'heading', size: 11, after: 1 });
    pdf.write(
      `${source}. Last checked ${longDate(checkedOn)}${stale ? '; that is long ago, look again' : ''}.`,
      { size: 9, colour: ink.quiet, after: 8 },
    );
  }
}

function drawImprint(
  pdf: PdfWriter,
  { printedAt, hasSketches }: { printedAt: Date; hasSketches: boolean },
): void {
  if (hasSketches)
    pdf.write(`Coasts and islands on maps: ${sketchSource} contributors, openstreetmap.org/copyright.`, {
      size: 9,
      colour: ink.quiet,
    });
  pdf.write(`Printed ${longDate(printedAt.toISOString().slice(0, 10))}.`, { size: 9, colour: ink.quiet });
}

function numberPages(pdf: PdfWriter, title: string): void {
  const { start, count } = pdf.doc.bufferedPageRange();
  const footer = { size: 8, colour: ink.quiet, after: 0, isFixed: true, isVerbatim: true } as const;
  for (let index = start + 1; index < start + count; index += 1) {
    pdf.doc.switchToPage(index);
    pdf.y = pdf.page.height - 44;
    pdf.write(title, { ...footer, width: pdf.column.width - 60 });
    pdf.y = pdf.page.height - 44;
    pdf.write(String(index + 1), { ...footer, align: 'right' });
  }
}

function ownMoney({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = usual.resolvedOptions();
  return format.format(amountMinor / 10 ** maximumFractionDigits);
}

function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
