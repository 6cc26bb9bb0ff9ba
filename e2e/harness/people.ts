import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import { unfoldDays } from './trip-calls.ts';

/** Opens an invitation link as a guest with a name. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name, as the others see it').fill(name);
  await page.getByRole('button', { name: 'Join the trip' }).click();
  await page.locator('[data-stop]').first().waitFor({ state: 'attached' }); // the editor has loaded
  await unfoldDays(page);
}

/** Opens the share dialog and fills in the owner's name and a role. */
export async function beginInvitation(owner: Page, role: string): Promise<void> {
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await owner.getByLabel('Your name, as they see it').fill('Olga');
  await owner.getByRole('combobox', { name: /^Access/ }).selectOption(role);
}

/** Makes an invitation link for a role. */
export async function inviteAs(owner: Page, role: string): Promise<string> {
  await beginInvitation(owner, role);
  await owner.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await owner.getByLabel('Invitation link', { exact: true }).inputValue();
  expect(await findViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Done' }).click();
  return link;
}
