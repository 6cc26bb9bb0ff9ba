import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';

const visit = useBrowser();

describe('site search', () => {
  it('opens by key, tolerates a typing error, supports arrow keys and opens the selected page', async () => {
    const { page, errors } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await whenHydrated(page);
    const opener = page.getByRole('button', { name: 'Search', exact: true }).and(page.locator('header *'));
    await opener.focus();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    const input = dialog.getByRole('combobox');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.type('forbiden city');
    const options = dialog.getByRole('option');
    await dialog.getByRole('option', { name: /^Forbidden City/ }).waitFor();
    expect(await options.first().getAttribute('aria-selected')).toBe('false');
    await page.keyboard.press('ArrowDown');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    const activeId = await input.getAttribute('aria-activedescendant');
    expect(activeId).toBe(await options.nth(1).getAttribute('id'));
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/attractions/detail?id=forbidden-city');
    expect(await dialog.count()).toBe(0);

    await page.keyboard.press('/');
    await dialog.getByRole('button', { name: 'forbiden city' }).waitFor();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.type('xjqkvw');
    await dialog.getByText('No matching data').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('restores the focus on Escape and ignores / in text fields', async () => {
    const { page } = await visit();
    await page.goto('/destination/list?keyword=suzhou', { waitUntil: 'networkidle' });
    const opener = page.locator('header').getByRole('button', { name: 'Search', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    const field = page.getByRole('combobox', { name: 'Search places' });
    await field.fill('Beijing/');
    expect(await field.inputValue()).toBe('Beijing/');
    expect(await dialog.count()).toBe(0);
    await field.fill('bing ma yong');
    await page
      .getByRole('option', { name: /^Terracotta Army/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/attractions/detail?id=terracotta-army');
  });

  it('suggests places before typing and opens the page of all results on Enter', async () => {
    const { page, errors } = await visit();
    await page.goto('/news', { waitUntil: 'networkidle' });
    await whenHydrated(page);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    await dialog.getByRole('region', { name: 'Popular' }).getByRole('link', { name: 'Beijing' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type('great wall');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?keyword=great+wall');
    expect(await dialog.count()).toBe(0);

    const kinds = page.getByRole('navigation', { name: 'Kind of result' });
    await kinds.getByRole('link', { name: /^Tours \d+$/ }).click();
    await page.waitForURL('**/search?keyword=great+wall&kind=line');
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(() => sections.allInnerTexts()).toEqual(['Tours']);
    await kinds.getByRole('link', { name: /^All \d+$/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Sights' }).waitFor();

    await kinds.getByRole('link', { name: /^Sights \d+$/ }).click();
    await page.waitForURL('**/search?keyword=great+wall&kind=spot');
    const results = page.getByRole('main').getByRole('article');
    const inChengde = results.getByRole('link', { name: 'Jinshanling Great Wall' });
    await inChengde.waitFor();
    await page.getByLabel('City').selectOption('beijing');
    await page.waitForURL('**/search?keyword=great+wall&kind=spot&city=beijing');
    await inChengde.waitFor({ state: 'detached' });
    await results.getByRole('link', { name: 'Great Wall at Mutianyu' }).waitFor();

    await page.goto('/search?keyword=xjqkvw');
    await page.getByRole('heading', { name: 'No matching data' }).waitFor();
    await page.getByRole('heading', { name: 'Popular places' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is available in the phone menu', async () => {
    const { page } = await visit({ ...phone, colorScheme: 'dark' });
    await page.goto('/faves', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    await dialog.getByRole('combobox').fill('西安');
    await dialog.getByRole('option', { name: /^Xi'an 西安/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog
      .getByRole('option', { name: /^Xi'an 西安/ })
      .first()
      .click();
    await page.waitForURL('**/destination/city?id=xian');
  });

  it('works as a plain form without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/news', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('xian wall');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?keyword=xian+wall');
    await page
      .getByRole('link', { name: /Xi'an City Wall/ })
      .first()
      .waitFor();
  });
});
