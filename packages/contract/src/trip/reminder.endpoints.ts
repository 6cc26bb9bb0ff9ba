import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tripId } from './trip-brief.schema.ts';

const bytes = (length: number) =>
  z
    .base64url()
    .max(200)
    .refine((text) => decodedLength(text) === length, `${length} bytes in base64url`);

const decodedLength = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4);

/** Address at the push service of the browser. It identifies the device. */
const pushAddress = z.url({ protocol: /^https?$/ }).max(1000);

/** A push subscription as a browser returns it (Push API); the keys encrypt the messages for it (RFC 8291). */
const pushSubscription = z.strictObject({ endpoint: pushAddress, p256dh: bytes(65), auth: bytes(16) });
export type PushSubscriptionFields = z.infer<typeof pushSubscription>;

/** An IANA time zone that the runtime has, such as `Europe/Berlin`. Offsets such as `+01:00` are none. */
const timeZone = z
  .string()
  .max(60)
  .regex(/^[a-z]/i)
  .refine(isTimeZone, 'The name of a time zone');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false; // Intl throws RangeError for an unknown zone
  }
}

const device = z.strictObject({ id: tripId, endpoint: pushAddress });
const limits = { flow: 'trip-reminders', perMinute: 30, concurrency: 4, maxWaiting: 16 };

/** Reminders of the preparations of a trip as push messages, per device. For the owner and the members of a trip. */
export const reminderEndpoints = {
  'POST /travel/reminders/state': endpoint({
    summary: 'Tell whether a device gets reminders of a trip',
    access: 'traveller',
    input: device,
    output: z.object({ isOn: z.boolean() }),
    limits,
  }),
  'POST /travel/reminders/start': endpoint({
    summary: 'Send reminders of the preparations of a trip to a device, where the installation has push keys',
    access: 'traveller',
    input: z.strictObject({ id: tripId, subscription: pushSubscription, timeZone }),
    output: z.null(),
    limits,
  }),
  'POST /travel/reminders/stop': endpoint({
    summary: 'Send no more reminders of a trip to a device',
    access: 'traveller',
    input: device,
    output: z.null(),
    limits,
  }),
};
