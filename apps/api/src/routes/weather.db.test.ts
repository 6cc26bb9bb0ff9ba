import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { listenLocally } from '../testing/listen-locally.ts';
import { createTestApp } from '../testing/test-app.ts';

describe('GET /travel/weather', () => {
  it('200: has the air quality index beside the days where a service is set', async () => {
    const service = createServer((_, response) => response.end('{"current":{"us_aqi":85}}'));
    const AIR_QUALITY_URL = `http://127.0.0.1:${await listenLocally(service)}/`;
    const { app } = await createTestApp({ AIR_QUALITY_URL });
    const withDay = await call(app, 'GET /travel/weather', { cityId: 'xian', from: '2027-04-10' });
    expect(withDay.body.data).toMatchObject({ airIndex: 85, days: [{ date: '2027-04-10' }] });
    const climateOnly = await call(app, 'GET /travel/weather', { cityId: 'xian' });
    expect(climateOnly.body.data).not.toHaveProperty('airIndex');
  });

  it('200: has no air quality without a service', async () => {
    const { app } = await createTestApp();
    const answer = await call(app, 'GET /travel/weather', { cityId: 'xian', from: '2027-04-10' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).not.toHaveProperty('airIndex');
  });
});
