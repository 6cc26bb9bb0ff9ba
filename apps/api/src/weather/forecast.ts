import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import type { DayWeather } from '@yunyou/domain/time/weather';
import { z } from 'zod';
import { createPlaceService, type ServicePlace } from './place-service.ts';

type DaysByDate = ReadonlyMap<string, DayWeather>;

/** Returns the forecast by date. Empty without a service, for dates beyond its range, and when it fails. */
export type Forecast = (place: ServicePlace, dates: readonly string[]) => Promise<DaysByDate>;

const rangeDays = 14;
const none: DaysByDate = new Map();

const responseBody = z.object({
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
    precipitation_sum: z.array(z.number().nullable()),
  }),
});

/** Creates a client for the weather service. */
export function createForecast({
  url,
  now,
  onError,
}: {
  url: string | undefined;
  now(): Date;
  onError(error: Error): void;
}): Forecast {
  const request = createPlaceService({
    ...{ url, now, onError, parse, none },
    name: 'The weather forecast',
    query: {
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      timezone: 'Asia/Shanghai',
      forecast_days: String(rangeDays),
    },
  });
  return async (place, dates) => {
    const today = chinaNow(now()).date;
    const isNear = dates.some((date) => date >= today && date < addDays(today, rangeDays));
    return isNear ? request(place) : none;
  };
}

function parse(body: unknown): DaysByDate {
  const { daily } = responseBody.parse(body);
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
}
