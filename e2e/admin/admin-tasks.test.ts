import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { signIn } from '../harness/sign-in.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();
const longJourney = { timeout: 240_000 };

async function asOwner() {
  const { page, errors } = await visit({ reducedMotion: 'reduce' });
  await signInStaff(page, 'admin', site.adminPassword);
  return { page, errors };
}

/** Creates a signed-in visitor and returns a function that calls the API with their token. */
async function asVisitor(name: string) {
  const { page } = await visit();
  await signIn(page, name);
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  const call = async (method: 'get' | 'post', path: string, data: Record<string, unknown> = {}) => {
    const address = `/api/yunyou${path}`;
    const headers = { 'user-token': token };
    const answer = await (method === 'get'
      ? page.request.get(address, { headers, params: data as Record<string, string> }) // only strings
      : page.request.post(address, { headers, data }));
    expect(answer.status(), path).toBe(200);
    // oxlint-disable-next-line typescript/no-explicit-any -- the caller knows the type of the answer
    return ((await answer.json()) as { data: any }).data;
  };
  return { page, call };
}

async function bookTour(name: string) {
  const { page, call } = await asVisitor(name);
  const lineId = 'beijing-great-wall-day';
  const { list } = await call('get', '/travel/line/departures', { id: lineId });
  const { date, priceAdult } = list.at(-1);
  const { orderNo } = await call('get', '/order/book/orderNo');
  await call('post', '/order/tour/book', {
    orderNo,
    lineId,
    date,
    travellers: [{ kind: 'adult', name, passportNumber: 'X1234567' }],
    contact: { name, email: 'desk@example.org', phone: '+447400123456' },
    total: priceAdult,
  });
  return { page, orderNo: String(orderNo) };
}

async function writeReview(name: string, text: string) {
  const { page, call } = await asVisitor(name);
  const review = { targetType: 'city', targetId: 'suzhou', stars: 4, text, travelMonth: null };
  await call('post', '/review/save', review);
  return page;
}

const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

