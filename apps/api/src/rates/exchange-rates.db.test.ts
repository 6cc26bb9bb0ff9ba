import { createServer } from 'node:http';
import { currency } from '@yunyou/contract/entities/base.schema';
import { exchangeRates } from '@yunyou/domain/money/money';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../testing/call.ts';
import { portOf } from '../testing/port-of.ts';
import { createTestApp } from '../testing/test-app.ts';
import { refreshRatesJob } from './refresh-rates.job.ts';

/** Serves a table of rates as a source does. Returns its URL. */
async function serveRates(date: string, usd: number): Promise<string> {
  const perYuan = currency.options.map((code) => [code.toLowerCase(), 1 / exchangeRates.cnyPer[code]]);
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ date, cny: { ...Object.fromEntries(perYuan), usd: 1 / usd } })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${portOf(server)}/`;
}

const attempt = { number: 0, isLast: false, signal: new AbortController().signal };

async function withSource(date: string, usd: number) {
  const url = await serveRates(date, usd);
  const test = await createTestApp({ EXCHANGE_RATES_URL: url }, () => new Date('2030-01-05T04:00:00Z'));
  const headers = await test.signInStaff();
  const usdOnSite = async () => {
    const { list } = (await call(test.app, 'GET /travel/currencyList')).body.data;
    const { cnyPer, ratesAsOf } = list.find(({ code }: { code: string }) => code === 'USD');
    return { cnyPer, ratesAsOf };
  };
  const run = () => refreshRatesJob.run({}, test.services, attempt);
  const read = async () => (await call(test.app, 'GET /admin/rates', {}, headers)).body.data;
  return { ...test, headers, usdOnSite, run, read };
}

describe('exchange rates', () => {
  it('are refreshed by the job, shown to visitors and planned with, and logged', async () => {
    const { run, usdOnSite, read, services, app, headers } = await withSource('2030-01-05', 7);
    await run();
    expect(await usdOnSite()).toEqual({ cnyPer: 7, ratesAsOf: '2030-01-05' });
    expect(await services.tripCatalogue()).toMatchObject({ ratesAsOf: '2030-01-05', cnyPer: { USD: 7 } });
    expect(await read()).toMatchObject({
      origin: { setBy: null },
      sourceHost: expect.stringContaining('127.0.0.1'),
    });
    const log = await call(app, 'POST /admin/audit/list', {}, headers);
    expect(log.body.data.list[0]).toMatchObject({ action: 'rates.refresh', staffName: 'Daily refresh' });
  });

  it('stay when the source is older or implausible', async () => {
    const old = await withSource('2020-01-01', 7);
    await old.run();
    const odd = await withSource('2030-01-05', 70);
    await expect(odd.run()).rejects.toThrow('The rate of USD changed');
    const shipped = { cnyPer: exchangeRates.cnyPer.USD, ratesAsOf: exchangeRates.asOf };
    expect([await old.usdOnSite(), await odd.usdOnSite()]).toEqual([shipped, shipped]);
  });

  it('can be set by staff, with date and name', async () => {
    const { app, headers, usdOnSite, read } = await withSource('2020-01-01', 7);
    const cnyPer = { ...exchangeRates.cnyPer, USD: 6.9 };
    const save = (rates: Record<string, unknown>) => call(app, 'POST /admin/rates/save', rates, headers);
    expect((await save({ asOf: '2030-01-02', cnyPer })).status).toBe(200);
    expect(await usdOnSite()).toEqual({ cnyPer: 6.9, ratesAsOf: '2030-01-02' });
    expect((await read()).origin).toMatchObject({ setBy: expect.any(String), setAt: expect.any(String) });

    const { USD: _, ...without } = cnyPer;
    const wrong = [
      { asOf: '2099-01-01', cnyPer },
      { asOf: '2030-01-02', cnyPer: { ...cnyPer, CNY: 2 } },
      { asOf: '2030-01-02', cnyPer: { ...cnyPer, USD: 0 } },
      { asOf: '2030-01-02', cnyPer: without },
    ];
    for (const rates of wrong) expect((await save(rates)).status, JSON.stringify(rates)).toBe(400);
  });

  it('409: cannot be refreshed without a source', async () => {
    const { app, signInStaff } = await createTestApp();
    const answer = await call(app, 'POST /admin/rates/refresh', {}, await signInStaff());
    expect(answer.status).toBe(409);
  });
});
