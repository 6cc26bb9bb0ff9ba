import type { z } from 'zod';
import { accountEndpoints } from './account/account.endpoints.ts';
import { assistantEndpoints } from './account/assistant.endpoints.ts';
import { userEndpoints } from './account/user.endpoints.ts';
import { adminEndpoints } from './admin/admin.endpoints.ts';
import type { EndpointKind } from './endpoint.ts';
import { orderEndpoints } from './orders/order.endpoints.ts';
import { staffOrderEndpoints } from './orders/staff-order.endpoints.ts';
import { reviewEndpoints } from './reviews/review.endpoints.ts';
import { businessEndpoints } from './site/business.endpoints.ts';
import { cityEndpoints } from './site/city.endpoints.ts';
import { destinationEndpoints } from './site/destination.endpoints.ts';
import { embedEndpoints } from './site/embed.endpoints.ts';
import { feedbackEndpoints } from './site/feedback.endpoints.ts';
import { homeEndpoints } from './site/home.endpoints.ts';
import { openDataEndpoints } from './site/open-data.endpoints.ts';
import { routeEndpoints } from './site/route.endpoints.ts';
import { wikiEndpoints } from './site/wiki.endpoints.ts';
import { checkEndpoints } from './trip/check.endpoints.ts';
import { recordsEndpoints } from './trip/records.endpoints.ts';
import { reminderEndpoints } from './trip/reminder.endpoints.ts';
import { togetherEndpoints } from './trip/together.endpoints.ts';
import { travelEndpoints } from './trip/travel.endpoints.ts';
import { tripFileEndpoints } from './trip/trip-file.endpoints.ts';
import { tripSharingEndpoints } from './trip/trip-sharing.endpoints.ts';
import { tripVersionEndpoints } from './trip/trip-version.endpoints.ts';

/** Every endpoint of the API. The key is the method and the path below the prefix `/api/yunyou`. */
export const endpoints = {
  ...homeEndpoints,
  ...wikiEndpoints,
  ...cityEndpoints,
  ...businessEndpoints,
  ...destinationEndpoints,
  ...routeEndpoints,
  ...feedbackEndpoints,
  ...embedEndpoints,
  ...openDataEndpoints,
  ...travelEndpoints,
  ...tripVersionEndpoints,
  ...tripSharingEndpoints,
  ...tripFileEndpoints,
  ...togetherEndpoints,
  ...recordsEndpoints,
  ...reminderEndpoints,
  ...checkEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...assistantEndpoints,
  ...orderEndpoints,
  ...staffOrderEndpoints,
  ...reviewEndpoints,
  ...adminEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** Endpoints that answer in the JSON envelope: those a typed client can call. */
export type JsonEndpointKey = {
  [K in EndpointKey]: Endpoints[K] extends { kind: EndpointKind } ? never : K;
}[EndpointKey];
type KeyOfKind<Kind extends EndpointKind> = {
  [K in EndpointKey]: Endpoints[K] extends { kind: Kind } ? K : never;
}[EndpointKey];
export type FileEndpointKey = KeyOfKind<'file'>;
export type EventsEndpointKey = KeyOfKind<'events'>;
/** Input of a call: fields with a default are optional. */
export type CallInput<K extends EndpointKey> = z.input<Endpoints[K]['input']>;
/** Parsed input of a handler: defaults are filled in. */
export type HandlerInput<K extends EndpointKey> = z.output<Endpoints[K]['input']>;
/** Return value of a handler. Fields that the output schema does not declare are stripped before sending. */
export type HandlerOutput<K extends EndpointKey> = Endpoints[K] extends { kind: 'events' }
  ? AsyncIterable<z.input<Endpoints[K]['output']>>
  : z.input<Endpoints[K]['output']>;
export type CallOutput<K extends EndpointKey> = z.output<Endpoints[K]['output']>;
