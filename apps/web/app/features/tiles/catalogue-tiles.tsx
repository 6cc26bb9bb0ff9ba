import type {
  CityCard,
  GuideCard,
  LineCard,
  NewsCard,
  SpotCard,
  ThemeCard,
} from '@yunyou/contract/cards.schema';
import { formatDays, formatDuration, formatLevel, formatMoney, formatMonths } from '../facts/format.ts';
import { Marked } from './marked.tsx';
import { Tile, type TileProps } from './tile.tsx';

type Shape = Pick<TileProps, 'format' | 'look' | 'sizes' | 'headingLevel' | 'isLikely'>;

interface Hits {
  titleParts: readonly string[];
  summaryParts: readonly string[];
}

export function CityTile({ city, ...shape }: { city: CityCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={city.linkUrl}
      picture={city.picture}
      color={city.imageColor}
      title={city.name}
      zhTitle={city.zhName}
      facts={[formatDays(city.recommendedDays), `best ${formatMonths(city.bestMonths)}`]}
      note={city.summary}
    />
  );
}

export function SpotTile({ spot, note, ...shape }: { spot: SpotCard; note?: string } & Shape) {
  const level = spot.levels.map(formatLevel).slice(0, 2);
  return (
    <Tile
      {...shape}
      to={spot.linkUrl}
      picture={spot.picture}
      color={spot.imageColor}
      title={spot.name}
      zhTitle={spot.zhName}
      facts={[...level, formatDuration(spot.visitMinutes), ...(spot.free ? ['free'] : [])]}
      note={note ?? spot.summary}
    />
  );
}

export function LineTile({ line, ...shape }: { line: LineCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={line.linkUrl}
      picture={line.picture}
      color={line.imageColor}
      title={line.name}
      facts={[line.days === 1 ? '1 day' : `${line.days} days`, `from ${formatMoney(line.priceAdult)}`]}
      note={line.summary}
    />
  );
}

/** A guide or a piece of news; where it was searched for, with the hits marked. */
export function GuideTile({ guide, ...shape }: { guide: (GuideCard | NewsCard) & Partial<Hits> } & Shape) {
  return (
    <Tile
      {...shape}
      to={guide.linkUrl}
      picture={guide.picture}
      color={guide.imageColor}
      title={guide.title}
      titleContent={guide.titleParts && <Marked parts={guide.titleParts} />}
      facts={[`${guide.minutesToRead} min read`]}
      note={guide.summaryParts ? <Marked parts={guide.summaryParts} /> : guide.summary}
    />
  );
}

export function ThemeTile({ theme, ...shape }: { theme: ThemeCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={theme.linkUrl}
      picture={theme.picture}
      color={theme.imageColor}
      title={theme.title}
      zhTitle={theme.zhTitle}
      facts={[`${theme.placeCount} places`]}
      note={theme.summary}
    />
  );
}
