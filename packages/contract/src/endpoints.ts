import type { z } from 'zod';
import { accountEndpoints } from './account/account.endpoints.ts';
import { userEndpoints } from './account/user.endpoints.ts';
import { adminEndpoints } from './admin/admin.endpoints.ts';
import { orderEndpoints } from './orders/order.endpoints.ts';
import { reviewEndpoints } from './reviews/review.endpoints.ts';
import { cityEndpoints } from './site/city.endpoints.ts';
import { destinationEndpoints } from './site/destination.endpoints.ts';
import { homeEndpoints } from './site/home.endpoints.ts';
import { wikiEndpoints } from './site/wiki.endpoints.ts';
import { travelEndpoints } from './trip/travel.endpoints.ts';

/** Every call the product answers. The key is the method and the path below the product prefix. */
export const endpoints = {
  ...homeEndpoints,
  ...wikiEndpoints,
  ...cityEndpoints,
  ...destinationEndpoints,
  ...travelEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...orderEndpoints,
  ...reviewEndpoints,
  ...adminEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** What a caller writes: fields with a default may be left out. */
export type CallInput<K extends EndpointKey> = z.input<Endpoints[K]['input']>;
/** What a handler gets: parsed, with defaults filled in. */
export type HandlerInput<K extends EndpointKey> = z.output<Endpoints[K]['input']>;
/** What a handler must give, before the contract strips what it does not declare. */
export type HandlerOutput<K extends EndpointKey> = z.input<Endpoints[K]['output']>;
export type CallOutput<K extends EndpointKey> = z.output<Endpoints[K]['output']>;
