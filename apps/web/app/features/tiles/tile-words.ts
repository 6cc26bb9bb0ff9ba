import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type {
  CityCard,
  GuideCard,
  LineCard,
  NewsCard,
  RouteCard,
  SpotCard,
  ThemeCard,
} from '@yunyou/contract/site/cards.schema';
import { countOf } from '../../plurals.ts';
import { formatDays, formatDuration, formatLevel, formatMoney, formatMonths } from '../facts/format.ts';

/** Content of a tile. Loaders create it, so that the page data has no other fields of the card. */
export interface TileWords {
  id: string;
  to: string;
  picture: string;
  /** Blurred version shown until the picture has loaded. */
  blur?: string | undefined;
  /** The seal of the picture is at the top right, where cards have their save button. */
  seal?: 'right';
  title: string;
  zhTitle?: string | undefined;
  /** Facts between title and note, such as "5A" and "3 hours". */
  facts?: readonly string[];
  /** One line of description. */
  note: string;
  /** Kind of entity under which the tile can be saved. */
  saveAs?: BehaviourTarget;
}

interface Shown {
  id: string;
  linkUrl: string;
  picture: string;
  imageBlur?: string | undefined;
  imageSeal?: 'right' | undefined;
  summary: string;
}

const shown = ({ id, linkUrl, picture, imageBlur, imageSeal, summary }: Shown) => ({
  ...{ id, to: linkUrl, picture, note: summary },
  ...(imageBlur && { blur: imageBlur }),
  ...(imageSeal && { seal: imageSeal }),
});

export const cityTile = (city: CityCard): TileWords => ({
  ...shown(city),
  saveAs: 'city',
  title: city.name,
  zhTitle: city.zhName,
  facts: [formatDays(city.recommendedDays), `best ${formatMonths(city.bestMonths)}`],
});

export const spotTile = (spot: SpotCard): TileWords => ({
  ...shown(spot),
  saveAs: 'scenic-spot',
  title: spot.name,
  zhTitle: spot.zhName,
  facts: [
    ...spot.levels.slice(0, 2).map(formatLevel),
    formatDuration(spot.visitMinutes),
    ...(spot.free ? ['free'] : []),
  ],
});

export const lineTile = (line: LineCard): TileWords => ({
  ...shown(line),
  saveAs: 'trip-line',
  title: line.name,
  facts: [countOf(line.days, 'day'), `from\u{A0}${formatMoney(line.priceAdult)}`],
});

/** Returns the tile of a guide or news article. */
export const guideTile = (guide: GuideCard | NewsCard): TileWords => ({
  ...shown(guide),
  ...(guide.linkUrl.startsWith('/wiki/') && { saveAs: 'guide' }), // news cannot be saved
  title: guide.title,
  facts: [`${guide.minutesToRead} min read`],
});

export const themeTile = (theme: ThemeCard): TileWords => ({
  ...shown(theme),
  saveAs: 'theme',
  title: theme.title,
  zhTitle: theme.zhTitle,
  facts: [countOf(theme.placeCount, 'place')],
});

export const routeTile = (route: RouteCard): TileWords => ({
  ...shown(route),
  saveAs: 'route',
  title: route.title,
  zhTitle: route.zhTitle,
  facts: [formatDays(route.days), `best ${formatMonths(route.months)}`],
});

export const experienceTile = (
  experience: Shown & { title: string; zhTitle?: string | undefined },
): TileWords => ({
  ...shown(experience),
  title: experience.title,
  ...(experience.zhTitle && { zhTitle: experience.zhTitle }),
});

// Business list
export const orderDishes = (signatureDishes: string): string => `Order ${signatureDishes}`;
export const acceptsPassports = 'Accepts foreign passports';
export const askAboutPassports = 'Ask whether it accepts foreign passports before you book';
