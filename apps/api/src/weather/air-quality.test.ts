import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';
import { createAirQuality } from './air-quality.ts';

const now = () => new Date('2026-11-15T04:00:00Z');
const beijing = { id: 'beijing', coordinates: { latitude: 39.9, longitude: 116.4 } };

/** Starts a local air quality service and returns its URL. */
const serve = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listenLocally(createServer(listener))}/v1/air-quality`;

describe('the air quality', () => {
  it('is the index of the current hour at the place, with one request per place and hour', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      expect(request.url).toContain('latitude=39.900&longitude=116.400&current=us_aqi');
      response.end('{"current":{"us_aqi":84.6}}');
    });
    const airQuality = createAirQuality({ url, now, onError: (error) => expect.unreachable(String(error)) });
    expect(await airQuality(beijing)).toBe(85);
    expect(await airQuality(beijing)).toBe(85);
    expect(requests).toBe(1);
  });

  it('is unknown without a service, and when the service fails, sends invalid data or has no value', async () => {
    expect(
      await createAirQuality({ url: undefined, now, onError: (error) => expect.unreachable(String(error)) })(
        beijing,
      ),
    ).toBe(undefined);
    const answers: [RequestListener, number][] = [
      [(_, response) => response.writeHead(500).end(), 1],
      [(_, response) => response.end('{"current":7}'), 1],
      [(_, response) => response.end('{"current":{"us_aqi":null}}'), 0],
    ];
    for (const [listener, failures] of answers) {
      const errors: Error[] = [];
      const url = await serve(listener);
      const airQuality = createAirQuality({ url, now, onError: (error) => errors.push(error) });
      expect(await airQuality(beijing)).toBe(undefined);
      expect(errors).toHaveLength(failures);
    }
  });
});
