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

/** Draws the receipt of a paid order on one A4 page. */
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

interface TextOptions {
  size?: number;
  color?: string;
  /** Start of the text; its end with `alignEnd`. */
  x?: number;
  alignEnd?: boolean;
}

/** Writes one line at the current height without moving down. Shrinks text that is too wide. */
function writeLine(
  doc: PDFKit.PDFDocument,
  text: string,
  { size = 10, color = page.ink, x, alignEnd }: TextOptions = {},
) {
  const runs = toFontRuns(text);
  const widthOf = (run: (typeof runs)[number], fontSize: number) =>
    selectFont(doc, run.font).fontSize(fontSize).widthOfString(run.text);
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

/** Selects a font and registers it in the document at its first use. */
function selectFont(doc: PDFKit.PDFDocument, font: string): PDFKit.PDFDocument {
  const known = registered.get(doc) ?? new Set<string>();
  if (!known.has(font)) doc.registerFont(font, readFont(font));
  registered.set(doc, known.add(font));
  return doc.font(font);
}

const moveDown = (doc: PDFKit.PDFDocument, by: number) => {
  doc.y += by;
};

function drawRule(doc: PDFKit.PDFDocument, color = page.line) {
  doc.moveTo(page.margin, doc.y).lineTo(right, doc.y).lineWidth(0.75).strokeColor(color).stroke();
}

function drawHead(doc: PDFKit.PDFDocument, order: OrderRow, now: Date) {
  doc.rect(page.margin, 52, 40, 40).fill(page.seal);
  doc.y = 78;
  writeLine(doc, '云游', { size: 16, color: '#fffaf2', x: page.margin + 4 });
  writeLine(doc, 'Yunyou', { size: 22, x: page.margin + 54 });
  writeLine(doc, 'Receipt 收据', { size: 16, alignEnd: true });
  doc.y = 124;
  drawRule(doc, page.ink);
  moveDown(doc, 22);
  writePair(doc, 'Order', order.orderNo);
  writePair(doc, 'Booked on', chinaNow(order.createdAt).date);
  writePair(doc, 'Printed on', `${chinaNow(now).date} (China time)`);
  moveDown(doc, 10);
}

function writePair(doc: PDFKit.PDFDocument, name: string, value: string) {
  writeLine(doc, name, { color: page.faint });
  writeLine(doc, value, { x: page.margin + 110 });
  moveDown(doc, 18);
}

function drawParties(doc: PDFKit.PDFDocument, order: OrderRow) {
  drawRule(doc);
  moveDown(doc, 22);
  writePair(doc, 'Received from', order.contact.name);
  writePair(doc, '', order.contact.email);
  writePair(doc, 'For the tour', order.tour.name);
  writePair(doc, '', order.tour.zhName);
  const days = order.tour.days === 1 ? '1 day' : `${order.tour.days} days, to ${order.lastDay}`;
  writePair(doc, 'Departure', `${order.date}, ${order.tour.startCityName}, ${days}`);
  order.travellers.forEach(({ name, kind }, index) => {
    writePair(doc, index === 0 ? 'Travellers' : '', `${name} (${kind})`);
  });
  moveDown(doc, 10);
}

function drawSum(doc: PDFKit.PDFDocument, order: OrderRow) {
  const money = (amountMinor: number) => ({ amountMinor, currency: order.currency });
  const { lines } = priceGroup(
    { priceAdult: money(order.adultMinor), priceChild: money(order.childMinor) },
    order,
  );
  drawRule(doc, page.ink);
  moveDown(doc, 22);
  for (const { kind, count, each, sum } of lines) {
    writeLine(doc, `${count} × ${kind} at ${formatMoney(each)}`);
    writeLine(doc, formatMoney(sum), { alignEnd: true });
    moveDown(doc, 18);
  }
  moveDown(doc, -4);
  drawRule(doc);
  moveDown(doc, 22);
  writeLine(doc, 'Total', { size: 12 });
  writeLine(doc, formatMoney(money(order.totalMinor)), { size: 12, alignEnd: true });
  moveDown(doc, 20);
  writeLine(doc, 'Received', { size: 12 });
  writeLine(doc, formatMoney(money(order.paidMinor)), { size: 12, alignEnd: true });
  moveDown(doc, 20);
  const refunded = order.partRefundMinor + (order.state === 'refunded' ? (order.refundMinor ?? 0) : 0);
  if (refunded > 0) {
    writeLine(doc, 'Given back', { size: 12, color: page.seal });
    writeLine(doc, `−${formatMoney(money(refunded))}`, {
      size: 12,
      color: page.seal,
      alignEnd: true,
    });
    moveDown(doc, 20);
  }
}

function drawFoot(doc: PDFKit.PDFDocument, order: OrderRow) {
  moveDown(doc, 12);
  if (order.estimate) {
    const { amount, ratesAsOf } = order.estimate;
    writeLine(
      doc,
      `The total was about ${formatMoney(amount)} at the rates of ${ratesAsOf}; it was paid in ${order.currency}.`,
      {
        size: 9,
        color: page.faint,
      },
    );
    moveDown(doc, 16);
  }
  writeLine(doc, 'Thank you for travelling with us. 祝您旅途愉快', { size: 9, color: page.faint });
}
