import type { CallOutput } from '@yunyou/contract/endpoints';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { useHasBeenIdle } from '../../idle/idle-queue.ts';
import { useLocalText } from '../preferences/local-text.tsx';
import * as words from './fact-words.ts';
import styles from './weather-today.module.css';

type Weather = CallOutput<'GET /travel/weather'>;
type DayWeather = Weather['days'][number];

/**
 * Renders today's weather and air in a city. Without a service, it shows the usual weather and no air quality. Loaded
 * after the page, which is cached.
 */
export function WeatherToday({ cityId, name }: { cityId: string; name: string }) {
  const apiBase = useApiBase();
  const isIdle = useHasBeenIdle();
  const local = useLocalText();
  const [weather, setWeather] = useState<Weather>();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    const api = createBrowserClient({ apiBase, isSilent: true, signal: leaving.signal });
    api('GET /travel/weather', { cityId, from: chinaNow(new Date()).date }).then(
      setWeather,
      () => undefined, // the chart below shows the climate
    );
    return () => leaving.abort();
  }, [apiBase, cityId, isIdle]);
  const day = weather?.days[0];
  return (
    <p role="status" className={styles.today}>
      {day && local(describeDay(day, name))}
      {weather?.airIndex !== undefined && ` ${describeAir(weather.airIndex)}`}
    </p>
  );
}

export function describeDay({ source, highC, lowC, rainMm, sun }: DayWeather, name: string): string {
  const degrees = words.degrees(Math.round(highC), Math.round(lowC));
  const rain = rainMm >= 1 ? words.rain(Math.round(rainMm)) : ', dry';
  const weather = source === 'forecast' ? words.today(name, degrees, rain) : words.usual(name, degrees);
  return sun ? words.withSun(weather, sun.rise, sun.set) : weather;
}

/** Highest index of each class of the United States; above the last one the air is hazardous. */
const airClasses = [
  { max: 50, name: words.airGood },
  { max: 100, name: words.airModerate },
  { max: 150, name: words.airSensitive },
  { max: 200, name: words.airUnhealthy },
  { max: 300, name: words.airVeryUnhealthy },
];

export function describeAir(index: number): string {
  const found = airClasses.find(({ max }) => index <= max);
  return words.air(found?.name ?? words.airHazardous, index);
}
