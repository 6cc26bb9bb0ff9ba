import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { businessData } from '../../features/structured-data/page-data.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/restaurant';
import { describeDiet, priceFact, typicalMeal, unknownHours } from './business-facts.tsx';
import { BusinessPage } from './business-page.tsx';
import { toSurroundings } from './business-view.ts';
import * as words from './place-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/destination/list');
  const detail = await orNotFound(api('GET /restaurant/detail', { id }));
  const { spots: _, businesses: __, photographs, ...restaurant } = detail; // the surroundings have them
  const factsAge = describeFactsAge('restaurant', restaurant, chinaToday());
  return {
    restaurant: { ...restaurant, factsAge, pictures: toGallery({ ...restaurant, photographs }, findBlur) },
    surroundings: toSurroundings('restaurant', detail),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.restaurant.name,
    description: loaderData?.restaurant.summary,
    path: loaderData?.restaurant.linkUrl ?? '/restaurant/detail',
    matches,
    picture: loaderData?.restaurant.picture,
    structured: loaderData && businessData('restaurant', loaderData.restaurant),
  });

export default function RestaurantPage({ loaderData: { restaurant, surroundings } }: Route.ComponentProps) {
  return (
    <BusinessPage
      kind="restaurant"
      business={restaurant}
      glance={[
        { name: words.cuisine, value: restaurant.cuisine },
        priceFact(restaurant.priceClass),
        { name: words.where, value: restaurant.district },
      ]}
      facts={[
        { name: words.priceOfAMeal, value: typicalMeal(restaurant.priceClass) },
        ...(restaurant.dietary.length > 0
          ? [{ name: words.diet, value: describeDiet(restaurant.dietary) }]
          : []),
        ...mealFact(restaurant.meals),
        unknownHours,
      ]}
      offer={{ title: words.whatToOrder, items: restaurant.signatureDishes }}
      surroundings={surroundings}
    />
  );
}

/** Names the meals of a restaurant that does not serve both lunch and dinner. */
function mealFact(meals: readonly (keyof typeof words.mealNames)[] = []) {
  if (meals.length === 0 || (meals.includes('lunch') && meals.includes('dinner'))) return [];
  return [{ name: words.serves, value: meals.map((meal) => words.mealNames[meal]).join(', ') }];
}
