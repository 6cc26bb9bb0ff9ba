import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { signIn } from '../harness/sign-in.ts';
import { site } from '../harness/site.ts';
import { openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();

/**
 * Takes the place of the push service of the browser, which needs a network, and of its question, which this browser without
 * a window always answers with no. The keys are the example of RFC 8291.
 */
function allowPush(): void {
  const subscription = {
    endpoint: 'http://127.0.0.1:9/device',
    unsubscribe: async () => localStorage.setItem('push-ended', 'yes'),
    toJSON: () => ({
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => subscription,
    getSubscription: async () => subscription,
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
}

/** Gives a push message to the service worker, as the browser does when one arrives. Returns what the worker shows. */
async function deliver(page: Page, message: object): Promise<unknown> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  // Two calls: the message must not arrive before the worker records what it shows.
  await worker.evaluate(() => {
    const shown = new Promise((resolve) => {
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
        resolve([title, options?.body, options?.data]);
    });
    Object.assign(globalThis, { shown });
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  return worker.evaluate(() => Reflect.get(globalThis, 'shown'));
}

async function leaveBySignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

async function leaveByDeletion(page: Page): Promise<void> {
  await page.goto('/user?type=profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Type/).fill('delete my account');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
}

describe('preparations of a trip on a phone', () => {
  it('are ticked and dated without a network, and stay after a reload', async () => {
    const { page, errors } = await visit(phone);
    await openNewTrip(page, { unfold: false });
    const list = page.getByRole('region', { name: 'Prepare' });
    const payment = list.getByRole('checkbox', { name: 'Done: Set up Alipay or WeChat Pay' });
    await payment.waitFor();
    await page.context().setOffline(true);
    await payment.click();
    await expect.poll(() => payment.count()).toBe(0); // what is done is hidden
    await list.getByLabel('Add an entry of your own').fill('Water the plants');
    await list.getByRole('button', { name: 'Add to the list' }).click();
    await list.getByRole('button', { name: 'Change Water the plants' }).click();
    await list.getByLabel('Date', { exact: true }).fill('2027-04-09');
    await list.getByText('By 9 April 2027').waitFor();
    await list.getByText('Offline: saved on this device, sent later').waitFor();
    expect(await findViolationsInBothThemes(page)).toEqual([]);

    await page.context().setOffline(false);
    await list.getByText(/Saved$/).waitFor();
    await page.reload();
    await list.getByText('By 9 April 2027').waitFor();
    await list.getByLabel('Show what is done').check();
    expect(await payment.isChecked()).toBe(true);
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }, 120_000);

  it('remind on the device, when the visitor turns it on, until they turn it off', async () => {
    const { page, errors } = await visit({ ...phone, serviceWorkers: 'allow' });
    await page.addInitScript(allowPush);
    const id = await openNewTrip(page, { unfold: false });
    const list = page.getByRole('region', { name: 'Prepare' });
    await list.getByRole('button', { name: 'Remind me on this device' }).click();
    await list.getByText('Reminders are on for this device.').waitFor();
    await page.reload();
    await list.getByText('Reminders are on for this device.').waitFor();
    const path = `/trip/details?id=${id}#prepare-title`;
    const message = { title: 'Two cities', body: 'Buy the tickets', path, tag: id };
    expect(await deliver(page, message)).toEqual(['Two cities', 'Buy the tickets', path]);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await list.getByRole('button', { name: 'Turn off' }).click();
    await list.getByRole('button', { name: 'Remind me on this device' }).waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  it.each([
    ['the visitor signs out', leaveBySignOut],
    ['the account is deleted', leaveByDeletion],
  ])(
    'remind no more on this device when %s',
    async (_, leave) => {
      const { page, errors } = await visit({ ...phone, serviceWorkers: 'allow' });
      await page.addInitScript(allowPush);
      await signIn(page, 'Reminded');
      await openNewTrip(page, { unfold: false });
      const list = page.getByRole('region', { name: 'Prepare' });
      await list.getByRole('button', { name: 'Remind me on this device' }).click();
      await list.getByText('Reminders are on for this device.').waitFor();
      const hasEnded = () => page.evaluate(() => localStorage.getItem('push-ended'));
      expect(await hasEnded()).toBeNull();
      await leave(page);
      await page.waitForURL((url) => url.pathname === '/');
      await expect.poll(hasEnded).toBe('yes');
      expect(errors).toEqual([]);
    },
    120_000,
  );
});
