import { z } from 'zod';
import { endpoint, list, noInput, page, pageOf } from '../endpoint.ts';
import { reference } from '../entities/base.schema.ts';
import { banner, experience } from '../entities/showcase.schema.ts';
import { tag, tagGroup } from '../entities/tag.schema.ts';
import { cityCard, themeCard } from './cards.schema.ts';

const pictureFields = { id: z.string(), imageUrl: z.string(), imageBlur: z.string().optional() };

/** A tag with the tags below it. */
export const tagNode = tag
  .omit({ parentId: true })
  .strip()
  .extend({
    id: z.string(),
    children: z.array(tag.omit({ parentId: true }).extend({ id: z.string() }).strip()),
  });

export const homeEndpoints = {
  'GET /home/banner': endpoint({
    summary: 'Slides of the home page, in order',
    access: 'anyone',
    serverCache: 'catalogue',
    input: noInput,
    output: list(banner.extend(pictureFields).strip()),
  }),
  'GET /home/hotDestination': endpoint({
    summary: 'The most popular cities',
    access: 'anyone',
    serverCache: 'catalogue',
    input: pageOf(12),
    output: page(cityCard),
  }),
  'GET /home/faves': endpoint({
    summary: 'Themes to travel by',
    access: 'anyone',
    serverCache: 'catalogue',
    input: pageOf(48),
    output: page(themeCard),
  }),
  'GET /home/experiences': endpoint({
    summary: 'Experiences, each with a link to its page',
    access: 'anyone',
    serverCache: 'catalogue',
    input: pageOf(12),
    output: page(experience.extend(pictureFields).strip()),
  }),
  'GET /tag/cache/{id}': endpoint({
    summary: "One group's tags as a tree",
    access: 'anyone',
    serverCache: 'catalogue',
    input: z.strictObject({ id: tagGroup }),
    output: list(tagNode),
  }),
};

export const idInput = (entity: string) => z.strictObject({ id: reference(entity) });
