import {
  hasOpenOrder,
  listPhotoIdsOf,
  listSessions,
  lockUser,
  removeSessionOf,
  removeSessionsOf,
  removeUser,
} from '@yunyou/database/visitors/account.queries';
import { ApiError, notFound } from '../api-error.ts';
import { handlers } from '../handler.ts';
import { removePhotoFiles } from '../reviews/review-photo.ts';
import { removeReleasedFiles } from '../trips/trip-files.ts';
import { deviceName } from '../visitors/device-name.ts';
import { personalData } from '../visitors/personal-data.ts';
import { signedIn } from '../visitors/signed-in.ts';

/** Returns the public id of a session: a prefix of the hash, which does not allow signing in. */
const sessionId = (tokenHash: string) => tokenHash.slice(0, 16);

export const accountRoutes = handlers({
  'POST /user/sessions': async (_, context) => {
    const { user, tokenHash } = signedIn(context);
    const rows = await listSessions(context.db, user.id, context.now());
    const list = rows.map((row) => ({
      id: sessionId(row.tokenHash),
      device: deviceName(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isCurrent: row.tokenHash === tokenHash,
    }));
    return { list };
  },

  'POST /user/endSession': async ({ id }, context) => {
    const isEnded = await removeSessionOf(context.db, signedIn(context).user.id, id);
    if (!isEnded) throw notFound('session');
    return null;
  },

  'POST /user/logoutEverywhere': async (_, context) => ({
    ended: await removeSessionsOf(context.db, signedIn(context).user.id),
  }),

  'POST /user/exportData': async (_, context) => {
    const { user } = signedIn(context);
    const parts: Record<string, unknown> = { exportedAt: context.now().toISOString() };
    for (const { name, collect } of personalData) parts[name] = await collect(context.db, user, context);
    return parts;
  },

  'POST /user/deleteAccount': async (_, context) => {
    const { user } = signedIn(context);
    const photoIds = await context.transaction(async (db) => {
      if (!(await lockUser(db, user.id))) throw new ApiError('NOT_SIGNED_IN');
      if (await hasOpenOrder(db, user.id)) {
        throw new ApiError('CONFLICT', {
          message: 'You have a tour ahead of you. Cancel it first, or delete your account after it.',
        });
      }
      const photos = await listPhotoIdsOf(db, user.id);
      for (const { erase } of personalData) await erase?.(db, user);
      await removeUser(db, user.id);
      return photos;
    });
    for (const id of photoIds) await removePhotoFiles(context, id);
    await removeReleasedFiles(context);
    return null;
  },
});
