import { removeOldApiKeys } from '@yunyou/database/admin/api-key.queries';
import { removeOldAttempts } from '@yunyou/database/admin/login-attempt.queries';
import { removeOldDevices } from '@yunyou/database/admin/staff-device.queries';
import { removeOldUnmetPhrases } from '@yunyou/database/admin/unmet-phrase.queries';
import { removeOldDeliveries } from '@yunyou/database/admin/webhook.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { removeOldMailWithoutOrder } from '@yunyou/database/orders/mail.queries';
import { trimStoredAnswers } from '@yunyou/database/system/stored-answer.queries';
import { anonymiseEnteredOrders } from '@yunyou/database/visitors/account.queries';
import { removeExpiredSignInRecords } from '@yunyou/database/visitors/demo-sign-in.queries';
import { removeClosedFeedback } from '@yunyou/database/visitors/feedback.queries';
import { removeExpiredGrants } from '@yunyou/database/visitors/oauth.queries';
import { removeClosedReports } from '@yunyou/database/visitors/review-report.queries';
import { removeAbandonedTrips } from '@yunyou/database/visitors/trip.queries';
import { removeExpiredInvitations } from '@yunyou/database/visitors/trip-member.queries';
import { removeExpiredSessions } from '@yunyou/database/visitors/user.queries';
import { unmetDays } from '@yunyou/domain/statistics/unmet-phrases';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { removeOldPassports } from '../orders/passports/remove-old-passports.ts';
import { knownDeviceSince } from '../staff/known-devices.ts';
import { attemptWindowMs } from '../staff/login-attempts.ts';
import { removeReleasedFiles } from '../trips/trip-files.ts';
import { deliveryDays } from '../webhooks/webhooks.ts';
import { defineJob } from './job-definition.ts';

const unclaimedTripAgeMs = 180 * 86_400_000;
/** An assistant that registers without the consent of any traveller. */
const unusedClientAgeMs = 86_400_000;
const closedFeedbackAgeMs = 90 * 86_400_000;
const apiKeyAgeDays = 90;
/** Names in orders of customers without an account, who cannot delete them themselves. */
const enteredOrderDays = 400;
const tripsPerRunMax = 5000;

export const sweepExpired = defineJob<'sweep-expired'>({
  schedule: { cron: '17 4 * * *', data: {} },
  async run(_, { db, now, settings, privateUploads }) {
    const changeNumber = await getCatalogueChangeNumber(db);
    await trimStoredAnswers(db, { changeNumber, maxBytes: settings.ANSWER_STORE_MB * 1024 * 1024 });
    await removeExpiredSessions(db, now());
    await removeExpiredSignInRecords(db, now());
    await removeExpiredGrants(db, now(), new Date(now().getTime() - unusedClientAgeMs));
    await removeOldAttempts(db, new Date(now().getTime() - attemptWindowMs));
    await removeOldDevices(db, knownDeviceSince(now()));
    await removeOldMailWithoutOrder(db, new Date(now().getTime() - closedFeedbackAgeMs));
    await removeClosedFeedback(db, new Date(now().getTime() - closedFeedbackAgeMs));
    await removeClosedReports(db, new Date(now().getTime() - closedFeedbackAgeMs));
    const keysBefore = new Date(now().getTime() - apiKeyAgeDays * 86_400_000);
    await removeOldApiKeys(db, chinaNow(keysBefore).date, keysBefore);
    await removeOldDeliveries(db, new Date(now().getTime() - deliveryDays * 86_400_000));
    await anonymiseEnteredOrders(db, addDays(chinaNow(now()).date, -enteredOrderDays));
    await removeOldUnmetPhrases(db, addDays(chinaNow(now()).date, -unmetDays));
    await removeOldPassports({ db, now, settings });
    await removeAbandonedTrips(db, new Date(now().getTime() - unclaimedTripAgeMs), tripsPerRunMax);
    await removeExpiredInvitations(db, now());
    await removeReleasedFiles({ db, privateUploads });
  },
});
