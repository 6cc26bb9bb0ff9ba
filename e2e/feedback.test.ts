import { expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { useBrowser, whenHydrated } from './harness/browser.ts';
import { site } from './harness/site.ts';
import { signInStaff } from './harness/staff-sign-in.ts';

const visit = useBrowser();

it('a report of a wrong fact reaches the back office, where staff close it', async () => {
  const { page, errors } = await visit();
  await page.goto('/attractions/detail?id=terracotta-army');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Report a wrong fact' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Report a wrong fact' }).waitFor();
  await page.getByRole('link', { name: 'Terracotta Army', exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('What is wrong, and what is correct?').fill('The last entry is at 16:30 in winter.');
  await page.getByLabel(/Your email address/).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We received your report and will check it.').waitFor();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.waitForURL('**/attractions/detail?id=terracotta-army');

  await signInStaff(page, 'admin', site.adminPassword);
  await page.goto('/admin/contentManage/feedbackList');
  const row = page.getByRole('row').filter({ hasText: 'The last entry is at 16:30 in winter.' });
  expect(await row.getByRole('link', { name: 'Terracotta Army' }).getAttribute('href')).toBe(
    '/attractions/detail?id=terracotta-army',
  );
  await row.getByRole('button', { name: 'Close' }).click();
  await row.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
