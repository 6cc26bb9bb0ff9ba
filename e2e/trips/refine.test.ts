import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { editingOf, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

const stored = async (page: Page, id: string) => {
  const { brief, plan } = await editingOf(page, id);
  return JSON.stringify([brief, plan]);
};
const previewOf = (page: Page) => page.getByRole('group', { name: 'Preview' });
const undoOf = (page: Page) => page.getByRole('button', { name: 'Undo this change' });

/** Types a sentence and sends it with the Enter key. */
async function say(page: Page, sentence: string): Promise<void> {
  await page.getByLabel('What would you like to change?').fill(sentence);
  await page.keyboard.press('Enter');
  await previewOf(page).waitFor();
}

describe('a trip changed in words', () => {
  it(
    'previews an edit, a choice and a new city, applies each and restores it byte for byte by Undo',
    async () => {
      const { page, errors } = await visit();
      const id = await openNewTrip(page);
      const before = await stored(page, id);

      await say(page, 'Make day 2 slower');
      await previewOf(page).getByText('is out').waitFor();
      expect(await stored(page, id)).toBe(before);
      await page.getByRole('button', { name: 'Apply: Make day 2 lighter' }).click();
      await expect.poll(() => stored(page, id)).not.toBe(before);
      await undoOf(page).click();
      await expect.poll(() => stored(page, id)).toBe(before);

      await say(page, 'what about rain?');
      await previewOf(page).getByText('What did you mean?').waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Apply: Plan day \d for rain$/ })
        .first()
        .click();
      await expect.poll(() => stored(page, id)).not.toBe(before);
      await undoOf(page).click();
      await expect.poll(() => stored(page, id)).toBe(before);

      await say(page, 'add Chengdu for two nights');
      await previewOf(page).getByText('Chengdu is new, 2 nights').waitFor();
      await page.getByRole('button', { name: 'Apply: Add Chengdu for 2 nights' }).click();
      await page.getByRole('group', { name: 'Planned again' }).waitFor();
      await page.locator('#day-6').waitFor();
      await page.getByText('Your last changes (3)').waitFor();
      await undoOf(page).click();
      await expect.poll(() => stored(page, id)).toBe(before);
      await page.reload();
      await page.getByText('Your last changes (3)').waitFor();
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'offers sentences it understands on a phone, and fits the screen',
    async () => {
      const { page, errors } = await visit(phone);
      await openNewTrip(page);
      await say(page, 'tell me a story');
      await previewOf(page).getByText('We did not understand that').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await previewOf(page).getByRole('button', { name: 'Cheaper hotels' }).click();
      await previewOf(page).getByRole('heading', { name: 'Cheaper hotels' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'changes cities, order and nights by buttons and keyboard, previews the route and restores it byte for byte by Undo',
    async () => {
      const { page, errors } = await visit(phone);
      const id = await openNewTrip(page);
      const before = await stored(page, id);
      await page.getByRole('button', { name: 'Change cities, nights and dates' }).click();
      const preview = page.getByRole('button', { name: 'Preview this route' });
      expect(await preview.isDisabled()).toBe(true);
      const rows = page.locator('section[aria-labelledby="route-title"] ol > li');
      const first = (await rows.first().textContent()) ?? '';
      const [moved, other] = first.includes('Beijing') ? ['Beijing', "Xi'an"] : ["Xi'an", 'Beijing'];
      await page.getByRole('button', { name: `More nights in ${other}` }).click();
      await page.getByRole('button', { name: `Drag ${moved}` }).focus();
      await page.keyboard.press('Space');
      await page
        .getByText(`Picked up ${moved}.`)
        .or(page.getByText(`${moved} is now number 1`))
        .waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowDown');
      await page.getByText(`${moved} is now number 2 of 2.`).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await expect.poll(() => rows.first().textContent()).toContain(other);
      await page.getByLabel('Add a city').hover(); // it loads when it becomes visible
      await page.getByLabel('Add a city').fill('Chengdu');
      await page.getByRole('option', { name: /Chengdu/ }).click();
      await page.getByText('7 nights in all').or(page.getByText('6 nights in all')).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await preview.click();
      await previewOf(page).getByText('Chengdu is new, 2 nights').waitFor();
      await page.getByRole('button', { name: /^Apply: / }).click();
      await page.getByRole('group', { name: 'Planned again' }).waitFor();
      const { plan } = await editingOf(page, id);
      expect(plan.stays.map(({ cityId }) => cityId)).toEqual([
        other === 'Beijing' ? 'city/beijing' : 'city/xian',
        moved === 'Beijing' ? 'city/beijing' : 'city/xian',
        'city/chengdu',
      ]);
      await undoOf(page).click();
      await expect.poll(() => stored(page, id)).toBe(before);
      expect(errors).toEqual([]);
    },
    longest,
  );
});
