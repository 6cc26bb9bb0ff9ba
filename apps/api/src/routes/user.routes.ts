import { randomUUID } from 'node:crypto';
import { type BehaviourTarget, behaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type { UserInfo } from '@yunyou/contract/account/user.endpoints';
import { listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { listFavourites } from '@yunyou/database/visitors/behaviour.queries';
import { removeSession, type UserRow, updateUser } from '@yunyou/database/visitors/user.queries';
import { insertEvents } from '@yunyou/database/visitors/user-event.queries';
import { ApiError } from '../api-error.ts';
import { toCardFields } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { exchangeToken } from '../sign-in/exchange-token.ts';
import { listStates, setBehaviour } from '../visitors/behaviour.ts';
import { checkProfile } from '../visitors/check-profile.ts';
import { signedIn } from '../visitors/signed-in.ts';

const toUserInfo = ({ createdAt, ...user }: UserRow): UserInfo => ({
  ...user,
  createdAt: createdAt.toISOString(),
});

export const userRoutes = handlers({
  'POST /oauth/googleLogin': ({ access_token }, context) => exchangeToken(access_token, context),

  'POST /user/userInfo': async (_, context) => toUserInfo(signedIn(context).user),

  'POST /user/updateUserInfo': async (change, context) => {
    await checkProfile(context.db, change);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const user = await updateUser(context.db, signedIn(context).user.id, given);
    if (!user) throw new ApiError('NOT_SIGNED_IN');
    return toUserInfo(user);
  },

  'POST /user/favoriteList': async ({ type, ...paging }, context) => {
    const found = await listFavourites(context.db, signedIn(context).user.id, type, toSlice(paging));
    const names = await describeTargets(context.db, found.rows);
    const rows = found.rows.flatMap(({ targetType, targetId, createdAt }) => {
      const target = names.get(`${targetType}/${targetId}`);
      return target ? [{ ...target, createdAt: createdAt.toISOString() }] : [];
    });
    return toPage(paging, { rows, total: found.total }, (row) => row);
  },

  'POST /user/logout': async (_, context) => {
    await removeSession(context.db, signedIn(context).tokenHash);
    return null;
  },

  'POST /userEvent/save': async ({ events }, { db }) => {
    await insertEvents(
      db,
      events.map(({ name, path, at }) => ({ id: randomUUID(), name, path, happenedAt: new Date(at) })),
    );
    return { accepted: events.length };
  },

  'GET /behaviour/like': (wish, context) => setBehaviour('like', wish, context),
  'GET /behaviour/favourite': (wish, context) => setBehaviour('favourite', wish, context),
  'POST /behaviour/states': ({ targets }, context) => listStates(targets, context),
});

/** Returns names and pages of favourites by `type/id`, with one query per type. */
async function describeTargets(db: Db, kept: { targetType: string; targetId: string }[]) {
  const names = new Map<
    string,
    {
      type: BehaviourTarget;
      id: string;
      name: string;
      zhName: string;
      picture: string;
      imageUrl: string;
      imageBlur?: string | undefined;
      linkUrl: string;
    }
  >();
  for (const type of behaviourTarget.options) {
    const ids = kept.filter((row) => row.targetType === type).map((row) => row.targetId);
    for (const row of await listPublishedByIds(db, type, ids)) {
      const fields: { name?: string; title?: string; zhName?: string; zhTitle?: string | undefined } =
        row.doc;
      const { picture, imageUrl, imageBlur, linkUrl } = toCardFields(type, row);
      names.set(`${type}/${row.id}`, {
        type,
        id: row.id,
        name: fields.name ?? fields.title ?? row.id,
        zhName: fields.zhName ?? fields.zhTitle ?? '',
        picture,
        imageUrl,
        imageBlur,
        linkUrl,
      });
    }
  }
  return names;
}
