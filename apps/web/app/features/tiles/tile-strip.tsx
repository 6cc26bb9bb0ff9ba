import { Tiles } from '../sections/section.tsx';
import { Tile, type TileProps } from './tile.tsx';
import type { TileWords } from './tile-words.ts';

/** Fewer tiles leave half of a wide screen empty. */
const leastInStrip = 3;

/** Tiles in one row that scrolls sideways. One or two tiles are shown as rows that fill the width. */
export function TileStrip({
  tiles,
  look = 'plain',
  format = look === 'cover' ? 'poster' : 'tile',
}: {
  tiles: readonly TileWords[];
  look?: 'plain' | 'cover';
  format?: TileProps['format'];
}) {
  const isStrip = tiles.length >= leastInStrip;
  return (
    <Tiles layout={isStrip ? 'strip' : 'rows'}>
      {tiles.map((tile) =>
        isStrip ? (
          <Tile key={tile.id} {...tile} look={look} format={format} sizes="19rem" />
        ) : (
          <Tile key={tile.id} {...tile} look="row" />
        ),
      )}
    </Tiles>
  );
}
