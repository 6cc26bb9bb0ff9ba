import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { businessData } from '../../features/structured-data/page-data.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/hotel';
import { describeHotelFeature, describeRegistration, priceFact, typicalNight } from './business-facts.tsx';
import { BusinessPage } from './business-page.tsx';
import { toSurroundings } from './business-view.ts';
import * as words from './place-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/destination/list');
  const detail = await orNotFound(api('GET /hotel/detail', { id }));
  const { spots: _, businesses: __, photographs, ...hotel } = detail; // the surroundings have them
  const factsAge = describeFactsAge('hotel', hotel, chinaToday());
  return {
    hotel: { ...hotel, factsAge, pictures: toGallery({ ...hotel, photographs }, findBlur) },
    surroundings: toSurroundings('hotel', detail),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.hotel.name,
    description: loaderData?.hotel.summary,
    path: loaderData?.hotel.linkUrl ?? '/hotel/detail',
    matches,
    picture: loaderData?.hotel.picture,
    structured: loaderData && businessData('hotel', loaderData.hotel),
  });

export default function HotelPage({ loaderData: { hotel, surroundings } }: Route.ComponentProps) {
  return (
    <BusinessPage
      kind="hotel"
      business={hotel}
      glance={[
        priceFact(hotel.priceClass),
        { name: words.foreignPassports, value: describeRegistration(hotel) },
        { name: words.where, value: hotel.district },
      ]}
      facts={[{ name: words.priceOfANight, value: typicalNight(hotel.priceClass) }]}
      offer={{ title: words.atTheHotel, items: hotel.features.map(describeHotelFeature) }}
      surroundings={surroundings}
    />
  );
}
