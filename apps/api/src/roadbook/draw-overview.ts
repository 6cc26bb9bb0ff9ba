import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { longDate, shortDate, yuan } from './describe-item.ts';
import { drawHeading } from './draw-heading.ts';
import { ink, type PdfWriter } from './pdf-writer.ts';

/** Draws the page "At a glance": stays, budget, and the verdict on the visa. */
export function drawOverview(pdf: PdfWriter, trip: TripView, currency: Currency): void {
  pdf.newPage();
  drawHeading(pdf, 'At a glance');
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

function ownMoney({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = usual.resolvedOptions();
  return format.format(amountMinor / 10 ** maximumFractionDigits);
}
