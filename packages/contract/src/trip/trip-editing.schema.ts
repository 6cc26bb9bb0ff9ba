import { z } from 'zod';
import { generatedTripText } from './generated-text.schema.ts';
import { storedPlan } from './stored-plan.schema.ts';
import { tripBrief } from './trip-brief.schema.ts';
import { tripCatalogueData } from './trip-catalogue.schema.ts';

/** Everything that the editor in the browser needs, also without a network. */
export const tripEditing = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  brief: tripBrief,
  plan: storedPlan,
  catalogue: tripCatalogueData,
  generatedText: generatedTripText.optional(),
});
