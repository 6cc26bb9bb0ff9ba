import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { formatDuration, formatMoney } from '../../features/facts/format.ts';
import * as words from './destination-words.ts';

/** A connection to another city, already formatted: a page has dozens of them, so the data stays small. */
export interface Ride {
  city: string;
  zhCity: string;
  linkUrl: string;
  time: string;
  detail: string;
}

export const modeNames: Record<CityLink['mode'], string> = {
  train: words.train,
  flight: words.flight,
  coach: words.coach,
  ferry: words.ferry,
};

export const toRide = ({ mode, minutes, perDay, fare, city, hereStop }: CityLink): Ride => ({
  city: city.name,
  zhCity: city.zhName,
  linkUrl: city.linkUrl,
  time: `${modeNames[mode]} ${formatDuration(minutes)}`,
  detail: [hereStop, words.aboutADay(perDay), fare && words.from(formatMoney(fare))]
    .filter(Boolean)
    .join(' · '),
});
