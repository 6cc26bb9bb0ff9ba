import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { describe, expect, it } from 'vitest';
import { apiPath } from '../testing/api-path.ts';
import { book, findDate } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { createTestApp } from '../testing/test-app.ts';
import { moveByStaff } from './staff-orders.ts';

describe('GET /user/order/receipt', () => {
  it('200: contains order, tour, travellers, price lines and payment as selectable text', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada Lovelace');
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure, 2);
    const unpaid = await call(site.app, 'GET /user/order/receipt', { orderNo }, headers);
    expect([unpaid.status, unpaid.body.data.error]).toEqual([409, 'ORDER_STATE']);
    const staff = { orderNo, note: '', staff: { id: null, name: 'Mei', now: new Date() } };
    await moveByStaff(site.services, { ...staff, action: 'pay' });

    const print = () =>
      site.app.inject({ url: `${apiPath}/user/order/receipt`, query: { orderNo }, headers });
    const answer = await print();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="yunyou-${orderNo}.pdf"`,
    });
    const words = readPdfText(answer.rawPayload);
    const each = departure.priceAdult;
    const total = formatMoney({ ...each, amountMinor: each.amountMinor * 2 });
    expect(each.currency).toBe('CNY');
    expect(total).toMatch(/^CN¥[\d,]+$/);
    for (const expected of [
      orderNo,
      'Ada Lovelace',
      'ada@example.org',
      'Ada Lovelace (adult)',
      'Traveller I (adult)',
      `2 × adult at ${formatMoney(each)}`,
      total,
    ])
      expect(words).toContain(expected);
    expect(words.slice(words.indexOf('Total'), words.indexOf('Total') + 4)).toEqual([
      'Total',
      total,
      'Received',
      total,
    ]);
    expect(words.join(' ')).toContain(departure.date);
    expect(words.join(' '), 'no passport on paper').not.toContain('X12345');
    expect(words.join(' '), 'every character has a glyph').not.toMatch(/[\uFFFD?]/);

    await moveByStaff(site.services, {
      ...staff,
      action: 'refund',
      amount: { amountMinor: 100, currency: 'CNY' },
    });
    const after = readPdfText((await print()).rawPayload);
    expect(after[after.indexOf('Given back') + 1]).toBe('−CN¥1');
  });
});
