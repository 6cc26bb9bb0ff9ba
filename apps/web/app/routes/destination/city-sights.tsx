import { Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import type { TileWords } from '../../features/tiles/tile-words.ts';
import * as words from './destination-words.ts';

interface CitySightsProps {
  city: { id: string; name: string };
  spots: readonly TileWords[];
  /** Number of sights of the city, shown or not. */
  total: number;
}

/** From this number on, the tiles fill a mosaic of one large and several small ones. */
const mosaicSize = 5;
const largeMosaicSize = 8;

/** Renders the best-known sights of a city. */
export function CitySights({ city, spots, total }: CitySightsProps) {
  if (spots.length === 0) return null;
  const isMosaic = spots.length >= mosaicSize;
  const shown = isMosaic && spots.length < largeMosaicSize ? spots.slice(0, mosaicSize) : spots;
  return (
    <Section
      id="see"
      title={words.whatToSeeIn(city.name)}
      more={{
        to: `/destination/list?kind=spot&city=${city.id}`,
        text: total > 1 ? words.allSightsOf(total) : words.inSightsList,
      }}
    >
      <Tiles layout={isMosaic ? 'bento' : 'grid'}>
        {shown.map((spot, index) => (
          <Tile key={spot.id} {...spot} look={isMosaic ? 'cover' : 'plain'} isLarge={index === 0} />
        ))}
      </Tiles>
    </Section>
  );
}
