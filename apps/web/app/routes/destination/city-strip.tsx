import { Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import type { TileWords } from '../../features/tiles/tile-words.ts';

/** A section with one row of cities; nothing without cities. */
export function CityStrip({
  id,
  title,
  cities,
}: {
  id: string;
  title: string;
  cities: readonly TileWords[];
}) {
  if (cities.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <Tiles layout="strip">
        {cities.map((city) => (
          <Tile key={city.id} {...city} look="cover" format="poster" sizes="19rem" />
        ))}
      </Tiles>
    </Section>
  );
}
