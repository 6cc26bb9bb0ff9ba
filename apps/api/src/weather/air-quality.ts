import { z } from 'zod';
import { createPlaceService, type ServicePlace } from './place-service.ts';

/** Returns the air quality index of the United States (0 to 500) at this hour. Undefined without a service and when it fails. */
export type AirQuality = (place: ServicePlace) => Promise<number | undefined>;

const responseBody = z.object({ current: z.object({ us_aqi: z.number().nullable() }) });

/** Creates a client for the air quality service. */
export function createAirQuality(options: {
  url: string | undefined;
  now(): Date;
  onError(error: Error): void;
}): AirQuality {
  return createPlaceService<number | undefined>({
    ...options,
    name: 'The air quality',
    query: { current: 'us_aqi', timezone: 'Asia/Shanghai' },
    parse: (body) => {
      const { us_aqi: index } = responseBody.parse(body).current;
      return index === null ? undefined : Math.round(index);
    },
    none: undefined,
  });
}
