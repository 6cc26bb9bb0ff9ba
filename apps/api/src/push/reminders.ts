import { createECDH, randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import { reminderDevicesMax } from '@yunyou/contract/trip/reminder-limits';
import { findTrip, lockTrip } from '@yunyou/database/visitors/trip.queries';
import {
  countOtherReminders,
  hasReminder,
  removeReminder,
  storeReminder,
} from '@yunyou/database/visitors/trip-reminder.queries';
import { isReminderTime } from '@yunyou/domain/preparations/reminders';
import { addDays } from '@yunyou/domain/time/china-time';
import { canonicalZone, zoneNow } from '@yunyou/domain/time/zone-time';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { openAsPerson } from '../trips/trip-access.ts';
import { allowsLoopback } from '../webhooks/deliver-webhooks.ts';
import { findUrlProblem } from '../webhooks/send-webhook.ts';
import { findVapidKeys } from './vapid.ts';

/** Returns the trip and the caller as one of its people. Readers with the share link get no reminders. */
async function personOf(id: string, { db, caller }: HandlerContext) {
  const row = await findTrip(db, id);
  const open = row && (await openAsPerson(row, { db, caller }));
  if (!open) throw notFound('trip');
  return { tripId: id, memberId: open.access === 'owner' ? null : (open.member?.id ?? null) };
}

export async function showReminders(
  { id, endpoint }: HandlerInput<'POST /travel/reminders/state'>,
  context: HandlerContext,
): Promise<HandlerOutput<'POST /travel/reminders/state'>> {
  return { isOn: await hasReminder(context.db, { ...(await personOf(id, context)), endpoint }) };
}

/** Stores a device for reminders. The first ones come in the next morning of the traveller. */
export async function startReminders(
  { id, subscription, timeZone: spelledZone }: HandlerInput<'POST /travel/reminders/start'>,
  context: HandlerContext,
): Promise<null> {
  const { settings, now } = context;
  const person = await personOf(id, context);
  if (!findVapidKeys(settings))
    throw new ApiError('NOT_ALLOWED', { message: 'This site sends no reminders.' });
  assertDevice(subscription, allowsLoopback(settings));
  const timeZone = canonicalZone(spelledZone);
  const { date, time } = zoneNow(now(), timeZone);
  await context.transaction(async (db) => {
    await lockTrip(db, id); // concurrent calls must not pass the limit together
    if ((await countOtherReminders(db, { ...person, ...subscription })) >= reminderDevicesMax)
      throw new ApiError('TOO_MANY', { message: `Reminders go to ${reminderDevicesMax} devices at most.` });
    await storeReminder(db, {
      id: randomUUID(),
      ...person,
      ...subscription,
      timeZone,
      sentOn: isReminderTime(time) ? date : addDays(date, -1),
      createdAt: now(),
    });
  });
  return null;
}

function assertDevice(
  { endpoint, p256dh }: HandlerInput<'POST /travel/reminders/start'>['subscription'],
  isLoopbackAllowed: boolean,
): void {
  const problem = findUrlProblem(endpoint, isLoopbackAllowed) ?? findKeyProblem(p256dh);
  if (problem !== undefined)
    throw new ApiError('BAD_INPUT', { fields: [{ field: 'subscription', message: problem }] });
}

function findKeyProblem(p256dh: string): string | undefined {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  try {
    keys.computeSecret(Buffer.from(p256dh, 'base64url'));
    return undefined;
  } catch {
    // Node throws for a point that is not on the curve.
    return 'This is no public key of a browser';
  }
}

export async function stopReminders(
  { id, endpoint }: HandlerInput<'POST /travel/reminders/stop'>,
  context: HandlerContext,
): Promise<null> {
  await removeReminder(context.db, { ...(await personOf(id, context)), endpoint });
  return null;
}
