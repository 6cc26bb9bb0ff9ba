import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { readMailTo } from '../harness/mails.ts';
import { beginInvitation, inviteAs, join } from '../harness/people.ts';
import { signIn } from '../harness/sign-in.ts';
import { hasStored } from '../harness/stored-data.ts';
import {
  editorOf,
  faultsOf,
  findBusyDay,
  openNewTrip,
  saved,
  saveForOffline,
  sightsOf,
  takeOut,
} from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 300_000;
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;

/** Takes the place of the browser, which offers the installation of the site only to visitors that it chooses. */
const offerInstallation = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );

describe('a member of a trip', () => {
  it(
    'is invited by e-mail as editor, joins, edits, and loses the trip and its saved copy when the owner removes them',
    async () => {
      const [{ page: olga, errors }, { page: bo }] = [await visit(phone), await visit(withWorker)];
      await signIn(olga, 'Olga Mail');
      const id = await openNewTrip(olga);
      await beginInvitation(olga, 'editor');
      await olga.getByLabel('E-mail (optional)').fill('bo.guest@example.org');
      await olga.getByRole('button', { name: 'Send the invitation' }).click();
      await olga.getByText('The invitation is on its way.').waitFor();
      await olga.getByText(/^bo\.guest@example\.org, can edit, until /).waitFor();
      expect(await findViolations(olga)).toEqual([]);
      await olga.getByRole('button', { name: 'Done' }).click();

      const mail = await readMailTo('bo.guest@example.org');
      expect(mail).toContain('You can change it. You need no account.');
      const link = /\/trip\/join#[\w-]+/.exec(mail)?.[0] ?? '';
      await bo.goto(link);
      await bo.getByText('Olga invites you to plan this trip together.').waitFor();
      expect(await findViolations(bo)).toEqual([]);
      await join(bo, link, 'Bo');
      await saveForOffline(bo);
      const day = await findBusyDay(bo, 2);
      const name = await takeOut(bo, day, 0);
      await saved(bo).waitFor();
      await expect.poll(() => sightsOf(olga, day)).not.toContain(name);

      const [hers, his] = [olga, bo].map((page) => page.getByRole('region', { name: 'Prepare' }));
      await hers?.getByRole('button', { name: 'Change Copy your documents' }).click();
      await hers?.getByLabel('Who does it').selectOption('Bo');
      await hers?.getByText('Bo does it').waitFor();
      await his?.getByText('You do it').waitFor();

      await olga.getByRole('button', { name: 'Share', exact: true }).click();
      await olga.getByRole('button', { name: 'Remove Bo' }).click();
      await bo.getByRole('heading', { name: 'Sign in to open this trip' }).waitFor();
      await expect.poll(() => hasStored(bo, id)).toBe(false);
      const { page: second } = await visit(phone);
      await second.goto(link); // an e-mail works once
      await second.getByRole('heading', { name: 'This invitation does not work' }).waitFor();
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'edits without a network, still sees the edit after a reload, sends it later, and removes everything from the phone when leaving',
    async () => {
      const [{ page: olga }, { page: bo, errors }] = [await visit(phone), await visit(withWorker)];
      const id = await openNewTrip(olga);
      await join(bo, await inviteAs(olga, 'editor'), 'Bo');
      const install = bo.getByRole('button', { name: 'Install the app' });
      await offerInstallation(bo);
      await expect.poll(() => sightsOf(bo, 1)).not.toEqual([]);
      expect(await install.count()).toBe(0); // a visitor who has saved nothing yet is not asked
      await saveForOffline(bo);
      await install.click();
      await expect.poll(() => install.count()).toBe(0);

      const day = await findBusyDay(bo, 2);
      await bo.context().setOffline(true);
      const name = await takeOut(bo, day, 0);
      await bo.getByText('Offline: saved on this device').waitFor();
      await bo.reload();
      await editorOf(bo).waitFor();
      await bo.getByRole('button', { name: 'Unfold all days' }).click();
      expect(await sightsOf(bo, day)).not.toContain(name);
      expect(await sightsOf(bo, day)).not.toEqual([]);
      expect(await install.count()).toBe(0);
      expect(await sightsOf(olga, day)).toContain(name);

      await bo.context().setOffline(false);
      await expect.poll(() => sightsOf(olga, day)).not.toContain(name);
      await saved(bo).waitFor();
      expect(await sightsOf(bo, day)).toEqual(await sightsOf(olga, day));
      expect(await faultsOf(olga, id)).toEqual([]);

      // Before leaving: the saved copy may just be renewed, and such requests are answered with 404 then.
      expect(errors.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text))).toEqual([]);
      expect(await hasStored(bo, id)).toBe(true);
      await bo.getByText('2 people').click();
      await bo.getByRole('button', { name: 'Leave this trip' }).click();
      await bo.waitForURL('**/trip');
      expect(await hasStored(bo, id)).toBe(false);
    },
    longest,
  );
});
