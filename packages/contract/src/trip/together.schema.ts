import { z } from 'zod';
import { line } from '../entities/base.schema.ts';
import { remarkChanges, remarks } from './remarks.schema.ts';
import { storedPlan } from './stored-plan.schema.ts';
import { memberNameCharsMax, memberRoles } from './together-limits.ts';
import { tripBrief, tripTitle } from './trip-brief.schema.ts';
import { tripEdit } from './trip-edit.schema.ts';
import { tripPerson } from './trip-person.schema.ts';

export const memberRole = z.enum(memberRoles);
export const memberName = line(memberNameCharsMax);
export const memberId = z.uuid();

const draft = z.strictObject({ title: tripTitle, brief: tripBrief, plan: storedPlan });

/**
 * One change of a trip that several people edit. The browser chooses its id, so that a command that is sent twice is applied
 * once.
 */
export const togetherCommand = z.strictObject({
  id: z.uuid(),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('edit'), edit: tripEdit }),
    z.strictObject({ kind: z.literal('rename'), title: tripTitle }),
    /** Replaces what differs between two drafts: undo, redo, and changes that were planned again. */
    z.strictObject({ kind: z.literal('set'), base: draft, draft }),
    ...remarkChanges,
  ]),
});
export type TogetherCommand = z.infer<typeof togetherCommand>;
export type TogetherChange = TogetherCommand['change'];

/** The newest remarks on a trip. Their version grows with each change of them. */
export const remarksNow = remarks.extend({ version: z.int() });
export type RemarksNow = z.infer<typeof remarksNow>;

/** The newest state of a trip. */
export const tripStateNow = z.object({
  version: z.int(),
  title: z.string(),
  brief: tripBrief,
  plan: storedPlan,
});

/** A person of a trip, and whether the trip is open in one of its browsers. */
const tripPersonHere = tripPerson.extend({
  isHere: z.boolean(),
  /** Day that the person looks at. */
  dayIndex: z.int().optional(),
});
export type TripPersonHere = z.infer<typeof tripPersonHere>;

/** Event of a trip that several people have open: a newer state, a change of its people, newer remarks or records. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trip'), state: tripStateNow }),
  z.object({ kind: z.literal('people'), people: z.array(tripPersonHere) }),
  z.object({ kind: z.literal('remarks'), remarks: remarksNow }),
  /** The records have changed: the page reads them again where it shows them. */
  z.object({ kind: z.literal('records'), version: z.int() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

/** Result of a command. `text` explains why it no longer applies. */
export const commandResult = z.object({
  id: z.string(),
  status: z.enum(['done', 'refused']),
  text: z.string().optional(),
});
