import { z } from 'zod';
import { line, linkUrl, localDate, text } from './base.schema.ts';
import { checkedFact } from './guide.schema.ts';

/** Rows that the data of visa rules, borders, permits and group rules refers to. */
const references = [
  { path: ['areas', '*', 'areaId'], target: 'area' },
  { path: ['areas', '*', 'cityIds', '*'], target: 'city' },
  { path: ['outsideSpotIds', '*'], target: 'scenic-spot' },
  { path: ['regions', '*', 'areaId'], target: 'area' },
  { path: ['areaId'], target: 'area' },
  { path: ['cityIds', '*'], target: 'city' },
];

/** A visa, holiday or booking rule. The domain package reads `data` in a format that depends on `kind`. */
export const rule = z.strictObject({
  title: line(140),
  kind: z.enum(['visa', 'holiday', 'booking']),
  summary: text(600),
  data: z.record(z.string(), z.json()).meta({ references }),
  validFrom: localDate.optional(),
  validTo: localDate.optional(),
  fact: checkedFact,
});
export type Rule = z.infer<typeof rule>;

/** Redirects a path of this site to another path or to an `https` URL. */
export const redirect = z.strictObject({
  fromPath: z
    .string()
    .regex(/^\/(?!\/)[^\s?#\\]*$/, 'A path of this site, without query')
    .max(300),
  to: linkUrl,
  permanent: z.boolean().default(true),
});
export type Redirect = z.infer<typeof redirect>;
