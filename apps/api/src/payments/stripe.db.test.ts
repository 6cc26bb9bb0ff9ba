import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { maintainOrders } from '../orders/order-maintenance.ts';
import { book, findDate, seatsLeftOn } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp, type TestApp } from '../testing/test-app.ts';
import { startStripeStandIn } from './testing/stripe-stand-in.ts';

const webhookSecret = 'whsec_of_the_test';
const minute = 60_000;

async function createSite() {
  const stripe = await startStripeStandIn();
  const site = await createTestApp({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    PUBLIC_URL: 'https://yunyou.example',
  });
  return { site, stripe };
}

interface Paid {
  orderNo: string;
  amount: number;
  session?: string;
  id?: string;
  currency?: string;
  status?: string;
}

const reportOf = ({ orderNo, amount, session = 'cs_test_1', id, currency = 'cny', status = 'paid' }: Paid) =>
  JSON.stringify({
    id: id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        client_reference_id: orderNo,
        payment_status: status,
        amount_total: amount,
        currency,
        payment_intent: `pi_of_${session}`,
      },
    },
  });

const sign = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

function report({ app }: TestApp, payload: string, signature = sign(payload)) {
  return app.inject({
    method: 'POST',
    url: `${apiPath}/payment/stripe`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

async function orderToPay(site: TestApp) {
  const { headers } = await site.signIn();
  const departure = await findDate(site);
  const { orderNo, answer } = await book(site, headers, departure, 2);
  const paying = await call(site.app, 'POST /order/pay', { orderNo }, headers);
  const look = async () => (await call(site.app, 'GET /user/order/detail', { orderNo }, headers)).body.data;
  return { headers, departure, orderNo, amount: answer.body.data.total.amountMinor as number, paying, look };
}

describe('paying through Stripe Checkout', () => {
  it('redirects the visitor to Stripe with the total of the order and holds the seats', async () => {
    const { site, stripe } = await createSite();
    const { orderNo, amount, paying } = await orderToPay(site);
    expect(paying.body.data.redirectUrl).toBe('https://checkout.stripe.com/c/cs_test_1');
    const [created] = stripe.calls;
    expect(created?.fields.get('line_items[0][price_data][unit_amount]')).toBe(String(amount));
    expect(created?.fields.get('line_items[0][price_data][currency]')).toBe('cny');
    expect(created?.fields.get('client_reference_id')).toBe(orderNo);
    expect(created?.fields.get('success_url')).toContain('https://yunyou.example/user?type=Orders');
  });

  it('processes a signed event once', async () => {
    const { site, stripe } = await createSite();
    const { orderNo, amount, look } = await orderToPay(site);
    const payload = reportOf({ orderNo, amount });
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(site, payload)));
    answers.push(await report(site, payload), await report(site, reportOf({ orderNo, amount })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const order = await look();
    expect(order).toMatchObject({ state: 'paid', paid: { amountMinor: amount } });
    expect(order.timeline.filter(({ what }: { what: string }) => what === 'pay')).toHaveLength(1);
    expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toEqual([]);
  });

  it('rejects forged, changed, old and unsigned events', async () => {
    const { site } = await createSite();
    const { orderNo, amount, look } = await orderToPay(site);
    const payload = reportOf({ orderNo, amount });
    const attempts = [
      report(site, payload, sign(payload, 'whsec_of_somebody_else')),
      report(site, payload.replace(orderNo, 'YY261115-00000000'), sign(payload)),
      report(site, payload, sign(payload, webhookSecret, Math.floor(Date.now() / 1000) - 3600)),
      report(site, payload, 'nonsense'),
      site.app.inject({
        method: 'POST',
        url: `${apiPath}/payment/stripe`,
        payload: JSON.parse(payload) as object,
      }),
    ];
    expect((await Promise.all(attempts)).map(({ statusCode }) => statusCode)).toEqual([
      400, 400, 400, 400, 400,
    ]);
    expect((await look()).state).toBe('pending-payment');
  });

  it('ignores another amount, another currency or an unpaid session', async () => {
    const { site, stripe } = await createSite();
    const { orderNo, amount, look } = await orderToPay(site);
    await report(site, reportOf({ orderNo, amount, status: 'unpaid' }));
    await report(site, reportOf({ orderNo, amount: 1, session: 'cs_test_cheap' }));
    await report(site, reportOf({ orderNo, amount, currency: 'krw', session: 'cs_test_won' }));
    expect((await look()).state).toBe('pending-payment');
    const refunds = stripe.calls.filter(({ path }) => path === '/v1/refunds');
    expect(refunds.map(({ fields }) => fields.get('payment_intent'))).toEqual([
      'pi_of_cs_test_cheap',
      'pi_of_cs_test_won',
    ]);
  });

  it('refunds a payment that arrives after the order expired', async () => {
    const { site, stripe } = await createSite();
    const { orderNo, amount, departure, look } = await orderToPay(site);
    site.passTime(40 * minute);
    await maintainOrders(site.services);
    const payload = reportOf({ orderNo, amount });
    expect((await report(site, payload)).statusCode).toBe(200);
    expect((await report(site, payload)).statusCode).toBe(200);
    expect(await look()).toMatchObject({ state: 'expired', paid: { amountMinor: 0 } });
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats);
    const keys = stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set(['late-cs_test_1']));
    expect(
      (await look()).timeline.filter(({ what }: { what: string }) => what === 'late-payment'),
    ).toHaveLength(1);
  });

  it('refunds a cancelled order by its terms, and retries when Stripe does not answer', async () => {
    const { site, stripe } = await createSite();
    const { orderNo, amount, headers, look } = await orderToPay(site);
    await report(site, reportOf({ orderNo, amount }));
    stripe.isDown = true;
    const cancelled = await call(site.app, 'POST /order/cancel', { orderNo }, headers);
    expect(cancelled.body.data.state).toBe('cancelled');
    stripe.isDown = false;
    await maintainOrders(site.services);
    expect(await look()).toMatchObject({ state: 'refunded', refund: { amountMinor: amount } });
    const refund = stripe.calls.findLast(({ path }) => path === '/v1/refunds');
    expect([refund?.fields.get('amount'), refund?.key]).toEqual([String(amount), `refund-${orderNo}`]);
  });

  it('502: keeps the seats when Stripe does not answer', async () => {
    const { site, stripe } = await createSite();
    const { headers } = await site.signIn();
    const { orderNo } = await book(site, headers, await findDate(site));
    stripe.isDown = true;
    const answer = await call(site.app, 'POST /order/pay', { orderNo }, headers);
    expect([answer.status, answer.body.data.error]).toEqual([502, 'PAYMENT_UNAVAILABLE']);
    stripe.isDown = false;
    expect((await call(site.app, 'POST /order/pay', { orderNo }, headers)).status).toBe(200);
  });

  it('requires both keys', async () => {
    await expect(createTestApp({ STRIPE_SECRET_KEY: 'sk_test_x' })).rejects.toThrow('go together');
  });
});
