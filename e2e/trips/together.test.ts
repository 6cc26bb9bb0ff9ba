import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { inviteAs, join } from '../harness/people.ts';
import {
  faultsOf,
  findBusyDay,
  openNewTrip,
  openStop,
  saved,
  sightsOf,
  takeOut,
} from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

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
      const link = await inviteAs(olga, 'editor');
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
      // Before the other change: the open stream may still bring it to a page that has just lost the network.
      const byCy = await takeOut(cy, day, 1);
      await cy.getByText('Offline: saved on this device').waitFor();
      const byBo = await takeOut(bo, day, 0);
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

  it(
    'shows the comments, votes and suggestions of a commenter, and an editor accepts one',
    async () => {
      const [{ page: olga }, { page: cy, errors }] = [await visit(phone), await visit(phone)];
      const id = await openNewTrip(olga);
      await join(cy, await inviteAs(olga, 'commenter'), 'Cy');
      const day = await findBusyDay(cy, 2);
      const key = await cy.locator(`#day-${day} [data-stop^="spot/"]`).first().getAttribute('data-stop');
      const [theirs, own] = [olga, cy].map((page) => page.locator(`[data-stop="${key}"]`));
      if (!theirs || !own) throw new Error('Both pages show the stop');

      await own.getByRole('button', { name: /^Comment on / }).click();
      await own.getByRole('textbox', { name: /^Comment on / }).fill('Can we go later?');
      await own.getByRole('button', { name: 'Send' }).click();
      await own.getByRole('button', { name: /^I want to see / }).click();
      await theirs.getByText('Can we go later?').waitFor();
      await theirs.getByRole('button', { name: /Wanted by Cy$/ }).waitFor();

      const sights = await sightsOf(cy, day);
      await (await openStop(cy, day, 0)).getByRole('button', { name: 'Remove from the day' }).click();
      await cy.getByText('You suggest:').waitFor();
      expect(await sightsOf(cy, day)).toEqual(sights); // nothing is changed yet
      const suggestion = olga.getByRole('listitem').filter({ hasText: 'Cy suggests:' });
      await suggestion.getByText(/ is out$/).waitFor();
      for (const page of [olga, cy]) expect(await findViolations(page)).toEqual([]);
      await suggestion.getByRole('button', { name: /^Accept: / }).click();
      for (const page of [olga, cy]) await expect.poll(() => sightsOf(page, day)).toEqual(sights.slice(1));
      await cy.getByText('One of your suggestions is decided').click();
      await cy.getByText('Olga accepted it.').waitFor();
      await olga.getByText('One comment on a stop that is out of the plan').waitFor();
      await saved(olga).waitFor();
      expect(await faultsOf(olga, id)).toEqual([]);
      expect(errors).toEqual([]);
    },
    longest,
  );
});
