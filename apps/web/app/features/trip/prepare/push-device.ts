import type { ApiClient } from '@yunyou/contract/client';
import { registerServiceWorker } from '../../../offline/register.ts';

/** Permission of this browser for push messages. */
export type PushSupport =
  | 'possible'
  /** The visitor has refused notifications of this site. */
  | 'blocked'
  /** iOS shows notifications of apps on the home screen only. */
  | 'home-screen-only'
  | 'impossible';

export function readPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator)) return 'impossible';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'standalone' in navigator && navigator.standalone === false ? 'home-screen-only' : 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns whether this device gets reminders of a trip. Calls the server only where the browser has a subscription. */
export async function hasReminders(api: ApiClient, id: string): Promise<boolean> {
  const subscription = await findSubscription();
  if (!subscription) return false;
  const { isOn } = await api('POST /travel/reminders/state', { id, endpoint: subscription.endpoint });
  return isOn;
}

/** Requests the permission, subscribes this browser and stores the device. Returns false when the visitor refuses. */
export async function startReminders(api: ApiClient, id: string, pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerServiceWorker();
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { keys } = subscription.toJSON();
  await api('POST /travel/reminders/start', {
    id,
    subscription: {
      endpoint: subscription.endpoint,
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
    },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return true;
}

/** Ends the reminders of a trip on this device. Other trips keep theirs. */
export async function stopReminders(api: ApiClient, id: string): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await api('POST /travel/reminders/stop', { id, endpoint: subscription.endpoint });
}
