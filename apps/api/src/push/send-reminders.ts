import { ownerTravellerId } from '@yunyou/contract/trip/records-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { findTrip } from '@yunyou/database/visitors/trip.queries';
import { listMembers } from '@yunyou/database/visitors/trip-member.queries';
import {
  listDueReminders,
  listReminderZones,
  markReminders,
  removeReminders,
  type TripReminderRow,
} from '@yunyou/database/visitors/trip-reminder.queries';
import type { ListedTask } from '@yunyou/domain/preparations/merge-tasks';
import { describeReminders, isReminderTime, listReminders } from '@yunyou/domain/preparations/reminders';
import { addDays } from '@yunyou/domain/time/china-time';
import { zoneNow } from '@yunyou/domain/time/zone-time';
import type { Services } from '../handler.ts';
import { listOpenTasks } from '../records/open-tasks.ts';
import { toTripView } from '../trips/views/trip-view.ts';
import { type PushResult, sendPush } from './send-push.ts';
import { findVapidKeys, type VapidKeys } from './vapid.ts';

const batch = 200;
/** Trips of a batch that are sent at the same time, so that a push service that does not answer delays few others. */
const tripsAtOnce = 8;
/** A device that was not reached on this many days is removed. */
const failedDaysMax = 3;

/**
 * Sends the reminders of the day to each device where it is morning or later, once a day. A device whose push service did not
 * answer is tried again with the next run. Removes devices that ended their subscription or fail for days, and those of past
 * trips.
 */
export async function sendReminders(services: Services, signal?: AbortSignal): Promise<void> {
  const vapid = findVapidKeys(services.settings);
  if (!vapid) return;
  for (const timeZone of await listReminderZones(services.db)) {
    const { date, time } = zoneNow(services.now(), timeZone);
    if (isReminderTime(time)) await sendInZone({ timeZone, date, vapid }, services, signal);
  }
}

interface ZoneMorning {
  timeZone: string;
  date: string;
  vapid: VapidKeys;
}

async function sendInZone(
  zone: ZoneMorning,
  services: Services,
  signal?: AbortSignal,
  after?: TripReminderRow,
): Promise<void> {
  const devices = await listDueReminders(services.db, { ...zone, after, limit: batch });
  const byTrip = Map.groupBy(devices, ({ tripId }) => tripId).entries();
  const sendNext = async (): Promise<void> => {
    for (const [tripId, ofTrip] of byTrip) {
      if (signal?.aborted) return;
      await sendForTrip(tripId, ofTrip, zone, services);
    }
  };
  await Promise.all(Array.from({ length: tripsAtOnce }, sendNext));
  if (devices.length === batch && !signal?.aborted) await sendInZone(zone, services, signal, devices.at(-1));
}

async function sendForTrip(
  tripId: string,
  devices: readonly TripReminderRow[],
  zone: ZoneMorning,
  services: Services,
): Promise<void> {
  const { db } = services;
  const row = await findTrip(db, tripId);
  if (!row || row.version === 0) return;
  const members = row.isTogether ? await listMembers(db, tripId) : [];
  const people = new Set([ownerTravellerId, ...members.map(({ id }) => id)]);
  const results: Record<PushResult, string[]> = { sent: [], gone: [], failed: [] };
  for (const [memberId, ofPerson] of Map.groupBy(devices, (device) => device.memberId)) {
    const member = members.find(({ id }) => id === memberId);
    // Reads the trip as the person sees it: members do not see the private parts of the owner.
    const trip = await toTripView(
      member ? { row, access: 'reader', member } : { row, access: 'owner' },
      services,
    );
    const lastDate = trip.days.at(-1)?.date;
    if (lastDate !== undefined && lastDate < zone.date) {
      results.gone.push(...ofPerson.map(({ id }) => id));
      continue;
    }
    const tasks = await listOpenTasks(trip, { hasOwn: true }, services);
    const traveller = memberId ?? ownerTravellerId;
    const due = listReminders(tasks, { ...zone, traveller, people });
    for (const device of ofPerson) {
      const result = await sendOne(device, { trip, due, zone }, services);
      const isGivenUp = result === 'failed' && device.sentOn < addDays(zone.date, -failedDaysMax);
      results[isGivenUp ? 'gone' : result].push(device.id);
    }
  }
  await markReminders(db, results.sent, zone.date);
  await removeReminders(db, results.gone);
}

interface Morning {
  trip: TripView;
  due: readonly ListedTask[];
  zone: ZoneMorning;
}

/** Sends the reminders of one person to a device. Without any there is nothing to send. */
async function sendOne(
  device: TripReminderRow,
  { trip, due, zone: { date, vapid } }: Morning,
  services: Services,
): Promise<PushResult> {
  if (due.length === 0) return 'sent';
  const message = {
    title: trip.title,
    body: describeReminders(due),
    path: `/trip/details?id=${trip.id}#prepare-title`,
    tag: `${trip.id} ${date}`,
  };
  return sendPush(device, message, { ...services, vapid });
}
