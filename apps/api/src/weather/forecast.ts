import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import type { DayWeather } from '@yunyou/domain/time/weather';
import { z } from 'zod';

interface Spot {
  id: string;
  coordinates: { latitude: number; longitude: number };
}

/** Weather of the coming days by date; nothing where no service is set, the days are too far off or it does not answer. */
export type Forecast = (place: Spot, dates: readonly string[]) => Promise<ReadonlyMap<string, DayWeather>>;

const reachDays = 14;
const patienceMs = 1500;
const freshMs = 3600_000;
const mostPlaces = 500;

const answer = z.object({
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
    precipitation_sum: z.array(z.number().nullable()),
  }),
});

/** Asks a service that speaks Open-Meteo's dialect, once an hour for a place; what is usual stands in for everything else. */
export function createForecast({
  url,
  now,
  onError,
}: {
  url: string | undefined;
  now(): Date;
  onError(error: Error): void;
}): Forecast {
  const known = new Map<string, { until: number; days: Promise<ReadonlyMap<string, DayWeather>> }>();
  const none: ReadonlyMap<string, DayWeather> = new Map();

  const ask = async ({
    coordinates: { latitude, longitude },
  }: Spot): Promise<ReadonlyMap<string, DayWeather>> => {
    const address = new URL(url ?? '');
    const query = {
      latitude: latitude.toFixed(3),
      longitude: longitude.toFixed(3),
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      timezone: 'Asia/Shanghai',
      forecast_days: String(reachDays),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
    const { daily } = answer.parse(await response.json());
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
    const isNear = dates.some((date) => date >= today && date < addDays(today, reachDays));
    if (url === undefined || !isNear) return none;
    const time = now().getTime();
    const cached = known.get(place.id);
    if (cached && cached.until > time) return cached.days;
    const days = ask(place).catch((error: unknown) => {
      onError(new Error('no forecast', { cause: error }));
      return none;
    });
    if (known.size >= mostPlaces) known.clear();
    known.set(place.id, { until: time + freshMs, days });
    return days;
  };
}
