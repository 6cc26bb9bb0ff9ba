import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser.ts';
import { publicRoutes } from './routes.ts';

const visit = useBrowser();

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(publicRoutes)('$path has no accessibility violation, wide and on a phone', async ({ path }) => {
    for (const size of [{}, phone]) {
      const { page } = await visit({ colorScheme, ...size });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((node) => node.html)
            .slice(0, 3)
            .join(' ')}`,
      );
      expect(found).toEqual([]);
    }
  });
});

describe('open overlays', () => {
  it('have no accessibility violation either', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Browse Destination' }).click();
    await page.getByRole('tabpanel').locator('img').first().waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });
});
