import sharp from 'sharp';
import type { TaskInput } from './messages.ts';
import { drawSharePicture, shareSize, typesetter } from './share-picture.ts';
import { drawTripMap, tripMapSize } from './trip-map.ts';

/** Distance of the map from the upper and the right edge. The title is below it. */
const margin = 44;

/** Draws the preview picture of a shared trip: poster, title, dates and a map. */
export async function drawTripPicture({ map, ...poster }: TaskInput<'drawTripPicture'>): Promise<Buffer> {
  const picture = await drawSharePicture(poster);
  if (map.places.length < 2) return picture;
  const svg = await drawTripMap(map, typesetter);
  return sharp(picture)
    .composite([{ input: Buffer.from(svg), left: shareSize.width - margin - tripMapSize.width, top: margin }])
    .jpeg({ quality: 84 })
    .toBuffer();
}
