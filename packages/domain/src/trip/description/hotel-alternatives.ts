import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { TripPlaces } from '../catalogue/trip-places.ts';
import { nightPrice, roomsOf } from '../problem/nights/meals-and-stays.ts';
import { hotelKey } from '../problem/planner-ids.ts';

type HotelAlternative = TripView['stays'][number]['alternatives'][number];

const shownPerClass = 3;

/** Returns the other hotels of a city, cheapest class first, the best known of each class. Prices are for the whole group. */
export function listHotelAlternatives(
  cityId: string,
  chosenId: string | undefined,
  {
    brief,
    data,
    places,
  }: {
    brief: TripBrief;
    data: Pick<TripCatalogueData, 'hotels'>;
    places: Pick<TripPlaces, 'place'>;
  },
): HotelAlternative[] {
  const others = data.hotels.filter((row) => row.cityId === cityId && row.id !== chosenId);
  return [1, 2, 3, 4].flatMap((priceClass) =>
    others
      .filter((row) => row.priceClass === priceClass)
      .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .slice(0, shownPerClass)
      .map(({ id, district }) => ({
        key: hotelKey(id),
        place: places.place(hotelKey(id)),
        priceClass,
        area: district,
        nightFen: nightPrice(priceClass) * roomsOf(brief),
      })),
  );
}
