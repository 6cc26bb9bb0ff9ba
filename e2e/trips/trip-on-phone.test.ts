import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { editorOf, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

describe('trip on a phone', () => {
  it(
    'folds days, jumps by the day bar, pulls up the map of the day in view, and opens at today and its day of the plan',
    async () => {
      const { page, errors } = await visit(phone);
      await openNewTrip(page, { unfold: false });
      const bodyOf = (day: number) => page.locator(`#day-${day}-body`);
      expect(await bodyOf(1).isVisible()).toBe(true);
      expect(await bodyOf(2).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Unfold day 2' }).press('Enter');
      await bodyOf(2).waitFor();
      await page.getByRole('button', { name: 'Fold day 2' }).tap();
      await bodyOf(2).waitFor({ state: 'hidden' });

      const days = page.getByRole('navigation', { name: 'Days' });
      await days.getByRole('link', { name: /^Day 3/ }).tap();
      await bodyOf(3).waitFor();
      await expect.poll(() => days.locator('[aria-current]').textContent()).toMatch(/^Day 3/);

      await page.getByRole('button', { name: 'Map', exact: true }).tap();
      const sheet = page.locator('#trip-map');
      await sheet.getByText('Day 3', { exact: true }).waitFor();
      await sheet.getByRole('button', { name: 'Show list' }).tap();
      await sheet
        .getByRole('link', { name: /^Amap: / })
        .first()
        .waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Show map', exact: true }).tap();
      await sheet
        .getByRole('button', { name: /^1\. |places: / })
        .first()
        .waitFor();
      const grip = sheet.getByRole('button', { name: 'Show the map full screen' });
      await grip.focus();
      await page.keyboard.press('ArrowUp');
      await sheet.getByRole('button', { name: 'Make the map smaller' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Map', exact: true }).waitFor();

      await page.clock.setFixedTime('2027-04-11T03:00:00Z');
      await page.evaluate(() => {
        history.replaceState(null, '', location.pathname + location.search);
        scrollTo({ top: 0, behavior: 'instant' }); // a reload restores the position otherwise
      });
      await page.reload();
      await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
      await page.getByRole('link', { name: 'Whole plan' }).tap();
      await editorOf(page).waitFor();
      await bodyOf(2).waitFor();
      expect(await bodyOf(1).isVisible()).toBe(false);
      await page.locator('#day-2').getByText('Today', { exact: true }).waitFor();
      await expect
        .poll(() => page.locator('#day-2').evaluate((day) => day.getBoundingClientRect().top))
        .toBeLessThan(200);
      expect(errors).toEqual([]);
    },
    longest,
  );

  it('asks a signed-out visitor to sign in for a trip that is not theirs', async () => {
    const { page } = await visit(phone);
    await page.goto('/trip/details?id=none');
    await page.getByRole('heading', { level: 1, name: 'Sign in to open this trip' }).waitFor();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