describe('back office tasks', longJourney, () => {
  it('moves an order from payment to refund; the visitor and the audit log show every step', async () => {
    const { page: traveller, orderNo } = await bookTour('Lady Hester Stanhope');
    const { page, errors } = await asOwner();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search rows, orders, pages and actions' }).fill(orderNo);
    await page.getByRole('option', { name: `${orderNo} Lady Hester Stanhope` }).click();
    const order = page.getByRole('dialog', { name: orderNo });
    await said(page, 'passport ending in 567');
    await order.getByRole('button', { name: 'Show passport number' }).click();
    await said(page, 'passport X1234567');
    await order.getByRole('button', { name: 'Correct contact' }).click();
    const contact = page.getByRole('dialog', { name: 'Contact of the order' });
    await contact.getByLabel('E-mail').fill('no address');
    await contact.getByRole('button', { name: 'Save' }).click();
    await said(page, 'An address such as ada@example.org');
    await contact.getByLabel('E-mail').fill('hester@example.org');
    await contact.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Contact saved.');
    await said(page, 'hester@example.org');
    await order.getByLabel('Note').fill('Bank transfer of Monday');
    await order.getByRole('button', { name: 'Mark as paid' }).click();
    await said(page, 'Marked as paid.');
    await order.getByRole('button', { name: 'Confirm', exact: true }).click();
    await said(page, 'Confirmed.');
    await order.getByRole('button', { name: 'Complete' }).click();
    await page.getByText(/The tour lasts until .+; complete it then\./).waitFor();
    await order.getByLabel('Amount').fill('99999999');
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('button', { name: /^Refund CN¥99,999,999/ }).click();
    await said(page, 'at most what is left');
    await order.getByLabel('Amount').fill('12.50');
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText(/ paid, CN¥12\.50 refunded\./).waitFor();
    await page.getByText(/seats? on .+ can be booked again\./).waitFor();
    await page.getByRole('button', { name: 'Refund CN¥12.50' }).dblclick();
    await said(page, 'Refunded.');
    await order.getByText('CN¥12.50').first().waitFor();
    expect(await order.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);

    await page.goto(`/admin/systemManage/auditList?entityId=${orderNo}`);
    for (const action of ['order.show-passport', 'order.pay', 'order.confirm', 'order.refund'])
      await page.getByRole('cell', { name: action }).waitFor();
    expect(await page.getByRole('cell', { name: 'order.complete' }).count()).toBe(0);

    await traveller.goto(`/user?type=Orders&order=${orderNo}`);
    await traveller.getByText('CN¥12.50').first().waitFor();
    // Two requests were refused on purpose.
    expect(errors.filter((line) => !/status of (409|400)/.test(line))).toEqual([]);
  });

  it('enters a review received by letter, rejects several with a reason, approves one and replies in public', async () => {
    const spam = 'Buy cheap watches at my shop, best price in town.';
    const author = await writeReview('Spam One', spam);
    await writeReview('Spam Two', `${spam} Really.`);
    const { page, errors } = await asOwner();
    await page.goto('/admin/commentManage/commentList');
    await page.getByRole('link', { name: 'Enter a review' }).click();
    await page.getByRole('button', { name: 'Enter the review' }).click();
    await said(page, 'Author is missing.');
    await page.getByRole('combobox', { name: 'City' }).fill('Suzhou');
    await page.getByTitle('Suzhou 苏州').click();
    await page.getByLabel('Author').fill('Isabella Lucy Bird');
    await page.getByRole('combobox', { name: 'Received by' }).click();
    await page.getByTitle('Letter').click();
    await page.getByText('5 ★').click();
    await page.getByLabel('Text').fill('The gardens before nine, when only the gardeners are up.');
    await page.getByLabel('Month of travel').fill('2026-04');
    await page.getByRole('button', { name: 'Enter the review' }).click();
    await page.waitForURL('**/commentList?keyword=Isabella*');
    const letter = page.getByRole('article').filter({ hasText: 'Isabella Lucy Bird' });
    await letter.getByText('Came by letter, entered by admin').waitFor();

    await page.goto('/admin/commentManage/commentList?keyword=watches');
    for (const name of ['Spam One', 'Spam Two'])
      await page.getByRole('checkbox', { name: `Choose the review by ${name}` }).check();
    await page.getByRole('button', { name: 'Reject all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 2 reviews' });
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await said(page, 'Say why');
    await dialog.getByLabel('Reason').fill('Advertising is not a review.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await said(page, '2 rejected.');
    await author.goto('/destination/city?id=suzhou');
    await author.getByText('Advertising is not a review.').waitFor();

    await page.goto('/admin/commentManage/commentList?keyword=Isabella');
    await letter.getByLabel('Answer in public').fill('Thank you; the gardeners say hello.');
    await letter.getByRole('button', { name: 'Save answer' }).click();
    await said(page, 'Your answer is saved.');
    await page.getByRole('checkbox', { name: 'Choose the review by Isabella Lucy Bird' }).check();
    await page.getByRole('button', { name: 'Approve all' }).click();
    await said(page, '1 published.');
    const { page: reader } = await visit({ javaScriptEnabled: false });
    await expect
      .poll(async () => {
        await reader.goto('/destination/city?id=suzhou');
        return reader.getByText('The gardens before nine').count();
      })
      .toBe(1);
    await reader.getByText('Isabella B.').waitFor();
    await reader.getByText('sent to us by letter').waitFor();
    await reader.getByText('Thank you; the gardeners say hello.').waitFor();
    expect(await reader.getByText('watches').count()).toBe(0);

    await author.goto('/destination/city?id=suzhou');
    await author.getByRole('button', { name: 'Report the review by Isabella B.' }).click();
    await author.getByLabel('What is wrong with this review?').selectOption('unrelated');
    await author.getByRole('button', { name: 'Send report' }).click();
    await author.getByText('Our staff will check this review.').waitFor();
    await page.goto('/admin/commentManage/inbox?kind=report');
    await letter.getByText('Not about this place or tour').waitFor();
    await letter.getByRole('button', { name: 'Dismiss reports' }).click();
    await said(page, 'The reports are closed.');
    await said(page, 'All caught up.');
    expect(errors).toEqual([]);
  });

  it('creates a role for a staff member, who enables a second factor and signs in with its codes', async () => {
    const { page } = await asOwner();
    await page.goto('/admin/systemManage/staffList');
    await page.getByRole('tab', { name: 'Roles' }).click();
    await page.getByRole('button', { name: 'New role' }).click();
    const role = page.getByRole('dialog', { name: 'New role' });
    await role.getByLabel('Id', { exact: true }).fill('tag-keeper');
    await role.getByLabel('Name', { exact: true }).fill('Tag keeper');
    await role.getByRole('checkbox', { name: 'Tags: See' }).check();
    await role.getByRole('button', { name: 'Save' }).click();
    await role.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Staff' }).click();
    await page.getByRole('button', { name: 'New member' }).click();
    const member = page.getByRole('dialog', { name: 'New member of staff' });
    await member.getByLabel('Name').fill('keeper');
    await member.getByLabel('Role').click();
    await page.getByTitle('Tag keeper').click();
    const password = 'keeps-the-tags-in-order';
    await member.getByLabel('Password').fill(password);
    await member.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'keeper', exact: true }).waitFor();

    const { page: keeper } = await visit({ reducedMotion: 'reduce' });
    await signInStaff(keeper, 'keeper', password);
    const menu = keeper.getByRole('navigation', { name: 'Pages' });
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Tags', 'Inbox']);
    await keeper.goto('/admin/baseDataManage/tagsList');
    await keeper.locator('[data-code=tagsList]').waitFor();
    expect(await keeper.getByRole('button', { name: 'New tag' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Roles' }).click();
    await page
      .getByRole('row', { name: /Tag keeper/ })
      .getByRole('button', { name: 'Change' })
      .click();
    const edited = page.getByRole('dialog', { name: 'Tag keeper' });
    await edited.getByRole('checkbox', { name: 'Tags: Change' }).check();
    await edited.getByRole('button', { name: 'Save' }).click();
    await edited.waitFor({ state: 'hidden' });
    await keeper.reload();
    await keeper.getByRole('button', { name: 'New tag' }).waitFor();

    await keeper.goto('/admin/account');
    await keeper.getByRole('button', { name: 'Set up' }).click();
    await keeper.getByAltText('QR code for the authenticator app').waitFor();
    const secret = (await keeper.locator('code').first().innerText()).trim();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await keeper.getByLabel('Code from the app').fill('000000');
    await keeper.getByRole('button', { name: 'Turn on' }).click();
    await keeper.getByText('This code is not valid.').first().waitFor();
    await keeper.getByLabel('Code from the app').fill(totp.generate());
    await keeper.getByRole('button', { name: 'Turn on' }).click();
    await keeper.getByText('Write these recovery codes down now').waitFor();
    const [recovery = ''] = (await keeper.locator('code').last().innerText()).split('\n');
    await keeper.getByRole('button', { name: 'I have them' }).click();
    await keeper.getByText('On: signing in asks for a code').waitFor();

    const enter = async (code: string) => {
      await keeper.goto('/admin/login');
      await keeper.getByLabel('Name').fill('keeper');
      await keeper.getByLabel('Password').fill(password);
      await keeper.getByRole('button', { name: 'Sign in' }).click();
      await keeper.getByLabel('Code').fill(code);
      await keeper.getByRole('button', { name: 'Sign in' }).click();
    };
    await keeper.getByRole('button', { name: 'Sign out' }).click();
    await keeper.waitForURL('**/admin/login');
    await enter('123456');
    await keeper.getByText('This code is not valid.').waitFor();
    // Uses the next code, because the current one was used for the set-up.
    await enter(totp.generate({ timestamp: Date.now() + 30_000 }));
    await keeper.getByRole('button', { name: 'Sign out' }).click();
    await keeper.waitForURL('**/admin/login');
    await enter(recovery);
    await keeper.getByRole('button', { name: 'Sign out' }).waitFor();
    await keeper.getByRole('button', { name: 'Sign out' }).click();
    await keeper.waitForURL('**/admin/login');
    await enter(recovery);
    await keeper.getByText('This code is not valid.').waitFor();
  });

  it("edits a tour's itinerary: reorders days by keyboard and adds stops by name, and the site shows it", async () => {
    const { page, errors } = await asOwner();
    await page.goto('/admin/productManage/creatProduct?id=chaozhou-two-days');
    const title = (day: number) =>
      page.getByRole('listitem', { name: `Day ${day}`, exact: true }).getByLabel('Title');
    const [first, second] = [await title(1).inputValue(), await title(2).inputValue()];
    await page.getByRole('button', { name: 'Move Day 1: arrow keys or drag' }).focus();
    await page.keyboard.press('ArrowDown');
    expect([await title(1).inputValue(), await title(2).inputValue()]).toEqual([second, first]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('Move Day 2');
    await page.getByText('Day 1 is number 2 of 2 now.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Move Day 2: arrow keys or drag' }).dragTo(title(1));
    expect(await title(1).inputValue()).toBe(first);

    await title(1).fill('A first day in a new order');
    await page.getByLabel('Add a stop to day 1').fill('Terracotta Army');
    await page
      .getByTitle(/^Terracotta Army/)
      .first()
      .click();
    const stops = page.getByRole('list', { name: 'Stops of day 1' });
    await stops.getByText('Terracotta Army').waitFor();
    await page.getByRole('button', { name: 'Move Terracotta Army: arrow keys or drag' }).press('ArrowUp');
    await page.getByRole('button', { name: 'Copy day 2' }).click();
    await page.getByText('The length of the tour is 2 days, but 3 days are written here.').waitFor();
    await page.getByRole('button', { name: 'Remove day 3' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await said(page, 'Saved.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await said(page, 'Published.');
    await expect
      .poll(async () => (await page.request.get('/trip/details?line=chaozhou-two-days')).text())
      .toContain('A first day in a new order');
    expect(errors).toEqual([]);
  });
});
