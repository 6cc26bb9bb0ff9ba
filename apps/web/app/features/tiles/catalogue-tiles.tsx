import type {
  CityCard,
  GuideCard,
  LineCard,
  NewsCard,
  SpotCard,
  ThemeCard,
} from '@yunyou/contract/cards.schema';
import { formatDays, formatDuration, formatMoney, formatMonths } from '../facts/format.ts';
import { Tile, type TileProps } from './tile.tsx';

type Shape = Pick<TileProps, 'format' | 'sizes' | 'headingLevel' | 'isLikely'>;

export function CityTile({ city, ...shape }: { city: CityCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={city.linkUrl}
      picture={city.picture}
      title={city.name}
      zhTitle={city.zhName}
      facts={[formatDays(city.recommendedDays), `best ${formatMonths(city.bestMonths)}`]}
      note={city.summary}
    />
  );
}

export function SpotTile({ spot, note, ...shape }: { spot: SpotCard; note?: string } & Shape) {
  const level = spot.levels.map((name) => (name === 'UNESCO' ? 'World Heritage' : name)).slice(0, 2);
  return (
    <Tile
      {...shape}
      to={spot.linkUrl}
      picture={spot.picture}
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
      title={line.name}
      facts={[line.days === 1 ? '1 day' : `${line.days} days`, `from ${formatMoney(line.priceAdult)}`]}
      note={line.summary}
    />
  );
}

export function GuideTile({ guide, ...shape }: { guide: GuideCard | NewsCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={guide.linkUrl}
      picture={guide.picture}
      title={guide.title}
      facts={[`${guide.minutesToRead} min read`]}
      note={guide.summary}
    />
  );
}

export function ThemeTile({ theme, ...shape }: { theme: ThemeCard } & Shape) {
  return (
    <Tile
      {...shape}
      to={theme.linkUrl}
      picture={theme.picture}
      title={theme.title}
      zhTitle={theme.zhTitle}
      facts={[`${theme.placeCount} places`]}
      note={theme.summary}
    />
  );
}
