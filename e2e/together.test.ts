import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { editorOf, faultsOf, findBusyDay, openNewTrip, saved, sightsOf, takeOut } from './trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

/** Opens an invitation link as a guest with a name. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name, as the others see it').fill(name);
  await page.getByRole('button', { name: 'Join the trip' }).click();
  await editorOf(page).waitFor();
  await page.getByRole('button', { name: 'Unfold all days' }).click();
}

const allSights = (page: Page) => Promise.all([1, 2, 3, 4].map((day) => sightsOf(page, day)));

describe('a trip that three people plan on their phones', () => {
  it(
    'shows the changes of all of them on every phone, also of one that was offline for a while',
    async () => {
      const [{ page: olga }, { page: bo, errors }, { page: cy }] = [
        await visit(phone),
        await visit(phone),
        await visit(phone),
      ];
      const id = await openNewTrip(olga);
      await olga.getByRole('button', { name: 'Share', exact: true }).click();
      await olga.getByLabel('Your name, as they see it').fill('Olga');
      await olga.getByRole('button', { name: 'Make an invitation link' }).click();
      const link = await olga.getByLabel('Invitation link', { exact: true }).inputValue();
      expect(await findViolations(olga)).toEqual([]);
      await olga.getByRole('button', { name: 'Done' }).click();
      await join(bo, link, 'Bo');
      await join(cy, link, 'Cy');
      const here = olga.getByRole('list', { name: 'Here now' });
      await here.getByText('Bo').waitFor();
      await here.getByText('Cy').waitFor();
      expect(await findViolations(bo)).toEqual([]);

      const day = await findBusyDay(bo, 3);
      const first = await takeOut(olga, day, 0);
      await expect.poll(() => sightsOf(bo, day)).not.toContain(first);
      await expect.poll(() => sightsOf(cy, day)).not.toContain(first);
      await cy.context().setOffline(true);
      const byBo = await takeOut(bo, day, 0);
      const byCy = await takeOut(cy, day, 1);
      await cy.getByText('No network: kept on this device').waitFor();
      await expect.poll(() => sightsOf(olga, day)).not.toContain(byBo);
      expect(await sightsOf(olga, day)).toContain(byCy);

      await cy.context().setOffline(false);
      for (const page of [olga, bo, cy]) await expect.poll(() => sightsOf(page, day)).not.toContain(byCy);
      await saved(cy).waitFor();
      await expect.poll(() => allSights(cy)).toEqual(await allSights(bo));
      expect(await allSights(olga)).toEqual(await allSights(bo));
      expect(await faultsOf(bo, id)).toEqual([]);
      expect(errors).toEqual([]);

      await olga.getByRole('button', { name: 'Share', exact: true }).click();
      await olga.getByRole('button', { name: 'Remove Bo' }).click();
      await bo.getByRole('heading', { name: 'Sign in to open this trip' }).waitFor();
    },
    longest,
  );
});
