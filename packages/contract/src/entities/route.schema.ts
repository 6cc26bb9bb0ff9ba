import { z } from 'zod';
import { paceId } from '../trip/trip-brief.schema.ts';
import { line, month, picture, popularity, reference, text } from './base.schema.ts';
import { articleDocument } from './document.schema.ts';
import { routeAudiences } from './route-audiences.ts';

/**
 * A stop of a route. The nights of all stops, plus `nightsOnTheWay`, plus one give the shortest length in days; with
 * `extraNights` they give the longest.
 */
export const routeStop = z.strictObject({
  cityId: reference('city'),
  nights: z.int().min(0).max(14).meta({ help: 'In the shortest version; 0: a stop between two nights' }),
  extraNights: z
    .int()
    .min(0)
    .max(7)
    .default(0)
    .meta({ help: 'How many more nights the longest version has' }),
  nightsOnTheWay: z.int().min(0).max(6).default(0).meta({ help: 'On a train or ship before arriving here' }),
  why: text(240),
  spotIds: z.array(reference('scenic-spot')).max(8).default([]).meta({ label: 'Main sights' }),
});
export type RouteStop = z.infer<typeof routeStop>;

const variation = z.strictObject({
  title: line(80),
  text: text(400),
  stops: z
    .array(routeStop)
    .max(15)
    .default([])
    .meta({ help: 'All stops of the variation, if they differ from those of the route' }),
});

/** A classic route: cities in order with nights, as an experienced planner would start from. */
export const route = z.strictObject({
  title: line(100),
  zhTitle: line(40).optional().meta({ label: 'Chinese title' }),
  aliases: z.array(line(80)).max(12).default([]).meta({ help: 'Other names people search for' }),
  wishPhrases: z
    .array(line(40))
    .max(40)
    .default([])
    .meta({ help: 'Words in any language; a trip described with one of them is planned like this route' }),
  summary: text(320),
  days: z.strictObject({ min: z.int().min(1).max(30), max: z.int().min(1).max(30) }),
  stops: z.array(routeStop).min(1).max(15),
  gatewayNote: text(300).meta({ help: 'Where to arrive and leave, and how the ends fit flights' }),
  months: z.array(month).min(1).max(12).meta({ label: 'Best months' }),
  forWhom: z.array(z.enum(routeAudiences)).min(1).max(8),
  pace: paceId.default('balanced'),
  reasons: z.array(line(200)).min(2).max(6).meta({ help: 'Why this order and these cities' }),
  variations: z.array(variation).max(6).default([]),
  article: articleDocument,
  tagIds: z.array(reference('tag')).max(12).default([]),
  popularity,
  picture: picture.optional(),
});
export type Route = z.infer<typeof route>;
