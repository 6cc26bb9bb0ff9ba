import type { z } from 'zod';
import { accountEndpoints } from './account.endpoints.ts';
import { cityEndpoints } from './city.endpoints.ts';
import { destinationEndpoints } from './destination.endpoints.ts';
import { homeEndpoints } from './home.endpoints.ts';
import { orderEndpoints } from './order.endpoints.ts';
import { reviewEndpoints } from './review.endpoints.ts';
import { staffEndpoints } from './staff.endpoints.ts';
import { travelEndpoints } from './travel.endpoints.ts';
import { userEndpoints } from './user.endpoints.ts';
import { wikiEndpoints } from './wiki.endpoints.ts';

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
  ...staffEndpoints,
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
