import type { Services } from '../handler.ts';
import { allowsLoopback } from '../webhooks/deliver-webhooks.ts';
import { sendWebhook, WebhookError } from '../webhooks/send-webhook.ts';
import { encryptMessage, type ReceiverKeys } from './encrypt-message.ts';
import { authorise, type VapidKeys } from './vapid.ts';

export interface PushDevice extends ReceiverKeys {
  endpoint: string;
}

/** The notification that the service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that a press opens. */
  path: string;
  /** A later message with the same tag replaces an earlier one. */
  tag: string;
}

/** The push service keeps a message for a device that is off until the evening. */
const keepSeconds = 12 * 3600;

export type PushResult =
  | 'sent'
  /** The browser has ended its subscription. */
  | 'gone'
  /** Worth another try later. */
  | 'failed';

/** Sends an encrypted message to the push service of a browser, which must be on the public internet. */
export async function sendPush(
  { endpoint, ...keys }: PushDevice,
  message: PushMessage,
  { vapid, now, settings, log }: Pick<Services, 'now' | 'settings' | 'log'> & { vapid: VapidKeys },
): Promise<PushResult> {
  try {
    const status = await sendWebhook(
      {
        url: endpoint,
        headers: {
          authorization: authorise(endpoint, vapid, now()),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keepSeconds),
          urgency: 'normal',
        },
        body: encryptMessage(JSON.stringify(message), keys),
      },
      { allowsLoopback: allowsLoopback(settings) },
    );
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    log(new Error(`The push service ${new URL(endpoint).host} answered ${status}`));
    return 'failed';
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    log(new Error(`The push service ${new URL(endpoint).host} was not reached`, { cause: error }));
    return 'failed';
  }
}
