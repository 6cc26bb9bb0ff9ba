import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../packages/database/src/database.ts';
import { reachEmbeddedPostgres } from '../../packages/database/src/embedded/attach.ts';
import { staffSession } from '../../packages/database/src/tables/staff.table.ts';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();

/** Signs in as the owner. `expire` lets all confirmations run out, as ten minutes would. */
async function asOwner() {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await signInStaff(page, 'admin', site.adminPassword);
  const { connection } = await reachEmbeddedPostgres(path.join(site.dataFolder, 'postgres'));
  const database = openDatabase({ connection, poolSize: 1, onConnectionLost: () => undefined });
  onTestFinished(() => database.close());
  const expire = () => database.db.update(staffSession).set({ confirmedAt: new Date(0) });
  return { page, expire, dialog: page.getByRole('dialog', { name: "Confirm it's you" }) };
}

describe('sensitive actions', () => {
  it('ask for the password once the last entry is too old, then continue without another click', async () => {
    const { page, expire, dialog } = await asOwner();
    await page.goto('/admin/baseDataManage/tagsList');
    await expire();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('CSV').click();
    await dialog.getByLabel('Your password').fill('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByText('That is not your password.').waitFor();
    await dialog.getByLabel('Your password').fill(site.adminPassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toBe('tag.csv');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('change nothing when the password is not entered, and keep the form', async () => {
    const { page, expire, dialog } = await asOwner();
    await page.goto('/admin/systemManage/staffList');
    await page.getByRole('button', { name: 'New member' }).click();
    const member = page.getByRole('dialog', { name: 'New member of staff' });
    await member.getByLabel('Name').fill('never added');
    await member.getByLabel('Password').fill('password1234');
    await expire();
    await member.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await member.getByText('You did not confirm your password').waitFor();
    expect(await member.getByLabel('Name').inputValue()).toBe('never added');
    await member.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Your password').fill(site.adminPassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await member.getByText('one of the most common passwords').waitFor();
  });
});
