import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { formatDuration, formatMoney } from '../../features/facts/format.ts';

/** A way to or from another city, in the words its line is made of: a city has dozens, and its page carries each twice. */
export interface Ride {
  city: string;
  zhCity: string;
  linkUrl: string;
  time: string;
  detail: string;
}

const modeNames: Record<CityLink['mode'], string> = {
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
