import { removeExpiredSessions } from '@yunyou/database/people.queries';
import { removeForgottenTrips } from '@yunyou/database/trip.queries';
import { defineJob } from './job-definition.ts';

const forgottenAfterMs = 180 * 86_400_000;
const tripsPerRun = 5000;

export const sweepExpired = defineJob<'sweep-expired'>({
  schedule: { cron: '17 4 * * *', data: {} },
  async run(_, { db, now }) {
    await removeExpiredSessions(db, now());
    await removeForgottenTrips(db, new Date(now().getTime() - forgottenAfterMs), tripsPerRun);
  },
});
