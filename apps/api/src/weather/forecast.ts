import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import type { DayWeather } from '@yunyou/domain/time/weather';
import { z } from 'zod';

interface ForecastPlace {
  id: string;
  coordinates: { latitude: number; longitude: number };
}

/** Returns the forecast by date. Empty without a service, for dates beyond its range, and when it fails. */
export type Forecast = (
  place: ForecastPlace,
  dates: readonly string[],
) => Promise<ReadonlyMap<string, DayWeather>>;

const rangeDays = 14;
const timeoutMs = 1500;
const cacheMs = 3600_000;
const placesMax = 500;

const responseBody = z.object({
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
    precipitation_sum: z.array(z.number().nullable()),
  }),
});

/** Creates a client for an Open-Meteo compatible service. Caches each place for an hour, failures included. */
export function createForecast({
  url,
  now,
  onError,
}: {
  url: string | undefined;
  now(): Date;
  onError(error: Error): void;
}): Forecast {
  const cache = new Map<string, { until: number; days: Promise<ReadonlyMap<string, DayWeather>> }>();
  const none: ReadonlyMap<string, DayWeather> = new Map();

  const request = async ({
    coordinates: { latitude, longitude },
  }: ForecastPlace): Promise<ReadonlyMap<string, DayWeather>> => {
    const address = new URL(url ?? '');
    const query = {
      latitude: latitude.toFixed(3),
      longitude: longitude.toFixed(3),
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      timezone: 'Asia/Shanghai',
      forecast_days: String(rangeDays),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
    const { daily } = responseBody.parse(await response.json());
    return new Map(
      daily.time.flatMap((date, index): [string, DayWeather][] => {
        const [highC, lowC, rainMm] = [
          daily.temperature_2m_max[index],
          daily.temperature_2m_min[index],
          daily.precipitation_sum[index],
        ];
        if (typeof highC !== 'number' || typeof lowC !== 'number') return [];
        return [[date, { highC, lowC, rainMm: rainMm ?? 0, source: 'forecast' }]];
      }),
    );
  };

  return async (place, dates) => {
    const today = chinaNow(now()).date;
    const isNear = dates.some((date) => date >= today && date < addDays(today, rangeDays));
    if (url === undefined || !isNear) return none;
    const time = now().getTime();
    const cached = cache.get(place.id);
    if (cached && cached.until > time) return cached.days;
    const days = request(place).catch((error: unknown) => {
      onError(new Error('The weather forecast failed', { cause: error }));
      return none;
    });
    if (cache.size >= placesMax) cache.clear();
    cache.set(place.id, { until: time + cacheMs, days });
    return days;
  };
}
