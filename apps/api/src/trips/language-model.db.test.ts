import { describe, expect, it } from 'vitest';
import { apiPath } from '../testing/api-path.ts';
import { call } from '../testing/call.ts';
import { harmlessTexts, hostileTexts } from '../testing/hostile/model-answers.ts';
import { startModelServer } from '../testing/model-server.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openTestTrip, planTestTrip, shortTrip, verifyStored, waitForPlan } from '../testing/trips.ts';
import { generateTripText } from './generate-trip-text.ts';

const wish = "3 days in Xi'an, history";
const slots = [{ slot: 'city', value: "Xi'an", quote: "Xi'an" }];
const isReading = (body: string) => body.includes('You read what travellers wish');

async function startApp(reply: Parameters<typeof startModelServer>[0], timeout = '2000') {
  const { url, calls } = await startModelServer(reply);
  const test = await createTestApp({ LLM_URL: url, LLM_MODEL: 'test', LLM_TIMEOUT: timeout });
  return { ...test, calls };
}

describe('a trip with a language model configured', () => {
  it('answers before the model does, which reads the wish before planning', async () => {
    const created = Promise.withResolvers<void>();
    const { app, calls, services } = await startApp(
      ({ body }) =>
        isReading(body)
          ? {
              after: created.promise,
              body: JSON.stringify({
                slots: [...slots, { slot: 'pace', value: 'relaxed', quote: 'history' }],
              }),
            }
          : { status: 500 },
      '20000',
    );
    const { id, key } = (await call(app, 'POST /travel/create', { wish })).body.data;
    created.resolve();
    const headers = { 'trip-key': key };
    await waitForPlan(app, id, headers);
    expect(calls.filter(({ body }) => isReading(body))).toHaveLength(1);
    const { brief } = await openTestTrip(app, id, headers);
    expect(brief).toMatchObject({ cityIds: ['xian'], pace: 'relaxed' });
    expect(await verifyStored(id, services)).toEqual([]);
  });

  it('is planned from the reading by rules when the model does not answer in time', async () => {
    const { app } = await startApp(() => ({ hangs: true }), '1500');
    const { id, key } = (await call(app, 'POST /travel/create', { wish })).body.data;
    await waitForPlan(app, id, { 'trip-key': key });
    const { brief } = await openTestTrip(app, id, { 'trip-key': key });
    expect(brief).toMatchObject({ cityIds: ['xian'], when: { days: 3 } });
  });

  it('is not read again when the form has already shown the reading', async () => {
    const { app, calls } = await startApp(() => ({ status: 500 }));
    const { id, headers } = await planTestTrip(app, { ...shortTrip, wish, wishIsRead: true });
    expect(calls.filter(({ body }) => isReading(body))).toEqual([]);
    const { data } = (await call(app, 'GET /travel/line/detail', { id }, headers)).body;
    expect(data.wish).toBe(wish);
  });

  it('shows generated texts, except those the plan does not back', async () => {
    const { app, services } = await startApp(({ body }) => ({
      body: JSON.stringify(
        isReading(body)
          ? { slots: [] }
          : {
              summary: "Xi'an without hurry.",
              days: [
                { day: 1, text: 'You arrive and walk where caravans once set out.' },
                { day: 2, text: 'Be there at 03:33 and pay 987 yuan.' },
                { day: 3, text: 'A last look at the Forbidden City.' },
              ],
            },
      ),
    }));
    const { id, headers } = await planTestTrip(app);
    const read = async () => (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    const plain = await read();
    await generateTripText({ tripId: id, version: 1 }, services);
    const data = await read();
    expect(data.summary).toBe("Xi'an without hurry.");
    expect(data.days.map(({ summary }: { summary: string }) => summary)).toEqual([
      'You arrive and walk where caravans once set out.',
      plain.days[1].summary,
      plain.days[2].summary,
    ]);
  });

  it('shows no text of a hostile model', async () => {
    let texts: readonly string[] = [];
    const { app, services, calls } = await startApp(({ body }) => ({
      body: JSON.stringify(
        isReading(body)
          ? { slots: [] }
          : { summary: texts[0], days: texts.slice(1).map((text, index) => ({ day: index + 1, text })) },
      ),
    }));
    const { id, headers } = await planTestTrip(app);
    const read = async () => (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    const plain = await read();
    for (let from = 0; from < hostileTexts.length; from += 4) {
      texts = Array.from(
        { length: 4 },
        (_, index) => hostileTexts[(from + index) % hostileTexts.length] ?? '',
      );
      await generateTripText({ tripId: id, version: 1 }, services);
      expect(await read()).toMatchObject({ summary: plain.summary, days: plain.days });
    }
    expect(calls.length).toBeGreaterThanOrEqual(hostileTexts.length / 4);
  });

  it('labels generated texts on the page and in files', async () => {
    const [summary = '', ...days] = harmlessTexts;
    const { app, services } = await startApp(({ body }) => ({
      body: JSON.stringify(
        isReading(body)
          ? { slots: [] }
          : { summary, days: days.slice(0, 3).map((text, index) => ({ day: index + 1, text })) },
      ),
    }));
    const { id, headers } = await planTestTrip(app);
    await generateTripText({ tripId: id, version: 1 }, services);
    const { data } = (await call(app, 'GET /travel/line/detail', { id }, headers)).body;
    expect(data).toMatchObject({ summary, isSummaryGenerated: true });
    expect(data.days.every((day: { isSummaryGenerated?: true }) => day.isSummaryGenerated)).toBe(true);
    const file = async (format: string) =>
      app.inject({ url: `${apiPath}/travel/export/${format}?id=${id}`, headers });
    for (const format of ['gpx', 'kml'])
      expect((await file(format)).body).toContain(`${summary} (Written by AI)`);
    const pages = readPdfText((await file('pdf')).rawPayload);
    expect(JSON.stringify(pages).match(/Written by AI/g)?.length).toBe(4);
  });
});
