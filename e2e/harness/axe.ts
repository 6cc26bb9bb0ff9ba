import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeChoice {
  /** Limits the check to these rules. Default: all rules. */
  rules?: string[];
  /** CSS selectors to ignore. */
  exclude?: string;
}

/** Runs axe on the current page and returns its violations as `rule: elements`. */
export async function findViolations(page: Page, { rules, exclude }: AxeChoice = {}): Promise<string[]> {
  // Skips frames and passed checks, which halves the time; our pages contain no foreign frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await (exclude ? axe.exclude(exclude) : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(' ')}`;
  });
}

/** Runs all rules in the light theme and only the colour rules in the dark theme, which differs in colours alone. */
export async function findViolationsInBothThemes(page: Page, choice: AxeChoice = {}): Promise<string[]> {
  const light = await findViolations(page, choice);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findViolations(page, { ...choice, rules: ['color-contrast'] });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}
