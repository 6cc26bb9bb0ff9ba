import { describe, expect, it } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';

const visit = useBrowser();

const lists = [
  'baseDataManage/destinationList',
  'baseDataManage/scenicSpotList',
  'baseDataManage/tagsList',
  'commentManage/commentList',
  'contentManage/contentList',
  'contentManage/newsList',
  'productManage/productList',
];
const edits = [
  'baseDataManage/editeDestination',
  'baseDataManage/editeScenicpot',
  'baseDataManage/editeTags',
  'commentManage/creatComment',
  'contentManage/creatContent',
  'contentManage/createNews',
  'productManage/creatProduct',
];

describe('back office', () => {
  it('redirects to the login and then back to the requested page', async () => {
    const { page } = await visit();
    await page.goto('/admin/contentManage/newsList');
    await page.waitForURL('**/admin/login?back=*');
    await page.getByLabel('Name').fill('admin');
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong name or password.').waitFor();
    await page.getByLabel('Password').fill(site.adminPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin/contentManage/newsList');
    await page.locator('[data-code=newsList]').waitFor();

    for (const list of lists) {
      await page.goto(`/admin/${list}`);
      await page.locator(`[data-code=${list.split('/')[1]}]`).waitFor();
    }
    for (const edit of edits) {
      await page.goto(`/admin/${edit}?id=x`);
      await page.getByRole('button', { name: 'Back to the list' }).waitFor();
    }
    const unknown = await page.goto('/admin/baseDataManage/nowhere');
    expect(unknown?.status()).toBe(404);
    await page.getByText('Page not found').waitFor();
    await page.getByText('/admin/baseDataManage/nowhere').waitFor();

    await page.goto('/admin/baseDataManage/destinationList');
    await page
      .getByRole('cell', { name: '西安' })
      .or(page.getByRole('cell', { name: '北京' }))
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill('西安');
    await page.keyboard.press('Enter');
    await page.getByText('1 in all').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    // A list that answers after the sign-out adds the way back.
    await page.waitForURL(/\/admin\/login(\?|$)/);
    await page.goto('/admin/baseDataManage/tagsList');
    await page.waitForURL('**/admin/login?back=*');
  });

  it('is a separate bundle that public pages do not load', async () => {
    const { page } = await visit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requested.filter((path) => path.startsWith('/admin'))).toEqual([]);
  });
});
