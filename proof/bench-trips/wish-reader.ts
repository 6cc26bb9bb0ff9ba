import type { Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import { toUnderstanding } from '@yunyou/wish/brief/to-understanding';
import { readWish } from '@yunyou/wish/read-wish';
import { readShippedOptions } from '../../apps/api/src/understanding/judged/shipped-options.ts';

export interface ReadWish {
  understanding: Understanding;
  /** Cities of the sights that the wish names. */
  mustCityIds: string[];
}

/** Returns a function that reads a wish with the shipped content, as the server does without a language model. */
export async function createWishReader(today: string): Promise<(wish: string) => ReadWish> {
  const options = await readShippedOptions();
  return (wish) => {
    const reading = readWish(wish, { ...options, today });
    const understanding = toUnderstanding({ ...options, today, reading, by: 'rules' });
    const mustCityIds = understanding.brief.mustSeeSpotIds.flatMap(
      (id) => options.gazetteer.cityBySpot.get(id) ?? [],
    );
    return { understanding, mustCityIds };
  };
}
