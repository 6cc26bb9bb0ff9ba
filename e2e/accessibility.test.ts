import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser.ts';
import { publicRoutes } from './routes.ts';

const visit = useBrowser();

/** What axe finds on the page as it stands; the theme changes colours only, so one rule is enough for the second. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' ')}`,
  );
}

describe.each([
  { size: 'wide', options: {} },
  { size: 'on a phone', options: phone },
])('$size', ({ options }) => {
  it.each(publicRoutes)('$path has no accessibility violation, light and dark', async ({ path }) => {
    const { page } = await visit({ ...options, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, ['color-contrast'])).toEqual([]);
  });
});

describe('open overlays', () => {
  it('have no accessibility violation either', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Browse Destination' }).click();
    await page.getByRole('tabpanel').locator('img').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});
