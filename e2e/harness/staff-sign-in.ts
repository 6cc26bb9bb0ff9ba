import type { Page } from 'playwright-core';

/** Signs a staff member in through the back office's login form. */
export async function signInStaff(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // On a phone, "Sign out" is in the menu.
  await page
    .getByRole('button', { name: /^(Sign out|Menu)$/ })
    .first()
    .waitFor();
}
