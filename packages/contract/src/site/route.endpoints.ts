import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { route, routeStop } from '../entities/route.schema.ts';
import { cardFields, cityCard, routeCard, spotCard } from './cards.schema.ts';
import { facetCounts, facetInput } from './facet.schema.ts';
import { routeFacets } from './facets.ts';
import { idInput } from './home.endpoints.ts';

/** A stop with the names and pages of its city and sights. */
const routeStopView = routeStop.strip().extend({
  city: cityCard.pick({
    id: true,
    name: true,
    zhName: true,
    coordinates: true,
    picture: true,
    imageBlur: true,
    linkUrl: true,
  }),
  spots: z.array(spotCard.pick({ id: true, name: true, linkUrl: true })),
});
export type RouteStopView = z.infer<typeof routeStopView>;

export const routeEndpoints = {
  'GET /route/list': endpoint({
    summary: 'Classic routes by region, best month, length and audience, the most popular first',
    access: 'anyone',
    input: z.strictObject({ ...paging, ...facetInput(routeFacets) }),
    output: page(routeCard),
  }),
  'POST /route/facets': endpoint({
    summary: 'Filter options of the list of classic routes, each with the number of routes it leaves',
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject(facetInput(routeFacets)),
    output: facetCounts(routeFacets),
  }),
  'GET /route/detail': endpoint({
    summary: 'One classic route with its stops and text',
    access: 'anyone',
    input: idInput('route'),
    output: route.strip().extend({
      ...cardFields,
      updatedAt: z.string(),
      stops: z.array(routeStopView),
      variations: z.array(z.object({ title: z.string(), text: z.string(), stops: z.array(routeStopView) })),
      similar: z.array(routeCard),
    }),
  }),
};
