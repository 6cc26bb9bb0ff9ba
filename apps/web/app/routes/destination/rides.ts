import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { formatDuration, formatMoney, formatYearMonth } from '../../features/facts/format.ts';
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

/** States from which month the oldest train times are, in whatever year the page is read; `undefined` without trains. */
export function describeRidesAge(links: readonly CityLink[]): string | undefined {
  const months = links.flatMap(({ mode, timetable, factsAsOf }) =>
    mode === 'train' ? [timetable ?? factsAsOf] : [],
  );
  const [oldest] = months.sort();
  return oldest && words.trainTimesOf(formatYearMonth(oldest), oldest !== months.at(-1));
}

export const toRide = ({ mode, minutes, perDay, fare, fareRule, city, hereStop }: CityLink): Ride => ({
  city: city.name,
  zhCity: city.zhName,
  linkUrl: city.linkUrl,
  time: `${modeNames[mode]} ${formatDuration(minutes)}`,
  detail: [hereStop, words.aboutADay(perDay), fare && describeFare(formatMoney(fare), fareRule)]
    .filter(Boolean)
    .join(' · '),
});

const describeFare = (fare: string, rule: CityLink['fareRule']): string =>
  rule ? words.about(fare) : words.from(fare);
