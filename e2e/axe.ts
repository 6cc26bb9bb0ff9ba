import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeChoice {
  /** Only these rules; all without. */
  rules?: string[];
  /** What is no concern of ours. */
  exclude?: string;
}

/** What axe finds on the page as it stands, as `rule: elements`. */
export async function findViolations(page: Page, { rules, exclude }: AxeChoice = {}): Promise<string[]> {
  // All in the page itself, as there are no frames of others, and nothing told of what is right: half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await (exclude ? axe.exclude(exclude) : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(' ')}`;
  });
}

/** In both themes, of which the light one is on; the dark one has other colours and nothing else. */
export async function findViolationsInBothThemes(page: Page, choice: AxeChoice = {}): Promise<string[]> {
  const light = await findViolations(page, choice);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, { ...choice, rules: ['color-contrast'] });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}
