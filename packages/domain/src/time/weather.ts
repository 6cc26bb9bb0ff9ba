import type { City } from '@yunyou/contract/entities/city.schema';
import type { TripWarning } from '@yunyou/contract/trip/trip.schema';

/** `rainMm` is the rain of the whole month for `normals` and of the day for a `forecast`. */
export interface DayWeather {
  highC: number;
  lowC: number;
  rainMm: number;
  source: 'normals' | 'forecast';
}

/** Returns the long-term means of the month of a date. */
export function usualWeather(date: string, { climate }: Pick<City, 'climate'>): DayWeather | undefined {
  const month = climate[Number(date.slice(5, 7)) - 1];
  return month && { ...month, source: 'normals' };
}

const [hotC, freezingC, wetMonthMm, wetDayMm] = [33, -5, 150, 10];

/** Lists warnings about heat, frost and rain. */
export function weatherWarnings({ highC, lowC, rainMm, source }: DayWeather): TripWarning[] {
  const isUsual = source === 'normals';
  const warn = (text: string): TripWarning => ({ kind: 'weather', level: 'note', text });
  return [
    ...(highC >= hotC
      ? [
          warn(
            `${isUsual ? 'Usually' : 'Expected'} ${Math.round(highC)} °C in the afternoon: keep the middle of the day indoors.`,
          ),
        ]
      : []),
    ...(lowC <= freezingC
      ? [warn(`${isUsual ? 'Usually' : 'Expected'} ${Math.round(lowC)} °C at night: dress for frost.`)]
      : []),
    ...(rainMm >= (isUsual ? wetMonthMm : wetDayMm)
      ? [
          warn(
            isUsual
              ? `A wet month (${Math.round(rainMm)} mm): have an indoor sight in reserve.`
              : `Rain expected (${Math.round(rainMm)} mm).`,
          ),
        ]
      : []),
  ];
}
