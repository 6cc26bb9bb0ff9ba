import type { Db } from '@yunyou/database/database';
import {
  anonymiseOrdersOf,
  listBehaviourOf,
  listOrderNotesOf,
  listOrdersOf,
  listReviewsOf,
  listSessions,
  listTripsOf,
  subtractBehaviourOf,
} from '@yunyou/database/visitors/account.queries';
import { removeSignInRecordsOfAccount } from '@yunyou/database/visitors/demo-sign-in.queries';
import { listGrantsOf } from '@yunyou/database/visitors/oauth.queries';
import { listTripFilesOf, releaseFilesOfAccount } from '@yunyou/database/visitors/trip-file.queries';
import { listInvitationsOf, listMembershipsOf } from '@yunyou/database/visitors/trip-member.queries';
import { forgetExpensesOfAccount, listExpensesOf } from '@yunyou/database/visitors/trip-records.queries';
import { listRemarksOf, touchJoinedTrips } from '@yunyou/database/visitors/trip-remarks.queries';
import { listRemindersOf } from '@yunyou/database/visitors/trip-reminder.queries';
import { listTasksOf } from '@yunyou/database/visitors/trip-task.queries';
import type { UserRow } from '@yunyou/database/visitors/user.queries';
import type { Services } from '../handler.ts';
import { maskTravellers } from '../orders/passports/masked-travellers.ts';
import { deviceName } from './device-name.ts';

/** One kind of personal data. Every new kind needs an entry below: export and deletion of accounts use this list. */
export interface PersonalDataPart {
  /** Key in the data export. */
  name: string;
  collect(db: Db, user: UserRow, services: Pick<Services, 'passports'>): Promise<unknown>;
  /** Erases what `on delete cascade` does not. Runs before the user row is removed. */
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
    erase: (db, user) => subtractBehaviourOf(db, user.id),
  },
  { name: 'reviews', collect: (db, user) => listReviewsOf(db, user.id) },
  {
    name: 'orders',
    collect: async (db, user, { passports }) =>
      (await listOrdersOf(db, user.id)).map(({ sealedTravellers, travellers, ...order }) => ({
        ...order,
        travellers: maskTravellers(travellers, passports.open({ orderNo: order.orderNo, sealedTravellers })),
      })),
    // Orders are kept for accounting, without the travellers' data.
    erase: (db, user) => anonymiseOrdersOf(db, user.id),
  },
  { name: 'orderNotes', collect: (db, user) => listOrderNotesOf(db, user.id) },
  { name: 'assistants', collect: (db, user) => listGrantsOf(db, user.id, new Date()) },
  { name: 'trips', collect: (db, user) => listTripsOf(db, user.id) },
  // The page of the account adds their contents to the downloaded file.
  {
    name: 'tripFiles',
    collect: (db, user) => listTripFilesOf(db, user.id),
    // Receipts and photos on trips of other people.
    erase: (db, user) => releaseFilesOfAccount(db, user.id),
  },
  {
    name: 'joinedTrips',
    collect: (db, user) => listMembershipsOf(db, user.id),
    // The pages of the other people read the remarks again, which no longer contain those of this person.
    erase: (db, user) => touchJoinedTrips(db, user.id),
  },
  {
    name: 'tripExpenses',
    collect: (db, user) => listExpensesOf(db, user.id),
    // Amounts that others share stay in their costs, without text and name.
    erase: (db, user) => forgetExpensesOfAccount(db, user.id),
  },
  { name: 'tripPreparations', collect: (db, user) => listTasksOf(db, user.id) },
  { name: 'tripReminders', collect: (db, user) => listRemindersOf(db, user.id) },
  { name: 'tripRemarks', collect: (db, user) => listRemarksOf(db, user.id) },
  { name: 'tripInvitations', collect: (db, user) => listInvitationsOf(db, user.id) },
];
