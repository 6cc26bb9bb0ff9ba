import type { Db } from '@yunyou/database/database';
import {
  anonymiseOrdersOf,
  listBehaviourOf,
  listOrdersOf,
  listReviewsOf,
  listSessions,
  listTripsOf,
  uncountBehaviourOf,
} from '@yunyou/database/visitors/account.queries';
import { removeSignInRecordsOfAccount } from '@yunyou/database/visitors/demo-sign-in.queries';
import type { UserRow } from '@yunyou/database/visitors/user.queries';
import { deviceName } from './device-name.ts';

/** One part of what the site knows about a visitor. Whoever stores something personal adds an entry below. */
export interface PersonalDataPart {
  /** Its name in the download. */
  name: string;
  collect(db: Db, user: UserRow): Promise<unknown>;
  /** What rows with a foreign key to the visitor do not do by themselves; runs before the visitor is removed. */
  erase?(db: Db, user: UserRow): Promise<void>;
}

export const personalData: readonly PersonalDataPart[] = [
  {
    name: 'profile',
    collect: async (_, user) => user,
    erase: (db, user) => removeSignInRecordsOfAccount(db, user.providerSubject),
  },
  {
    name: 'sessions',
    collect: async (db, user) =>
      (await listSessions(db, user.id, new Date())).map(({ userAgent, createdAt, expiresAt }) => ({
        device: deviceName(userAgent),
        userAgent,
        createdAt,
        expiresAt,
      })),
  },
  {
    name: 'likesAndFavourites',
    collect: (db, user) => listBehaviourOf(db, user.id),
    erase: (db, user) => uncountBehaviourOf(db, user.id),
  },
  { name: 'reviews', collect: (db, user) => listReviewsOf(db, user.id) },
  {
    name: 'orders',
    collect: (db, user) => listOrdersOf(db, user.id),
    // Orders outlive the account, for the books; who travelled does not.
    erase: (db, user) => anonymiseOrdersOf(db, user.id),
  },
  { name: 'trips', collect: (db, user) => listTripsOf(db, user.id) },
];
