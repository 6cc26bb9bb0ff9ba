import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { businessData } from '../../features/structured-data/page-data.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/shop';
import { priceFact, unknownHours } from './business-facts.tsx';
import { BusinessPage } from './business-page.tsx';
import { toSurroundings } from './business-view.ts';
import * as words from './place-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/destination/list');
  const detail = await orNotFound(api('GET /shop/detail', { id }));
  const { spots: _, businesses: __, photographs, ...shop } = detail; // the surroundings have them
  const factsAge = describeFactsAge('shop', shop, chinaToday());
  return {
    shop: { ...shop, factsAge, pictures: toGallery({ ...shop, photographs }, findBlur) },
    surroundings: toSurroundings('shop', detail),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.shop.name,
    description: loaderData?.shop.summary,
    path: loaderData?.shop.linkUrl ?? '/shop/detail',
    matches,
    picture: loaderData?.shop.picture,
    structured: loaderData && businessData('shop', loaderData.shop),
  });

export default function ShopPage({ loaderData: { shop, surroundings } }: Route.ComponentProps) {
  return (
    <BusinessPage
      kind="shop"
      business={shop}
      glance={[
        { name: words.knownFor, value: shop.speciality },
        priceFact(shop.priceClass),
        { name: words.where, value: shop.district },
      ]}
      facts={[unknownHours]}
      surroundings={surroundings}
    />
  );
}
