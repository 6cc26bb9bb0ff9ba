import { z } from 'zod';
import { text } from '../entities/base.schema.ts';
import { commentCharsMax } from './together-limits.ts';
import { tripTitle } from './trip-brief.schema.ts';
import { tripEdit } from './trip-edit.schema.ts';

/** A day (`day/0`) or a stop (`stop/` and its key). */
const commentTarget = z
  .string()
  .max(405)
  .regex(/^(?:day\/\d{1,2}|stop\/.{3,})$/, 'A day or a stop of the trip');
const stopKey = z.string().min(3).max(400);

/** A change that a person suggests and an editor accepts or declines. */
const suggestedChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), edit: tripEdit }),
  z.strictObject({ kind: z.literal('rename'), title: tripTitle }),
]);
export type SuggestedChange = z.infer<typeof suggestedChange>;

/** Changes of the remarks on a trip. The id of a new comment or suggestion is that of its command. */
export const remarkChanges = [
  z.strictObject({ kind: z.literal('comment'), target: commentTarget, text: text(commentCharsMax) }),
  z.strictObject({ kind: z.literal('uncomment'), commentId: z.uuid() }),
  z.strictObject({ kind: z.literal('vote'), key: stopKey, isOn: z.boolean() }),
  z.strictObject({ kind: z.literal('suggest'), change: suggestedChange }),
  z.strictObject({ kind: z.literal('decide'), suggestionId: z.uuid(), isAccepted: z.boolean() }),
] as const;
export type RemarkChange = z.infer<(typeof remarkChanges)[number]>;

const suggestionStatus = z.enum(['open', 'accepted', 'declined']);

/** Comments, votes and suggestions on a trip. Only the owner and the members of the trip receive them. */
export const remarks = z.object({
  /** Oldest first. */
  comments: z.array(
    z.object({
      id: z.string(),
      memberId: z.string(),
      target: z.string(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** A vote of a person for a stop. */
  votes: z.array(z.object({ memberId: z.string(), key: z.string() })),
  /** Oldest first. The last decided ones stay in the list, so that their authors see the decision. */
  suggestions: z.array(
    z.object({
      id: z.string(),
      memberId: z.string(),
      change: suggestedChange,
      status: suggestionStatus,
      /** Person who accepted or declined it. */
      decidedBy: z.string().optional(),
      createdAt: z.string(),
    }),
  ),
});
export type Remarks = z.infer<typeof remarks>;
export type Suggestion = Remarks['suggestions'][number];
