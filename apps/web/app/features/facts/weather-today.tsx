import type { CallOutput } from '@yunyou/contract/endpoints';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { useHasBeenIdle } from '../../idle/idle-queue.ts';
import { useLocalText } from '../preferences/local-text.tsx';
import * as words from './fact-words.ts';
import styles from './weather-today.module.css';

type DayWeather = CallOutput<'GET /travel/weather'>['days'][number];

/** Today's weather in a city: the forecast where a service is set, otherwise what is usual. Loaded after the page, which is cached. */
export function WeatherToday({ cityId, name }: { cityId: string; name: string }) {
  const apiBase = useApiBase();
  const isIdle = useHasBeenIdle();
  const local = useLocalText();
  const [day, setDay] = useState<DayWeather>();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    const api = createBrowserClient({ apiBase, isSilent: true, signal: leaving.signal });
    api('GET /travel/weather', { cityId, from: chinaNow(new Date()).date }).then(
      ({ days }) => setDay(days[0]),
      () => undefined, // the chart below shows the climate
    );
    return () => leaving.abort();
  }, [apiBase, cityId, isIdle]);
  return (
    <p role="status" className={styles.today}>
      {day && local(describeDay(day, name))}
    </p>
  );
}

export function describeDay({ source, highC, lowC, rainMm, sun }: DayWeather, name: string): string {
  const degrees = words.degrees(Math.round(highC), Math.round(lowC));
  const rain = rainMm >= 1 ? words.rain(Math.round(rainMm)) : ', dry';
  const weather = source === 'forecast' ? words.today(name, degrees, rain) : words.usual(name, degrees);
  return sun ? words.withSun(weather, sun.rise, sun.set) : weather;
}
