import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { phone, useBrowser, whenHydrated } from '../harness/browser.ts';
import { inviteAs, join } from '../harness/people.ts';
import { signIn } from '../harness/sign-in.ts';
import { editingOf, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

/** Opens the page of a place and chooses the only trip in the dialog of "Add to a trip". */
async function addTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Add to a trip', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Add .+ to a trip$/ });
  await dialog.getByRole('link', { name: /days/ }).first().click();
  await page.getByRole('heading', { name: 'Add to this trip' }).waitFor();
}

describe('a place is added to a trip from its page', () => {
  it(
    'previews a sight, hotel, restaurant and shop, applies each, and undoes it',
    async () => {
      const { page, errors } = await visit();
      const id = await openNewTrip(page);
      const stored = async () => JSON.stringify((await editingOf(page, id)).plan.days);
      const { plan, catalogue } = await editingOf(page, id);
      const visited = JSON.stringify(plan.days);
      const isOther = (entity: string) => (row: { id: string; cityId: string }) =>
        row.cityId === 'beijing' && !visited.includes(`${entity}/${row.id}`);
      const spot = catalogue.spots.find(isOther('spot'));
      const hotel = catalogue.hotels.find(isOther('hotel'));
      const table = catalogue.restaurants.find(isOther('restaurant'));
      const places = [
        { path: `/attractions/detail?id=${spot?.id}`, key: `spot/${spot?.id}/1` },
        { path: `/hotel/detail?id=${hotel?.id}`, key: `hotel/${hotel?.id}` },
        { path: `/restaurant/detail?id=${table?.id}`, key: `restaurant/${table?.id}` },
        { path: '/shop/detail?id=beijing-rongbaozhai', key: '"own/' },
      ];
      for (const { path, key } of places) {
        await addTo(page, path);
        const before = await stored();
        expect(before).not.toContain(key);
        const preview = page.getByRole('group', { name: 'Preview' });
        await preview.waitFor();
        expect(new URL(page.url()).search).toBe(`?id=${id}`);
        await preview.getByRole('button', { name: /^Apply: / }).click();
        await expect.poll(stored).toContain(key);
        await page.getByRole('button', { name: 'Undo this change' }).click();
        await expect.poll(stored).not.toContain(key);
      }
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'plans a new city on a phone after a preview, and a new trip from the same dialog',
    async () => {
      const { page, errors } = await visit(phone);
      const id = await openNewTrip(page);
      await page.goto('/destination/city?id=chengdu');
      await whenHydrated(page);
      await page.getByRole('link', { name: 'Add to a trip', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Chengdu to a trip' });
      await dialog.getByRole('link', { name: /4 days/ }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await dialog.getByRole('link', { name: 'New trip' }).getAttribute('href')).toBe(
        '/trip?city=chengdu',
      );
      await dialog.getByRole('link', { name: /4 days/ }).click();
      const preview = page.getByRole('group', { name: 'Preview' });
      await preview.getByText('Chengdu is new, 2 nights').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await preview.getByRole('button', { name: 'Apply: Add Chengdu' }).click();
      await page.getByRole('group', { name: 'Planned again' }).waitFor();
      const { plan } = await editingOf(page, id);
      expect(plan.stays.map(({ cityId }) => cityId)).toContain('city/chengdu');
      await addTo(page, '/destination/city?id=chengdu');
      await page.getByText('Chengdu is in your trip already').waitFor();
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'offers a trip joined as editor, and shows the owner what the member added',
    async () => {
      const [{ page: olga }, { page: bo, errors }] = [await visit(), await visit()];
      const id = await openNewTrip(olga);
      await join(bo, await inviteAs(olga, 'editor'), 'Bo');
      await addTo(bo, '/shop/detail?id=beijing-rongbaozhai');
      await bo
        .getByRole('group', { name: 'Preview' })
        .getByRole('button', { name: /^Apply: / })
        .click();
      await expect.poll(async () => JSON.stringify((await editingOf(olga, id)).plan.days)).toContain('"own/');
      await addTo(bo, '/destination/city?id=chengdu');
      await bo.getByText('Chengdu is not in this trip. Ask its owner to add it first.').waitFor();
      expect(errors).toEqual([]);
    },
    longest,
  );

  it('opens the trip form for a visitor without trips, signed in or not', async () => {
    const { page, errors } = await visit();
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signIn(page, 'Traveller Without Trips');
      await page.goto('/hotel/detail?id=beijing-peninsula');
      await whenHydrated(page);
      await page.getByRole('link', { name: 'Add to a trip', exact: true }).click();
      await page.waitForURL('**/trip?city=beijing');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(errors).toEqual([]);
  });
});
