import { Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import type { TileWords } from '../../features/tiles/tile-words.ts';
import * as words from './destination-words.ts';

interface CityReadingProps {
  city: { name: string };
  routes: readonly TileWords[];
  lines: readonly TileWords[];
  guides: readonly TileWords[];
}

/** Renders classic routes through a city, tours that visit it, and guides about it. */
export function CityReading({ city, routes, lines, guides }: CityReadingProps) {
  return (
    <>
      {routes.length > 0 && (
        <Section
          id="routes"
          title={words.classicRoutesThrough(city.name)}
          more={{ to: '/trip/routes', text: words.allClassicRoutes }}
          isScreenOnly
        >
          <Rows tiles={routes} />
        </Section>
      )}
      {lines.length > 0 && (
        <Section id="tours" tone="sunk" title={words.toursThatVisit(city.name)} isScreenOnly>
          <Tiles>
            {lines.map((line) => (
              <Tile key={line.id} {...line} isRowOnPhones />
            ))}
          </Tiles>
        </Section>
      )}
      {guides.length > 0 && (
        <Section id="guides" title={words.goodToKnow} isScreenOnly>
          <Rows tiles={guides} />
        </Section>
      )}
    </>
  );
}

const Rows = ({ tiles }: { tiles: readonly TileWords[] }) => (
  <Tiles layout="rows">
    {tiles.map((tile) => (
      <Tile key={tile.id} {...tile} look="row" />
    ))}
  </Tiles>
);
