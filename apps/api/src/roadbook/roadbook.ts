import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { adaptText, type TextPreferences } from '@yunyou/domain/money/adapt-text';
import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { emergencyNumbers, emergencyPhrases } from '@yunyou/domain/places/emergency-numbers';
import { joinNames } from '@yunyou/domain/trip/description/titles-and-summaries';
import { listPlaces } from '../take-along/trip-points.ts';
import { longDate } from './describe-item.ts';
import { drawCards } from './draw-cards.ts';
import { drawDay } from './draw-day.ts';
import { drawEmergency } from './draw-emergency.ts';
import { drawHeading } from './draw-heading.ts';
import { drawOverview } from './draw-overview.ts';
import { type PageSizeName, pageSizes } from './page-size.ts';
import { createPdfWriter, ink, type PdfWriter } from './pdf-writer.ts';
import { loadRoadbookFonts } from './roadbook-fonts.ts';
import { loadSketches, sketchSource } from './sketches.ts';

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

function drawChecklist(pdf: PdfWriter, trip: TripView): void {
  if (trip.checklist.length === 0) return;
  pdf.newPage();
  drawHeading(pdf, 'To do');
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

function drawRules(pdf: PdfWriter, trip: TripView): void {
  const sources = [
    ...trip.visa.sources,
    ...trip.checklist.flatMap(({ source }) => source ?? []),
    ...trip.days.flatMap(({ warnings }) => warnings.flatMap(({ source }) => source ?? [])),
  ];
  const distinct = [...new Map(sources.map((source) => [source.ruleId, source])).values()];
  pdf.newPage();
  drawHeading(pdf, 'Rules behind this plan');
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
