import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { signIn } from '../harness/sign-in.ts';
import { hasStored } from '../harness/stored-data.ts';
import { editorOf, onePixel, openNewTrip, saveForOffline } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 300_000;
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;
const offlineErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Only browsers on iOS have this property; it is true in the installed app. */
function browseOnIos(): void {
  Object.defineProperty(navigator, 'standalone', { value: false });
}

describe('a trip saved on a phone', () => {
  it(
    'gets the files of another device, stays ready when one is removed, and is removed when the trip is deleted from the list',
    async () => {
      const [{ page, errors }, { page: laptop }] = [await visit(withWorker), await visit()];
      for (const device of [page, laptop]) await signIn(device, 'Two Devices');
      const id = await openNewTrip(page, { unfold: false });
      await saveForOffline(page);
      await laptop.goto(`/trip/details?id=${id}`);
      const ticket = { name: 'ticket.png', mimeType: 'image/png', buffer: onePixel };
      await laptop.locator('#day-1 input[type=file]').first().setInputFiles(ticket);
      await laptop.getByText('ticket.png is added.').waitFor();

      await page.reload();
      const day = page.locator('#day-1');
      await day.getByRole('button', { name: 'Open ticket.png' }).waitFor();
      await page.getByText('Ready offline').waitFor();
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('Ready offline').waitFor();
      await day.getByRole('button', { name: 'Open ticket.png' }).click();
      await page.getByRole('dialog').getByRole('img', { name: 'ticket.png' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await page.context().setOffline(false);
      await day.getByRole('button', { name: 'Open ticket.png' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('ticket.png is removed.').waitFor();
      await page.getByText('Ready offline').waitFor();
      await page.goto('/user?type=Trips');
      await page.getByRole('button', { name: /^Delete / }).click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByText(/ is deleted\.$/).waitFor();
      expect(await hasStored(page, id)).toBe(false);
      expect(errors.filter((text) => !offlineErrors.test(text))).toEqual([]);
    },
    longest,
  );

  it(
    'opens by the shortcut "Today" on its days, also without a network; other days name the next trip',
    async () => {
      const { page, errors } = await visit(withWorker);
      await page.addInitScript(browseOnIos);
      await page.goto('/trip/today');
      await page.getByRole('heading', { name: 'No trip today' }).waitFor();
      await page.getByRole('link', { name: 'Plan a trip', exact: true }).waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      const id = await openNewTrip(page, { unfold: false });
      const howToInstall = page.getByText(/^For an app on your home screen/);
      expect(await howToInstall.count()).toBe(0);
      await saveForOffline(page);
      await howToInstall.waitFor();
      await page.goto('/trip/today');
      await page.getByText(/ begins on 10 April 2027\.$/).waitFor();
      await page.getByRole('link', { name: 'Open the trip' }).click();
      await editorOf(page).waitFor();

      await page.clock.setFixedTime('2027-04-11T01:00:00Z');
      for (const isOffline of [false, true]) {
        await page.context().setOffline(isOffline);
        await page.goto('/trip/today');
        await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
        await page.getByRole('link', { name: 'Whole plan' }).waitFor();
        expect(new URL(page.url()).search).toBe(`?id=${id}`);
      }
      expect(errors.filter((text) => !offlineErrors.test(text))).toEqual([]);
    },
    longest,
  );
});
