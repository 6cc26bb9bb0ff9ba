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
import { zoneNow } from '@yunyou/domain/time/zone-time';
import type { Services } from '../handler.ts';
import { listOpenTasks } from '../records/open-tasks.ts';
import { toTripView } from '../trips/trip-view.ts';
import { type PushResult, sendPush } from './send-push.ts';
import { findVapidKeys, type VapidKeys } from './vapid.ts';

const batch = 500;

/**
 * Sends the reminders of the day to each device where it is morning or later, once a day. A device whose push service did not
 * answer is tried again with the next run. Removes devices that ended their subscription and those of past trips.
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

async function sendInZone(zone: ZoneMorning, services: Services, signal?: AbortSignal): Promise<void> {
  const devices = await listDueReminders(services.db, { ...zone, limit: batch });
  for (const [tripId, ofTrip] of Map.groupBy(devices, (device) => device.tripId)) {
    if (signal?.aborted) return;
    await sendForTrip(tripId, ofTrip, zone, services);
  }
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
  for (const device of devices) {
    const member = members.find(({ id }) => id === device.memberId);
    // As the person sees the trip: members do not see what the owner keeps private.
    const trip = await toTripView(
      member ? { row, access: 'reader', member } : { row, access: 'owner' },
      services,
    );
    const lastDate = trip.days.at(-1)?.date;
    if (lastDate !== undefined && lastDate < zone.date) {
      results.gone.push(device.id);
      continue;
    }
    const tasks = await listOpenTasks(trip, { hasOwn: true }, services);
    const traveller = device.memberId ?? ownerTravellerId;
    const due = listReminders(tasks, { ...zone, traveller, people });
    results[await sendOne(device, { trip, due, zone }, services)].push(device.id);
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
