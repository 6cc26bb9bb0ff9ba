import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { createForecast } from './forecast.ts';

const now = () => new Date('2026-11-15T04:00:00Z');
const beijing = { id: 'beijing', coordinates: { latitude: 39.9, longitude: 116.4 } };

/** Starts a local weather service and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server)}/v1/forecast`;
}

describe('the forecast', () => {
  it('comes from the service for dates in range, with one request per place and hour', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      expect(request.url).toContain('timezone=Asia%2FShanghai');
      response.end(
        JSON.stringify({
          daily: {
            time: ['2026-11-16', '2026-11-17'],
            temperature_2m_max: [11.5, null],
            temperature_2m_min: [1, 2],
            precipitation_sum: [null, 3],
          },
        }),
      );
    });
    const forecast = createForecast({ url, now, onError: (error) => expect.unreachable(String(error)) });
    const days = await forecast(beijing, ['2026-11-16', '2026-11-17']);
    expect([...days]).toEqual([['2026-11-16', { highC: 11.5, lowC: 1, rainMm: 0, source: 'forecast' }]]);
    await forecast(beijing, ['2026-11-17']);
    expect((await forecast(beijing, ['2027-05-01'])).size).toBe(0);
    expect(requests).toBe(1);
  });

  it('is empty and reports an error when the service fails, sends invalid data or does not respond', async () => {
    const listeners: RequestListener[] = [
      (_, response) => response.writeHead(500).end(),
      (_, response) => response.end('{"daily":7}'),
      () => undefined,
    ];
    for (const listener of listeners) {
      const errors: Error[] = [];
      const forecast = createForecast({
        url: await serve(listener),
        now,
        onError: (error) => errors.push(error),
      });
      expect((await forecast(beijing, ['2026-11-16'])).size).toBe(0);
      expect(errors).toHaveLength(1);
    }
    const silent = createForecast({
      url: undefined,
      now,
      onError: () => expect.unreachable('no service is set'),
    });
    expect((await silent(beijing, ['2026-11-16'])).size).toBe(0);
  });
});
