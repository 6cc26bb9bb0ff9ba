import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { editingOf, openNewTrip, saved } from './trip-calls.ts';

const visit = useBrowser();

describe('own knowledge in a trip', () => {
  it('notes are written, ticked, undone by keyboard and saved', async () => {
    const { page, errors } = await visit(phone);
    const id = await openNewTrip(page);
    await page.getByRole('button', { name: 'Add a note to day 1' }).click();
    await page.getByLabel('Note for day 1').fill('Meet Mei at noon\n[ ] Buy a SIM card');
    await page.keyboard.press('Control+Enter');
    const task = page.getByRole('checkbox', { name: 'Buy a SIM card' });
    await task.check();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await task.isChecked()).toBe(false);
    await task.check();
    await saved(page).waitFor();
    const { plan } = await editingOf(page, id);
    expect(plan.days[0]?.note).toBe('Meet Mei at noon\n[x] Buy a SIM card');
    expect(await findViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
