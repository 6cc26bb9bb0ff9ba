import { z } from 'zod';
import { line, reference, text } from './base.schema.ts';

export const tagGroup = z.enum(['theme', 'preference', 'wiki', 'spot', 'food']);

export const tag = z.strictObject({
  name: line(60),
  zhName: line(30).optional().meta({ label: 'Chinese name' }),
  group: tagGroup,
  parentId: reference('tag').optional(),
  icon: line(40).optional(),
  description: text(300).optional(),
  order: z.int().min(0).max(1000).default(0),
});
export type Tag = z.infer<typeof tag>;
