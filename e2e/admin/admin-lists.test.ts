import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();

describe('lists and commands of the back office', () => {
  it('finds a row by Ctrl-K, edits one field of all that match and one in its cell, in English and Chinese', async () => {
    const { page, errors } = await visit({ viewport: { width: 390, height: 844 } });
    await signInStaff(page, 'admin', site.adminPassword);
    await page.keyboard.press('Control+k');
    const bar = page.getByRole('combobox', { name: 'Search rows, orders, pages and actions' });
    await bar.waitFor();
    await page.keyboard.type('西安'); // the field has the focus
    await page.getByRole('option', { name: "Xi'an 西安 City" }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/editeDestination?id=xian&entity=city');
    await expect.poll(() => page.title()).toBe("Xi'an · Yunyou back office");

    await page.goto('/admin/baseDataManage/tagsList');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: /^Choose all \d+ that match$/ }).click();
    await page.getByRole('button', { name: 'Edit a field' }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit a field of \d+ rows$/ });
    await dialog.getByLabel('Field', { exact: true }).fill('Order');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Order').fill('7');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText(/^\d+ rows will change\.$/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Change \d+ rows$/ }).click();
    await page.getByText(/^\d+ rows changed\.$/).waitFor();

    await page.goto('/admin/baseDataManage/tagsList?keyword=visas&columns=order');
    await page
      .getByRole('button', { name: /^Edit order of / })
      .first()
      .click();
    await page.getByRole('spinbutton', { name: 'Order' }).fill('8');
    await page.keyboard.press('Enter');
    await page.getByText('Saved as a draft. Publish it to change the site.').waitFor();
    await page.getByRole('cell', { name: /Order: 8/ }).waitFor();

    await page.keyboard.press('Control+k');
    await bar.fill('chinese');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '标签' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(errors).toEqual([]);
  });
});
