import { getTimes } from 'suncalc';
import { chinaNow } from './china-time.ts';

/** Returns sunrise and sunset at a place in China time (HH:MM); undefined when there is none. */
export function sunTimes(
  date: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): { rise: string; set: string } | undefined {
  const noonInChina = new Date(`${date}T04:00:00Z`);
  const { sunrise, sunset } = getTimes(noonInChina, latitude, longitude);
  if (!(sunrise && sunset)) return undefined;
  return { rise: nearestMinute(sunrise), set: nearestMinute(sunset) };
}

function nearestMinute(instant: Date): string {
  return chinaNow(new Date(instant.getTime() + 30_000)).time;
}
