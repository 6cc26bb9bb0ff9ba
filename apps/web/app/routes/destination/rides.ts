import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { formatDuration, formatMoney } from '../../features/facts/format.ts';

/** A connection to another city, already formatted: a page has dozens of them, so the data stays small. */
export interface Ride {
  city: string;
  zhCity: string;
  linkUrl: string;
  time: string;
  detail: string;
}

export const modeNames: Record<CityLink['mode'], string> = {
  train: 'Train',
  flight: 'Flight',
  coach: 'Coach',
  ferry: 'Ferry',
};

export const toRide = ({ mode, minutes, perDay, fare, city, hereStop }: CityLink): Ride => ({
  city: city.name,
  zhCity: city.zhName,
  linkUrl: city.linkUrl,
  time: `${modeNames[mode]} ${formatDuration(minutes)}`,
  detail: [hereStop, `about ${perDay} a day`, fare && `from ${formatMoney(fare)}`]
    .filter(Boolean)
    .join(' · '),
});
