import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { editingOf, openNewTrip, saved } from '../harness/trip-calls.ts';

const visit = useBrowser();

describe('own knowledge in a trip', () => {
  it('notes and own places are added on a phone, undone and saved', async () => {
    const { page, errors } = await visit(phone);
    const id = await openNewTrip(page);
    const day = page.locator('#day-2');
    await day.getByRole('button', { name: 'Add a note to day 2' }).click();
    await page.getByLabel('Note for day 2').fill('Meet Mei at noon\n[ ] Buy a SIM card');
    await page.keyboard.press('Control+Enter');
    const task = page.getByRole('checkbox', { name: 'Buy a SIM card' });
    await task.check();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await task.isChecked()).toBe(false);
    await task.check();

    await day.getByRole('button', { name: 'Add a stop' }).click();
    await day.getByRole('button', { name: 'Add your own place' }).click();
    const form = page.getByRole('form', { name: 'Your own place' });
    await form.getByLabel('Map link or coordinates').fill('https://surl.amap.com/abc');
    await form.getByLabel('Name', { exact: true }).fill('Mei’s flat');
    await form.getByRole('button', { name: 'Add place' }).click();
    await form.getByRole('alert').getByText('Short links work only online').waitFor();
    await page.reload(); // what was typed stays
    await page.getByRole('button', { name: 'Unfold day 2' }).click();
    await day.getByRole('button', { name: 'Add a stop' }).click();
    await day.getByRole('button', { name: 'Add your own place' }).click();
    await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe('Mei’s flat');
    await form
      .getByLabel('Map link or coordinates')
      .fill('https://uri.amap.com/marker?position=116.4103,39.9163&name=Flat');
    await form.getByLabel('Chinese name').fill('小梅家');
    await form.getByLabel('Yuan for everyone').fill('120');
    expect(await findViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add place' }).click();
    const stop = page.locator('[data-stop^="own/"]');
    await stop.getByRole('heading', { name: 'Mei’s flat' }).waitFor();
    await stop.getByText(/CN¥120 .*for everyone/).waitFor();
    await stop.getByRole('button', { name: 'Driver card' }).waitFor();
    await saved(page).waitFor();
    const { plan, brief } = await editingOf(page, id);
    expect(plan.days[1]?.note).toBe('Meet Mei at noon\n[x] Buy a SIM card');
    expect(brief.ownPlaces).toMatchObject([{ name: 'Mei’s flat', cityId: 'beijing', priceFen: 12_000 }]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await stop.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByRole('button', { name: 'Add a place on the map' }).click();
    await page.getByRole('button', { name: 'Use the centre of the map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own place on day 2' });
    expect(await dialog.getByLabel('Map link or coordinates').inputValue()).toMatch(/^[\d.]+, [\d.]+$/);
    await dialog.getByLabel('Find by name or address').hover(); // it loads when it becomes visible
    await dialog.getByLabel('Find by name or address').fill('Wangfujing');
    await page.getByRole('option').first().click();
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toContain('Wangfujing');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add place' }).click();
    await stop.waitFor();
    expect(errors).toEqual([]);
  });
});
