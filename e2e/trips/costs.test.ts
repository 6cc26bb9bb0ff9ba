import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { expectFocus, phone, useBrowser } from '../harness/browser.ts';
import { onePixel, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();

describe('costs of a trip on a phone', () => {
  it('are written with a receipt without a network, split with a named traveller, settled and downloaded', async () => {
    const { page, errors } = await visit(phone);
    await openNewTrip(page, { unfold: false });
    const part = page.getByRole('region', { name: 'Costs' });
    await part.getByRole('button', { name: 'Show costs' }).click();
    await part.getByText('Travellers', { exact: true }).click();
    await part.getByLabel('Name of a traveller').fill('Bo');
    await part.getByRole('button', { name: 'Add traveller' }).click();
    await part.getByRole('button', { name: 'Remove Bo' }).waitFor();
    await part.getByText(/Saved$/).waitFor();

    await page.context().setOffline(true);
    await part.getByRole('button', { name: 'Add an expense' }).click();
    await part.getByLabel('What', { exact: true }).fill('Hotpot');
    await part.getByLabel('Amount', { exact: true }).fill('lots');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByText('Write an amount such as 128 or 12.50.').waitFor();
    await expectFocus(part.getByLabel('Amount', { exact: true }));
    await part.getByLabel('Amount', { exact: true }).fill('128.50');
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByText('You paid for everyone').waitFor();
    await expectFocus(part.getByRole('button', { name: 'Add an expense' }));
    await part.getByText('Offline: saved on this device, sent later').waitFor();
    await part.getByText('Bo pays you CN¥64.25').waitFor();
    const chooser = page.waitForEvent('filechooser');
    await part.getByRole('button', { name: 'Add a receipt to Hotpot' }).click();
    await (await chooser).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: onePixel });
    await part.getByText('receipt.png (not sent yet)').waitFor();

    await page.context().setOffline(false);
    await part.getByText(/Saved$/).waitFor();
    await part.getByText('receipt.png is added.').waitFor();
    await page.reload();
    await part.getByRole('button', { name: 'Show costs' }).click();
    await part.getByRole('button', { name: 'Open receipt.png' }).click();
    await page.getByRole('dialog').getByRole('img', { name: 'receipt.png' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await part.getByRole('button', { name: 'Mark as paid: Bo pays you CN¥64.25' }).click();
    await part.getByText('Everyone is settled up.').waitFor();
    await part.getByText('Planned and spent').click();
    await part.getByRole('row', { name: /^Meals .*CN¥128\.50$/ }).waitFor();
    await part.getByText('Currency, sharing and download').click();
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Download as CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain('Hotpot,Meals,128.50,CNY,128.50,CNY,Me,64.25,64.25');
    await part.getByRole('button', { name: 'Edit Hotpot' }).click();
    await part.getByRole('button', { name: 'Cancel' }).click();
    await expectFocus(part.getByRole('button', { name: 'Edit Hotpot' }));
    await part.getByRole('button', { name: 'Edit Hotpot' }).click();
    await part.getByRole('button', { name: 'Delete', exact: true }).click();
    await part.getByText(/^1 expense\. Saved$/).waitFor();
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  }, 120_000);
});
