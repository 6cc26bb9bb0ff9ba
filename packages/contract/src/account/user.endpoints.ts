import { z } from 'zod';
import { endpoint, list, noInput, page, paging } from '../endpoint.ts';
import { currency, id, line } from '../entities/base.schema.ts';
import { counts } from '../site/cards.schema.ts';
import { avatarNames, avatarPath } from './avatars.ts';
import { behaviourTarget } from './behaviour-target.schema.ts';

const profile = {
  userName: line(60),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A two-letter country code')
    .nullable(),
  homeCurrency: currency.nullable(),
  units: z.enum(['metric', 'imperial']),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{1,16}$/, 'An international number such as +8613800000000')
    .nullable(),
  interestTagIds: z.array(id).max(30),
  /** Path of a drawn avatar; empty shows the first letter of the name. */
  userAvatar: z.enum(['', ...avatarNames.map(avatarPath)], 'One of the drawn avatars'),
};

export const userInfo = z.object({
  id: z.string(),
  ...profile,
  userAvatar: z.string(),
  email: z.string(),
  createdAt: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

const behaviourTargetKey = { type: behaviourTarget, id };

/** With `state` the call sets the state, without it the call toggles. */
const behaviourInput = z.strictObject({
  ...behaviourTargetKey,
  state: z.enum(['on', 'off']).optional(),
});
const behaviourResult = z.object({ state: z.enum(['on', 'off']), count: z.int() });

export const userEvent = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'A short name in lower case'),
  path: z.string().startsWith('/').max(200),
  at: z.iso.datetime(),
});

export const userEndpoints = {
  'POST /oauth/googleLogin': endpoint({
    summary: "Exchange the provider's access token for a session token",
    access: 'anyone',
    input: z.strictObject({ access_token: z.string().min(1).max(4096) }),
    output: z.string(),
  }),
  'POST /user/userInfo': endpoint({
    summary: 'The signed-in visitor',
    access: 'visitor',
    input: noInput,
    output: userInfo,
  }),
  'POST /user/updateUserInfo': endpoint({
    summary: "Change the visitor's profile; fields left out stay",
    access: 'visitor',
    input: z.strictObject(profile).partial(),
    output: userInfo,
  }),
  'POST /user/favoriteList': endpoint({
    summary: "The visitor's favourites, newest first",
    access: 'visitor',
    input: z.strictObject({ type: behaviourTarget.optional(), ...paging }),
    output: page(
      z.object({
        type: behaviourTarget,
        id: z.string(),
        name: z.string(),
        zhName: z.string(),
        picture: z.string(),
        imageUrl: z.string(),
        imageBlur: z.string().optional(),
        linkUrl: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
  'POST /user/logout': endpoint({
    summary: 'End this session',
    access: 'visitor',
    input: noInput,
    output: z.null(),
  }),
  'POST /userEvent/save': endpoint({
    summary: 'Store page and action events, without personal data',
    access: 'anyone',
    input: z.strictObject({ events: z.array(userEvent).min(1).max(50) }),
    output: z.object({ accepted: z.int() }),
    limits: { flow: 'events', perMinute: 60, concurrency: 4, maxWaiting: 32 },
  }),
  'GET /behaviour/like': endpoint({
    summary: 'Like an entity, or remove the like',
    access: 'visitor',
    isWrite: true,
    input: behaviourInput,
    output: behaviourResult,
  }),
  'GET /behaviour/favourite': endpoint({
    summary: 'Save an entity as a favourite, or remove it',
    access: 'visitor',
    isWrite: true,
    input: behaviourInput,
    output: behaviourResult,
  }),
  'POST /behaviour/states': endpoint({
    summary: 'Which of these the visitor likes and has saved, with the current counts',
    access: 'visitor',
    input: z.strictObject({ targets: z.array(z.strictObject(behaviourTargetKey)).min(1).max(100) }),
    output: list(
      z.object({ ...behaviourTargetKey, ...counts.shape, isLiked: z.boolean(), isKept: z.boolean() }),
    ),
  }),
};
