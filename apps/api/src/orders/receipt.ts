import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { priceGroup } from '@yunyou/domain/money/price';
import { chinaNow } from '@yunyou/domain/time/china-time';
import PdfDocument from 'pdfkit';
import { readFont, toFontRuns } from './receipt-fonts.ts';

const page = {
  margin: 56,
  width: 595.28,
  ink: '#221d19',
  faint: '#6b6055',
  seal: '#b3261e',
  line: '#ddd3c0',
};
const right = page.width - page.margin;

/** The receipt of a paid order on one sheet of A4. */
export function drawReceipt(order: OrderRow, now: Date): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    info: { Title: `Receipt ${order.orderNo}`, Author: 'Yunyou', CreationDate: now },
    lang: 'en',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  drawHead(doc, order, now);
  drawParties(doc, order);
  drawSum(doc, order);
  drawFoot(doc, order);
  doc.end();
  return done;
}

interface Words {
  size?: number;
  color?: string;
  /** Where the text begins, or with `alignEnd` ends. */
  x?: number;
  alignEnd?: boolean;
}

/** One line at the present height, smaller where it would not fit; the height stays. */
function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { size = 10, color = page.ink, x, alignEnd }: Words = {},
) {
  const runs = toFontRuns(text);
  const widthOf = (run: (typeof runs)[number], fontSize: number) =>
    fontOf(doc, run.font).fontSize(fontSize).widthOfString(run.text);
  const width = runs.reduce((sum, run) => sum + widthOf(run, size), 0);
  const start = alignEnd ? (x ?? right) - width : (x ?? page.margin);
  const fitting = Math.min(1, (right - start) / width || 1) * size;
  const height = doc.y;
  let at = start;
  for (const run of runs) {
    const runWidth = widthOf(run, fitting);
    doc.fillColor(color).text(run.text, at, height, { lineBreak: false, baseline: 'alphabetic' });
    at += runWidth;
  }
  doc.y = height;
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>();

/** A font is put into the document once, when it is first needed. */
function fontOf(doc: PDFKit.PDFDocument, font: string): PDFKit.PDFDocument {
  const known = registered.get(doc) ?? new Set<string>();
  if (!known.has(font)) doc.registerFont(font, readFont(font));
  registered.set(doc, known.add(font));
  return doc.font(font);
}

const down = (doc: PDFKit.PDFDocument, by: number) => {
  doc.y += by;
};

function rule(doc: PDFKit.PDFDocument, color = page.line) {
  doc.moveTo(page.margin, doc.y).lineTo(right, doc.y).lineWidth(0.75).strokeColor(color).stroke();
}

function drawHead(doc: PDFKit.PDFDocument, order: OrderRow, now: Date) {
  doc.rect(page.margin, 52, 40, 40).fill(page.seal);
  doc.y = 78;
  write(doc, '云游', { size: 16, color: '#fffaf2', x: page.margin + 4 });
  write(doc, 'Yunyou', { size: 22, x: page.margin + 54 });
  write(doc, 'Receipt 收据', { size: 16, alignEnd: true });
  doc.y = 124;
  rule(doc, page.ink);
  down(doc, 22);
  pair(doc, 'Order', order.orderNo);
  pair(doc, 'Booked on', chinaNow(order.createdAt).date);
  pair(doc, 'Printed on', `${chinaNow(now).date} (China time)`);
  down(doc, 10);
}

function pair(doc: PDFKit.PDFDocument, name: string, value: string) {
  write(doc, name, { color: page.faint });
  write(doc, value, { x: page.margin + 110 });
  down(doc, 18);
}

function drawParties(doc: PDFKit.PDFDocument, order: OrderRow) {
  rule(doc);
  down(doc, 22);
  pair(doc, 'Received from', order.contact.name);
  pair(doc, '', order.contact.email);
  pair(doc, 'For the tour', order.tour.name);
  pair(doc, '', order.tour.zhName);
  const days = order.tour.days === 1 ? '1 day' : `${order.tour.days} days, to ${order.lastDay}`;
  pair(doc, 'Departure', `${order.date}, ${order.tour.startCityName}, ${days}`);
  order.travellers.forEach(({ name, kind }, index) => {
    pair(doc, index === 0 ? 'Travellers' : '', `${name} (${kind})`);
  });
  down(doc, 10);
}

function drawSum(doc: PDFKit.PDFDocument, order: OrderRow) {
  const money = (amountMinor: number) => ({ amountMinor, currency: order.currency });
  const { lines } = priceGroup(
    { priceAdult: money(order.adultMinor), priceChild: money(order.childMinor) },
    order,
  );
  rule(doc, page.ink);
  down(doc, 22);
  for (const { kind, count, each, sum } of lines) {
    write(doc, `${count} × ${kind} at ${formatMoney(each)}`);
    write(doc, formatMoney(sum), { alignEnd: true });
    down(doc, 18);
  }
  down(doc, -4);
  rule(doc);
  down(doc, 22);
  write(doc, 'Total', { size: 12 });
  write(doc, formatMoney(money(order.totalMinor)), { size: 12, alignEnd: true });
  down(doc, 20);
  write(doc, 'Received', { size: 12 });
  write(doc, formatMoney(money(order.paidMinor)), { size: 12, alignEnd: true });
  down(doc, 20);
  if (order.state === 'refunded' && order.refundMinor) {
    write(doc, 'Given back', { size: 12, color: page.seal });
    write(doc, `−${formatMoney(money(order.refundMinor))}`, { size: 12, color: page.seal, alignEnd: true });
    down(doc, 20);
  }
}

function drawFoot(doc: PDFKit.PDFDocument, order: OrderRow) {
  down(doc, 12);
  if (order.estimate) {
    const { amount, ratesAsOf } = order.estimate;
    write(
      doc,
      `The total was about ${formatMoney(amount)} at the rates of ${ratesAsOf}; it was paid in ${order.currency}.`,
      {
        size: 9,
        color: page.faint,
      },
    );
    down(doc, 16);
  }
  write(doc, 'Thank you for travelling with us. 祝您旅途愉快', { size: 9, color: page.faint });
}
