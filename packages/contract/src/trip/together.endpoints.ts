import { z } from 'zod';
import { endpoint, eventsEndpoint } from '../endpoint.ts';
import { versionNumber } from '../entities/base.schema.ts';
import {
  commandResult,
  liveEvent,
  memberId,
  memberName,
  memberRole,
  remarksNow,
  togetherCommand,
  tripStateNow,
} from './together.schema.ts';
import { commandsPerCallMax } from './together-limits.ts';
import { maxTripDays, tripId } from './trip-brief.schema.ts';
import { tripPerson } from './trip-person.schema.ts';

const ofTrip = z.strictObject({ id: tripId });
/** Secret of an invitation link. It is sent in the body, and stands in the fragment of the link, so that no log has it. */
const invitationKey = z.string().regex(/^[\w-]{43}$/, 'The key of an invitation');
const invitation = z.object({
  id: z.string(),
  role: memberRole,
  /** Absent: by link. */
  email: z.string().optional(),
  expiresAt: z.string(),
});
const inviteLimits = { flow: 'trip-invite', perMinute: 20, concurrency: 4, maxWaiting: 16 };
const joinLimits = { flow: 'trip-join', perMinute: 30, concurrency: 4, maxWaiting: 16 };

/** People who plan one trip together. */
export const togetherEndpoints = {
  'GET /travel/people': endpoint({
    summary: 'List the people of a trip and, for its owner, the open invitations',
    access: 'traveller',
    input: ofTrip,
    output: z.object({
      people: z.array(tripPerson),
      /** Id of the caller as a member. Absent for a trip without invitations. */
      me: z.string().optional(),
      invitations: z.array(invitation),
      /** Members see notes and details of bookings. */
      membersSeePrivate: z.boolean(),
    }),
  }),
  'POST /travel/invite': endpoint({
    summary:
      'Invite people to an own trip: returns the key of a link, or sends the link by e-mail (signed-in owners only)',
    access: 'traveller',
    input: ofTrip.extend({
      role: memberRole,
      /** Name of the owner, as members see it. */
      name: memberName,
      email: z.email('Enter an e-mail address').max(200).optional(),
    }),
    output: invitation.extend({ key: z.string().optional() }),
    limits: inviteLimits,
  }),
  'POST /travel/invitation/revoke': endpoint({
    summary: 'Revoke an invitation to an own trip; its link never works again',
    access: 'traveller',
    input: ofTrip.extend({ invitationId: memberId }),
    output: z.null(),
  }),
  'POST /travel/invitation': endpoint({
    summary: 'Show what an invitation is for, to the holder of its key',
    access: 'traveller',
    isRead: true,
    input: z.strictObject({ key: invitationKey }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      from: z.string(),
      role: memberRole,
      /** The caller is a member or the owner already. */
      isMember: z.boolean(),
    }),
    limits: joinLimits,
  }),
  'POST /travel/join': endpoint({
    summary: 'Join a trip by invitation, with an account or as a guest with a name',
    access: 'traveller',
    input: z.strictObject({ key: invitationKey, name: memberName }),
    output: z.object({
      id: z.string(),
      /** Only for guests without a trip key: sent as the `trip-key` header, it identifies the member. */
      key: z.string().optional(),
    }),
    limits: joinLimits,
  }),
  'POST /travel/person/role': endpoint({
    summary: 'Change the role of a member of an own trip',
    access: 'traveller',
    input: ofTrip.extend({ memberId, role: memberRole }),
    output: z.null(),
  }),
  'POST /travel/person/remove': endpoint({
    summary: 'Remove a member from an own trip, or leave a trip',
    access: 'traveller',
    input: ofTrip.extend({ memberId }),
    output: z.null(),
  }),
  'POST /travel/people/private': endpoint({
    summary: 'Choose whether members of an own trip see notes and details of bookings',
    access: 'traveller',
    input: ofTrip.extend({ membersSeePrivate: z.boolean() }),
    output: z.null(),
  }),
  'POST /travel/commands': endpoint({
    summary:
      'Apply commands to the newest state of a trip, in order; each is applied once, or refused with the reason. Viewers send none, commenters only comments, votes and suggestions',
    access: 'traveller',
    input: ofTrip.extend({ commands: z.array(togetherCommand).min(1).max(commandsPerCallMax) }),
    output: z.object({
      results: z.array(commandResult),
      state: tripStateNow,
      /** Present after comments, votes and suggestions. */
      remarks: remarksNow.optional(),
    }),
    limits: { flow: 'trip-commands', perMinute: 600, concurrency: 4, maxWaiting: 64 },
  }),
  'GET /travel/live': eventsEndpoint({
    summary:
      'Newest state, people and remarks of a trip that several people edit, as server-sent events, one per change; at most ten minutes',
    access: 'traveller',
    input: ofTrip.extend({
      /** Chosen by the page. */
      tab: memberId,
      /** Version that the page has: a newer one is sent immediately. */
      version: z.coerce.number().pipe(versionNumber),
    }),
    output: liveEvent,
  }),
  'POST /travel/presence': endpoint({
    summary: 'Tell the other people of a trip which day an open page shows',
    access: 'traveller',
    input: ofTrip.extend({
      tab: memberId,
      dayIndex: z
        .int()
        .min(0)
        .max(maxTripDays - 1)
        .optional(),
    }),
    output: z.null(),
    limits: { flow: 'trip-presence', perMinute: 240, concurrency: 8, maxWaiting: 64 },
  }),
};
